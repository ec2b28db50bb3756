import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  FacebookAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
  type User,
} from 'firebase/auth';
import { z } from 'zod';
import { firebaseAuth } from './auth.ts';
import { AuthFailure, asAuthFailure } from './auth-error.ts';
import { carriedKey } from './kept-for-sign-in.ts';
import { type ProviderId, providerIds } from './providers.ts';

/** A provider that vouched for an e-mail which already has an account: connected once that account is proven. */
export interface PendingLink {
  readonly email: string;
  readonly providerId: ProviderId;
  readonly credential: AuthCredential;
}

// In memory: a credential is as good as a key. Only on the way through another page is it carried (see below).
let pending: PendingLink | null = null;
let outcome: LinkOutcome | null = null;

/** How it went with what waited. */
export interface LinkOutcome {
  readonly link: PendingLink;
  /** null where it is connected now; `user-mismatch` where somebody else's account was proven. */
  readonly failure: AuthFailure | null;
}

function credentialIn(error: FirebaseError): AuthCredential | null {
  return (
    OAuthProvider.credentialFromError(error) ??
    GoogleAuthProvider.credentialFromError(error) ??
    FacebookAuthProvider.credentialFromError(error)
  );
}

export function keepPendingLink(error: unknown, providerId: ProviderId): void {
  if (!(error instanceof FirebaseError)) return;
  if (error.code !== 'auth/account-exists-with-different-credential') return;
  const email = error.customData?.email;
  const credential = credentialIn(error);
  if (typeof email === 'string' && credential) pending = { email, providerId, credential };
}

export function pendingLink(): PendingLink | null {
  return pending;
}

/** Lets it wait once more: for the right account, after another one was proven. */
export function waitAgain(link: PendingLink): void {
  pending = link;
}

const carried = z.object({
  email: z.string(),
  providerId: z.enum(providerIds),
  credential: z.json(),
});

/** Before this tab leaves for a provider's page or a letter's link: kept in the tab until it is back. */
export function carryPendingLink(): void {
  if (!pending) return;
  const credential = pending.credential.toJSON();
  sessionStorage.setItem(carriedKey, JSON.stringify({ ...pending, credential }));
}

/** After this tab is back. */
export function takeUpPendingLink(): void {
  const stored = sessionStorage.getItem(carriedKey);
  sessionStorage.removeItem(carriedKey);
  if (stored === null) return;
  const { credential: json, ...of } = carried.parse(JSON.parse(stored));
  const credential = OAuthProvider.credentialFromJSON(json as object);
  pending = { ...of, credential };
}

async function connect(user: User, { email, credential }: PendingLink): Promise<void> {
  if (user.email?.toLowerCase() !== email.toLowerCase()) throw new AuthFailure('user-mismatch');
  await linkWithCredential(user, credential);
}

/**
 * Connects what waited, now that the person has proven an account. How that went is kept to be told: the person has come
 * in all the same.
 */
export async function linkPending(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!pending || !user) return;
  const link = pending;
  pending = null;
  try {
    await connect(user, link);
    outcome = { link, failure: null };
  } catch (error) {
    outcome = { link, failure: asAuthFailure(error) };
  }
}

/** How it went with what waited; told once. */
export function takeLinkOutcome(): LinkOutcome | null {
  const told = outcome;
  outcome = null;
  return told;
}
