import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  FacebookAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
} from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { AuthFailure } from './auth-error.ts';
import type { ProviderId } from './providers.ts';

/** A provider that vouched for an e-mail which already has an account: connected once that account is proven. */
export interface PendingLink {
  readonly email: string;
  readonly providerId: ProviderId;
  readonly credential: AuthCredential;
}

// In memory only: a credential is as good as a key, and is of no use after this page.
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
