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
  linkWithRedirect,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type User,
} from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { AuthFailure, asAuthFailure } from './auth-error.ts';
import { keepPendingLink, linkPending } from './pending-link.ts';
import type { ProviderId } from './providers.ts';

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

async function withRedirect(provider: AuthProvider, purpose: Purpose): Promise<void> {
  const resolver = browserPopupRedirectResolver;
  sessionStorage.setItem(redirectKey, purpose);
  if (purpose === 'link') await linkWithRedirect(currentUser(), provider, resolver);
  else if (purpose === 'confirm')
    await reauthenticateWithRedirect(currentUser(), provider, resolver);
  else await signInWithRedirect(firebaseAuth(), provider, resolver);
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
    if (!(error instanceof FirebaseError && popupsImpossible.includes(error.code))) throw error;
    await withRedirect(providerOf(id), purpose);
    return 'redirecting';
  }
}

/**
 * Lets a provider vouch for the person: in its own window, by redirect where windows are blocked, through the
 * chooser in a local build.
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

/** The way back from a redirect. Loads the provider's helper only if a redirect was begun. */
export async function finishRedirect(): Promise<Purpose | null> {
  const purpose = sessionStorage.getItem(redirectKey);
  if (purpose !== 'signIn' && purpose !== 'link' && purpose !== 'confirm') return null;
  sessionStorage.removeItem(redirectKey);
  try {
    await getRedirectResult(firebaseAuth(), browserPopupRedirectResolver);
    return purpose;
  } catch (error) {
    throw asAuthFailure(error);
  }
}
