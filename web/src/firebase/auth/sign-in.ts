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
  carryPendingLink,
  keepPendingLink,
  linkPending,
  takeUpPendingLink,
} from './pending-link.ts';
import { type ProviderId, providerIds } from './providers.ts';

/** What a proof of identity is for: to come in, to connect another way in, to confirm that it is still you. */
export type Purpose = 'signIn' | 'link' | 'confirm';
export type Outcome = 'done' | 'redirecting';

const redirectKey = 'duu:redirecting';
/** Set in a local build to walk the way through a provider's own window, as production does. */
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
  carryPendingLink();
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
    // Who is signed in can allow the window. Coming in must work without one.
    if (!isImpossible || purpose !== 'signIn') throw error;
    await withRedirect(id);
    return 'redirecting';
  }
}

/**
 * Lets a provider vouch for the person: in its own window (to come in also by redirect, where windows are blocked),
 * through the chooser in a local build.
 * @throws AuthFailure, `account-exists-with-different-credential` after keeping what is to be linked
 */
export async function proveWith(id: ProviderId, purpose: Purpose): Promise<Outcome> {
  try {
    const outcome = await prove(id, purpose);
    if (purpose === 'signIn' && outcome === 'done') await linkPending();
    return outcome;
  } catch (error) {
    keepPendingLink(error, id);
    throw asAuthFailure(error);
  }
}

/**
 * The way back from a redirect. Loads the provider's helper only if a redirect was begun in this tab.
 * @throws AuthFailure, as `proveWith`
 */
export async function finishRedirect(): Promise<void> {
  const id = providerIds.find((one) => one === sessionStorage.getItem(redirectKey));
  sessionStorage.removeItem(redirectKey);
  if (!id) return;
  takeUpPendingLink();
  try {
    const result = await getRedirectResult(firebaseAuth(), browserPopupRedirectResolver);
    // Nothing comes back where the person has turned round at the provider's page.
    if (!result) return;
    keepAppleToken(result);
    await linkPending();
  } catch (error) {
    keepPendingLink(error, id);
    throw asAuthFailure(error);
  }
}
