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

/** A provider that confirmed the e-mail of an existing account: connected once the user signs in to that account. */
export interface PendingLink {
  readonly email: string;
  readonly providerId: ProviderId;
  readonly credential: AuthCredential;
}

// In memory, as a credential is as good as a key. It is stored only while another page is open (see below).
let pending: PendingLink | null = null;
let outcome: LinkOutcome | null = null;

/** The result of a pending connection. */
export interface LinkOutcome {
  readonly link: PendingLink;
  /** null if it is connected; `user-mismatch` if the user signed in to another account. */
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

/** Keeps it pending after a sign-in to another account. */
export function setPendingLink(link: PendingLink): void {
  pending = link;
}

const carried = z.object({
  email: z.string(),
  providerId: z.enum(providerIds),
  credential: z.json(),
});

/** Stores it in the tab before the page is left for a provider or an e-mail link. */
export function storePendingLink(): void {
  if (!pending) return;
  const credential = pending.credential.toJSON();
  sessionStorage.setItem(carriedKey, JSON.stringify({ ...pending, credential }));
}

/** Restores it when the tab returns. */
export function restorePendingLink(): void {
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
 * Connects a pending provider after sign-in. The result is kept to be shown later, as the sign-in itself has succeeded.
 */
export async function connectPending(): Promise<void> {
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

/** Returns the result of a pending connection, once. */
export function consumeLinkOutcome(): LinkOutcome | null {
  const result = outcome;
  outcome = null;
  return result;
}
