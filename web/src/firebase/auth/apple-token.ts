import { OAuthProvider, revokeAccessToken, type UserCredential } from 'firebase/auth';
import { onUserChange } from '../documents/live-cache.ts';
import { firebaseAuth } from './auth.ts';

const apple = 'apple.com';
/** How long the deletion of an account waits for Apple, in ms. */
const timeoutMs = 8000;

/**
 * Apple's token, kept for the page's lifetime only: Firebase does not store it, and Apple requires it when the account
 * is deleted.
 */
let held: { readonly uid: string; readonly token: string } | null = null;

function current(): string | null {
  return held !== null && held.uid === firebaseAuth().currentUser?.uid ? held.token : null;
}
onUserChange(() => {
  if (current() === null) held = null;
});

/** Keeps Apple's token from a sign-in; other providers' tokens are ignored. */
export function keepAppleToken(proof: UserCredential): void {
  if (proof.providerId !== apple) return;
  const token = OAuthProvider.credentialFromResult(proof)?.accessToken;
  if (token) held = { uid: proof.user.uid, token };
}

/**
 * Returns whether the user has Apple connected, but its token is missing, so that Apple can't be told about the
 * deletion.
 */
export function lacksAppleToken(providers: readonly string[]): boolean {
  return providers.includes(apple) && current() === null;
}

/**
 * Revokes the connection at Apple. Returns whether it is gone; a failure or timeout must not keep an account from being
 * deleted.
 */
export async function endAppleConnection(providers: readonly string[]): Promise<boolean> {
  if (!providers.includes(apple)) return true;
  const token = current();
  if (token === null) return false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await Promise.race([
      revokeAccessToken(firebaseAuth(), token),
      new Promise((_, late) => {
        timer = setTimeout(() => late(new Error('Apple takes too long')), timeoutMs);
      }),
    ]);
    held = null;
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
