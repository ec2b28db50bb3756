import {
  type AuthCredential,
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
} from 'firebase/auth';
import { AuthFailure } from '../auth/auth-error.ts';
import type { ProviderId } from '../auth/providers.ts';
import { type LocalUser, shownChoice } from './shown-choice.ts';

function credentialFor(id: ProviderId, user: LocalUser): AuthCredential {
  const claims = {
    sub: `${id}:${user.email}`,
    email: user.email,
    email_verified: true,
    name: user.name,
  };
  const token = JSON.stringify(claims);
  if (id === 'google.com') return GoogleAuthProvider.credential(token);
  if (id === 'facebook.com')
    // Facebook does not verify addresses: an existing account must be confirmed first, as in production.
    return FacebookAuthProvider.credential(
      JSON.stringify({ ...claims, id: claims.sub, email_verified: false }),
    );
  if (id === 'apple.com') return new OAuthProvider(id).credential({ idToken: token });
  const issued = JSON.stringify({ ...claims, iss: 'https://id.duu.local', aud: 'duu' });
  return new OAuthProvider(id).credential({ idToken: issued });
}

/**
 * Asks for an account in the chooser.
 * @throws AuthFailure `popup-closed-by-user`
 */
export async function chooseCredential(id: ProviderId): Promise<AuthCredential> {
  const user = await new Promise<LocalUser | null>((decide) =>
    shownChoice.set({ providerId: id, decide }),
  );
  shownChoice.set(null);
  if (!user) throw new AuthFailure('popup-closed-by-user');
  return credentialFor(id, user);
}
