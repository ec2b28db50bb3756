// The Functions emulator does not run scheduled functions. This calls the same jobs through the admin's API now and then,
// as the demo administrator.

import { demoAdmin } from '../seed/demo-people.ts';
import { signIn } from '../seed/sign-in.ts';
import { apiFunctionUrl } from '../tools/project-file.ts';

const EVERY_MS = 60_000;
/** The jobs that people notice when they do not run; the nightly one can be run from the admin pages. */
const jobs = ['settleStale', 'expireSubscriptions', 'dailyFigures'];

export function startTicker(env: Record<string, string>): { stop: () => void } {
  const timer = setInterval(() => {
    // A job that fails is logged by the function itself; the next tick tries again.
    void runJobs(env).catch(() => undefined);
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

async function runJobs(env: Record<string, string>): Promise<void> {
  const apiPort = Number(env.FUNCTIONS_EMULATOR_HOST?.split(':')[1]);
  const token = await signIn(`${env.FIREBASE_AUTH_EMULATOR_HOST}`, demoAdmin.email);
  for (const job of jobs)
    await fetch(`${apiFunctionUrl(apiPort)}/api/v1/admin/jobs/${job}/run`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
}
