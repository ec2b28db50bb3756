import { z } from 'zod';
import { demoPassword } from './demo-users.ts';

const signedIn = z.object({ idToken: z.string() });

/** Returns an identity token of a demo user from the Auth emulator at `host` (`127.0.0.1:9099`). */
export async function signIn(host: string, email: string): Promise<string> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
  });
  return signedIn.parse(await answer.json()).idToken;
}
