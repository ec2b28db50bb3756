import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  FacebookAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
} from 'firebase/auth';
import { z } from 'zod';
import { firebaseAuth } from './auth.ts';
import { AuthFailure } from './auth-error.ts';
import { type ProviderId, providerIds } from './providers.ts';

/** A provider that vouched for an e-mail which already has an account: connected once that account is proven. */
export interface PendingLink {
  readonly email: string;
  readonly providerId: ProviderId;
  readonly credential: AuthCredential;
}

// In memory: a credential is as good as a key. Only on the way through another page is it carried (see below).
let pending: PendingLink | null = null;
let linked: ProviderId | null = null;

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

export function dropPendingLink(): void {
  pending = null;
}

const carriedKey = 'duu:pending-link';
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

/** Connects what waited, now that the person has proven the account with the same e-mail to be theirs. */
export async function linkPending(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!pending || !user) return;
  const { email, credential, providerId } = pending;
  pending = null;
  if (user.email?.toLowerCase() !== email.toLowerCase()) throw new AuthFailure('user-mismatch');
  await linkWithCredential(user, credential);
  linked = providerId;
}

/** The provider that was just connected, told once. */
export function takeLinked(): ProviderId | null {
  const provider = linked;
  linked = null;
  return provider;
}
