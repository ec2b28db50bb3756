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
import { carryPendingLink, linkPending, takeUpPendingLink } from './pending-link.ts';

/** One @, something before it, a dot after it: the rest is for the letter to find out. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
}

/**
 * Sends a link that comes back to `callbackPath` on this site.
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
    carryPendingLink();
  } catch (error) {
    throw asAuthFailure(error);
  }
}

export function isEmailLink(href: string): boolean {
  return isSignInWithEmailLink(firebaseAuth(), href);
}

/** The address that asked for the link on this device; null on another one, where it must be asked for. */
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
    // It is an address, so what the provider means is that the link went to another one.
    throw failure.code === 'invalid-email' ? new AuthFailure('other-address') : failure;
  }
}

/**
 * Comes in with the link, also in place of who is signed in.
 * @throws AuthFailure `other-address` where the link was not sent to this one, and the SDK's own codes
 */
export function signInByLink(email: string, href: string): Promise<void> {
  return follow(email, async (address) => {
    await signInWithEmailLink(firebaseAuth(), address, href);
    takeUpPendingLink();
    await linkPending();
  });
}

/**
 * Lets the signed-in person come in by links to this address from now on. It becomes the address of the account, whatever
 * that was.
 * @throws AuthFailure as `signInByLink`, and `email-already-in-use` where it is another account's
 */
export function connectByLink(email: string, href: string): Promise<void> {
  return follow(email, async (address) => {
    const user = firebaseAuth().currentUser;
    if (!user) throw new AuthFailure('user-token-expired');
    await linkWithCredential(user, EmailAuthProvider.credentialWithLink(address, href));
  });
}
