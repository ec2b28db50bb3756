// Calls the running API as a demo user, the way the web app does.
import { apiFunctionUrl } from '../project-file.ts';
import type { DemoUser } from './demo-users.ts';
import { signIn } from './sign-in.ts';

const tokens = new Map<string, Promise<string>>();

/** Returns the address of the API without Hosting, which hot reload does not run. */
export function apiAddress(): string {
  const port = Number(process.env.FUNCTIONS_EMULATOR_HOST?.split(':')[1]);
  return `${apiFunctionUrl(port)}/api/v1`;
}

/** Returns the parsed answer. @throws Error with the API's error key */
export async function callAs(
  user: DemoUser,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const token =
    tokens.get(user.email) ?? signIn(`${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, user.email);
  tokens.set(user.email, token);
  const answer = await fetch(`${apiAddress()}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} as ${user.email}: ${answer.status} ${text}`);
  return JSON.parse(text);
}
