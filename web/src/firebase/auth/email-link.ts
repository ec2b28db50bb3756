import {
  EmailAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInWithEmailLink,
} from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { AuthFailure, asAuthFailure } from './auth-error.ts';
import { emailKey } from './kept-for-sign-in.ts';
import { connectPending, restorePendingLink, storePendingLink } from './pending-link.ts';

/** One @, something before it, a dot after it; the e-mail itself verifies the rest. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
}

/**
 * Sends a link that leads back to `callbackPath` on this site.
 * @throws AuthFailure `invalid-email` and the SDK's own codes
 */
export async function sendEmailLink(email: string, callbackPath: string): Promise<void> {
  const address = email.trim();
  if (!isEmail(address)) throw new AuthFailure('invalid-email');
  try {
    await sendSignInLinkToEmail(firebaseAuth(), address, {
      url: new URL(callbackPath, location.origin).href,
      handleCodeInApp: true,
    });
    localStorage.setItem(emailKey, address);
    storePendingLink();
  } catch (error) {
    throw asAuthFailure(error);
  }
}

export function isEmailLink(href: string): boolean {
  return isSignInWithEmailLink(firebaseAuth(), href);
}

/** Returns the address that requested the link on this device; null on another one, where the user must enter it. */
export function emailForLink(): string | null {
  return localStorage.getItem(emailKey);
}

async function follow(email: string, use: (address: string) => Promise<unknown>): Promise<void> {
  const address = email.trim();
  if (!isEmail(address)) throw new AuthFailure('invalid-email');
  try {
    await use(address);
    localStorage.removeItem(emailKey);
  } catch (error) {
    const failure = asAuthFailure(error);
    // The address is valid, so the provider means that the link was sent to another one.
    throw failure.code === 'invalid-email' ? new AuthFailure('other-address') : failure;
  }
}

/**
 * Signs in with the link, replacing any signed-in user.
 * @throws AuthFailure `other-address` if the link was not sent to this one, and the SDK's own codes
 */
export function signInByLink(email: string, href: string): Promise<void> {
  return follow(email, async (address) => {
    await signInWithEmailLink(firebaseAuth(), address, href);
    restorePendingLink();
    await connectPending();
  });
}

/**
 * Adds e-mail sign-in with this address to the signed-in account. It becomes the account's address, replacing any
 * other.
 * @throws AuthFailure as `signInByLink`, and `email-already-in-use` if it belongs to another account
 */
export function connectByLink(email: string, href: string): Promise<void> {
  return follow(email, async (address) => {
    const user = firebaseAuth().currentUser;
    if (!user) throw new AuthFailure('user-token-expired');
    await linkWithCredential(user, EmailAuthProvider.credentialWithLink(address, href));
  });
}
