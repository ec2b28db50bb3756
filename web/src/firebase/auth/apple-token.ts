import { OAuthProvider, revokeAccessToken, type UserCredential } from 'firebase/auth';
import { onPersonChange } from '../documents/live-cache.ts';
import { firebaseAuth } from './auth.ts';

const apple = 'apple.com';
/** How long the deletion of an account waits for Apple, in ms. */
const patienceMs = 8000;

/**
 * What Apple vouched with, for the page's lifetime only: Firebase does not keep it, and Apple wants it back when the
 * account is deleted.
 */
let held: { readonly uid: string; readonly token: string } | null = null;

function current(): string | null {
  return held !== null && held.uid === firebaseAuth().currentUser?.uid ? held.token : null;
}
onPersonChange(() => {
  if (current() === null) held = null;
});

/** Takes Apple's token out of a proof of identity; other providers' are let go. */
export function keepAppleToken(proof: UserCredential): void {
  if (proof.providerId !== apple) return;
  const token = OAuthProvider.credentialFromResult(proof)?.accessToken;
  if (token) held = { uid: proof.user.uid, token };
}

/** Whether Apple vouched for this person and can't be told of the end of the account, for want of its token. */
export function lacksAppleToken(providers: readonly string[]): boolean {
  return providers.includes(apple) && current() === null;
}

/**
 * Ends the connection at Apple. Answers whether nothing is left of it; what fails here, or takes too long, must not
 * keep an account from being deleted.
 */
export async function endAppleConnection(providers: readonly string[]): Promise<boolean> {
  if (!providers.includes(apple)) return true;
  const token = current();
  if (token === null) return false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    await Promise.race([
      revokeAccessToken(firebaseAuth(), token),
      new Promise((_, late) => {
        patience = setTimeout(() => late(new Error('Apple takes too long')), patienceMs);
      }),
    ]);
    held = null;
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(patience);
  }
}
