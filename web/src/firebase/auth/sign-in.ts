import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  type AuthProvider,
  browserPopupRedirectResolver,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { keepAppleToken } from './apple-token.ts';
import { firebaseAuth } from './auth.ts';
import { AuthFailure, asAuthFailure } from './auth-error.ts';
import { authProvider } from './auth-provider.ts';
import {
  connectPending,
  keepPendingLink,
  restorePendingLink,
  storePendingLink,
} from './pending-link.ts';
import { type ProviderId, providerIds } from './providers.ts';

/** The purpose of an authentication: signing in, connecting another method, or confirming the user. */
export type Purpose = 'signIn' | 'link' | 'confirm';
export type Outcome = 'done' | 'redirecting';

const redirectKey = 'duu:redirecting';
/** Set in a local build to use a provider's own window, as in production. */
const realPopupKey = 'duu:real-popup';

function currentUser(): User {
  const user = firebaseAuth().currentUser;
  if (!user) throw new AuthFailure('user-token-expired');
  return user;
}

async function withCredential(
  credential: AuthCredential,
  purpose: Purpose,
): Promise<UserCredential> {
  if (purpose === 'link') return linkWithCredential(currentUser(), credential);
  if (purpose === 'confirm') return reauthenticateWithCredential(currentUser(), credential);
  return signInWithCredential(firebaseAuth(), credential);
}

async function withPopup(provider: AuthProvider, purpose: Purpose): Promise<UserCredential> {
  const resolver = browserPopupRedirectResolver;
  if (purpose === 'link') return linkWithPopup(currentUser(), provider, resolver);
  if (purpose === 'confirm') return reauthenticateWithPopup(currentUser(), provider, resolver);
  return signInWithPopup(firebaseAuth(), provider, resolver);
}

async function withRedirect(id: ProviderId): Promise<void> {
  sessionStorage.setItem(redirectKey, id);
  storePendingLink();
  await signInWithRedirect(firebaseAuth(), authProvider(id), browserPopupRedirectResolver);
}

const popupsImpossible = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

async function prove(id: ProviderId, purpose: Purpose): Promise<Outcome> {
  if (import.meta.env.LOCAL_BUILD && sessionStorage.getItem(realPopupKey) === null) {
    const { chooseCredential } = await import('../local/choose-credential.ts');
    keepAppleToken(await withCredential(await chooseCredential(id), purpose));
    return 'done';
  }
  try {
    keepAppleToken(await withPopup(authProvider(id), purpose));
    return 'done';
  } catch (error) {
    const isImpossible = error instanceof FirebaseError && popupsImpossible.includes(error.code);
    // A signed-in user can allow the window; signing in must work without one.
    if (!isImpossible || purpose !== 'signIn') throw error;
    await withRedirect(id);
    return 'redirecting';
  }
}

/**
 * Authenticates the user with a provider: in its own window (for signing in also by redirect, if windows are blocked),
 * or with the chooser in a local build.
 * @throws AuthFailure, `account-exists-with-different-credential` after keeping the pending connection
 */
export async function authenticateWith(id: ProviderId, purpose: Purpose): Promise<Outcome> {
  try {
    const outcome = await prove(id, purpose);
    if (purpose === 'signIn' && outcome === 'done') await connectPending();
    return outcome;
  } catch (error) {
    keepPendingLink(error, id);
    throw asAuthFailure(error);
  }
}

/**
 * Completes a redirect. Loads the provider's helper only if a redirect was started in this tab.
 * @throws AuthFailure, as `authenticateWith`
 */
export async function finishRedirect(): Promise<void> {
  const id = providerIds.find((one) => one === sessionStorage.getItem(redirectKey));
  sessionStorage.removeItem(redirectKey);
  if (!id) return;
  restorePendingLink();
  try {
    const result = await getRedirectResult(firebaseAuth(), browserPopupRedirectResolver);
    // There is no result if the user turned back on the provider's page.
    if (!result) return;
    keepAppleToken(result);
    await connectPending();
  } catch (error) {
    keepPendingLink(error, id);
    throw asAuthFailure(error);
  }
}
