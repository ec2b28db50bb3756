import { unlink, updateProfile } from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { asAuthFailure } from './auth-error.ts';
import { endSession, refreshSession } from './session-store.ts';

/** Changes the name at the identity provider too, so that both agree. */
export async function renamePerson(displayName: string): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  try {
    await updateProfile(user, { displayName });
    await refreshSession();
  } catch (error) {
    throw asAuthFailure(error);
  }
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
export async function signedInForMs(): Promise<number> {
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
export async function leave(): Promise<void> {
  await endSession();
}
