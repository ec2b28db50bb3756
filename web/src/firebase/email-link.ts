import {
  EmailAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInWithEmailLink,
} from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { AuthFailure, asAuthFailure } from './auth-error.ts';
import { carryPendingLink, linkPending, takeUpPendingLink } from './pending-link.ts';

const emailKey = 'duu:email-for-link';

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

/** Comes in with the link: a person who is already signed in connects it, or confirms with it. */
export async function finishEmailLink(email: string, href: string): Promise<void> {
  const address = email.trim();
  if (!isEmail(address)) throw new AuthFailure('invalid-email');
  const auth = firebaseAuth();
  try {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user) {
      const credential = EmailAuthProvider.credentialWithLink(address, href);
      const known = user.providerData.some((of) => of.providerId === 'password');
      if (known) await reauthenticateWithCredential(user, credential);
      else await linkWithCredential(user, credential);
    } else {
      await signInWithEmailLink(auth, address, href);
      takeUpPendingLink();
      await linkPending();
    }
    localStorage.removeItem(emailKey);
  } catch (error) {
    throw asAuthFailure(error);
  }
}
