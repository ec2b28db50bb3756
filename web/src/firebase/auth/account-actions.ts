import { unlink, updateProfile } from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { asAuthFailure } from './auth-error.ts';
import { endSession, refreshSession } from './session-store.ts';

/** Changes the name at the identity provider too, so that both agree. */
export async function renameUser(displayName: string): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  try {
    await updateProfile(user, { displayName });
    await refreshSession();
  } catch (error) {
    throw asAuthFailure(error);
  }
}

/** Returns what the identity provider stores about the user. */
export function signInRecord(): object | null {
  const user = firebaseAuth().currentUser;
  if (!user) return null;
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, providerData } = user;
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    providers: providerData,
    creationTime,
    lastSignInTime,
  };
}

/** Removes a sign-in method. The page does not offer it for the last one. */
export async function disconnect(providerId: string): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  try {
    await unlink(user, providerId);
    await refreshSession();
  } catch (error) {
    throw asAuthFailure(error);
  }
}

/** ms since the user last authenticated. @throws AuthFailure if the token can't be renewed */
export async function msSinceSignIn(): Promise<number> {
  const user = firebaseAuth().currentUser;
  if (!user) return Number.POSITIVE_INFINITY;
  try {
    const { authTime } = await user.getIdTokenResult();
    return Date.now() - Date.parse(authTime);
  } catch (error) {
    throw asAuthFailure(error);
  }
}

/** Signs out after the account was deleted. */
export async function signOutDeletedUser(): Promise<void> {
  await endSession();
}
