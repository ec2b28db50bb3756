import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type User,
} from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { AuthFailure, asAuthFailure } from './auth-error.ts';
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

function providerOf(id: ProviderId): AuthProvider {
  if (id === 'google.com') return new GoogleAuthProvider();
  if (id === 'facebook.com') return new FacebookAuthProvider();
  const provider = new OAuthProvider(id);
  if (id === 'apple.com') {
    provider.addScope('email');
    provider.addScope('name');
  }
  return provider;
}

function currentUser(): User {
  const user = firebaseAuth().currentUser;
  if (!user) throw new AuthFailure('user-token-expired');
  return user;
}

async function withCredential(credential: AuthCredential, purpose: Purpose): Promise<void> {
  if (purpose === 'link') await linkWithCredential(currentUser(), credential);
  else if (purpose === 'confirm') await reauthenticateWithCredential(currentUser(), credential);
  else await signInWithCredential(firebaseAuth(), credential);
}

async function withPopup(provider: AuthProvider, purpose: Purpose): Promise<void> {
  const resolver = browserPopupRedirectResolver;
  if (purpose === 'link') await linkWithPopup(currentUser(), provider, resolver);
  else if (purpose === 'confirm') await reauthenticateWithPopup(currentUser(), provider, resolver);
  else await signInWithPopup(firebaseAuth(), provider, resolver);
}

async function withRedirect(id: ProviderId): Promise<void> {
  sessionStorage.setItem(redirectKey, id);
  carryPendingLink();
  await signInWithRedirect(firebaseAuth(), providerOf(id), browserPopupRedirectResolver);
}

const popupsImpossible = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

async function prove(id: ProviderId, purpose: Purpose): Promise<Outcome> {
  if (import.meta.env.LOCAL_BUILD && sessionStorage.getItem(realPopupKey) === null) {
    const { chooseCredential } = await import('./local/choose-credential.ts');
    await withCredential(await chooseCredential(id), purpose);
    return 'done';
  }
  try {
    await withPopup(providerOf(id), purpose);
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
    if (result) await linkPending();
  } catch (error) {
    keepPendingLink(error, id);
    throw asAuthFailure(error);
  }
}
