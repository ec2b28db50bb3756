// The Functions emulator does not run scheduled functions. This calls the same jobs through the admin's API now and then,
// as the demo administrator.
import { demoPassword } from '../seed/demo-people.ts';

const EVERY_MS = 60_000;
/** The jobs that people notice when they do not run; the daily ones can be run from the admin pages. */
const jobs = ['settleStale', 'expireSubscriptions'];

export function startTicker(env: Record<string, string>): { stop: () => void } {
  const timer = setInterval(() => {
    // A job that fails is logged by the function itself; the next tick tries again.
    void runJobs(env).catch(() => undefined);
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

async function runJobs(env: Record<string, string>): Promise<void> {
  const token = await signIn(`${env.FIREBASE_AUTH_EMULATOR_HOST}`);
  for (const job of jobs)
    await fetch(`${env.DUU_BASE_URL}/api/v1/admin/jobs/${job}/run`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
}

async function signIn(authHost: string): Promise<string> {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'admin@demo.duu',
      password: demoPassword,
      returnSecureToken: true,
    }),
  });
  const { idToken } = (await answer.json()) as { idToken?: string };
  if (!idToken) throw new Error('The demo administrator cannot sign in.');
  return idToken;
}
