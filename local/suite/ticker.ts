// The Functions emulator does not run scheduled functions. This calls the same jobs through the admin's API now and then,
// as the demo administrator.

import type { JobName } from '@duu/contract/documents/operations';
import { demoAdmin } from '../seed/demo-people.ts';
import { signIn } from '../seed/sign-in.ts';
import { apiFunctionUrl } from '../tools/project-file.ts';

const EVERY_MS = 60_000;
/** The jobs that people notice when they do not run. */
const jobs: readonly JobName[] = [
  'settleStale',
  'expireSubscriptions',
  'dailyFigures',
  'finishDeletions',
];
/** What runs at night elsewhere: with the first tick, then every hour, as a machine may be off at night. */
const nightly: readonly JobName[] = ['purgeExpiredAudio', 'removeOrphans'];
const TICKS_BETWEEN_NIGHTS = 60;

export function startTicker(env: Record<string, string>): { stop: () => void } {
  let ticks = 0;
  const timer = setInterval(() => {
    const isNight = ticks++ % TICKS_BETWEEN_NIGHTS === 0;
    // A job that fails is logged by the function itself; the next tick tries again.
    void runJobs(env, isNight ? [...jobs, ...nightly] : jobs).catch(() => undefined);
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

async function runJobs(env: Record<string, string>, names: readonly JobName[]): Promise<void> {
  const apiPort = Number(env.FUNCTIONS_EMULATOR_HOST?.split(':')[1]);
  const token = await signIn(`${env.FIREBASE_AUTH_EMULATOR_HOST}`, demoAdmin.email);
  for (const job of names)
    await fetch(`${apiFunctionUrl(apiPort)}/api/v1/admin/jobs/${job}/run`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
}
