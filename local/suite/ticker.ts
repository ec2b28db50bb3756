// The Functions emulator runs no schedules. This asks it for the scheduled functions now and then, as Cloud Scheduler does
// elsewhere: through the admins' API each run would be an entry in the audit log.

import type { JobName } from '@duu/contract/documents/operations';
import { apiRegion, projectId } from '../project-file.ts';

const EVERY_MS = 60_000;
/** The jobs that people notice when they do not run. */
const jobs: readonly JobName[] = [
  'settleStale',
  'expireSubscriptions',
  'dailyFigures',
  'finishDeletions',
  'reconcileOrders',
  'sendMails',
];
/** What runs at night elsewhere: with the first tick, then every hour, as a machine may be off at night. */
const nightly: readonly JobName[] = ['purgeExpiredAudio', 'removeOrphans', 'remindPeople'];
const TICKS_BETWEEN_NIGHTS = 60;
let reloads = 0;

export function startTicker(env: Record<string, string>): { stop: () => void } {
  let ticks = 0;
  const timer = setInterval(() => {
    const isNight = ticks++ % TICKS_BETWEEN_NIGHTS === 0;
    // A job that fails is logged by the function itself; the next tick tries again.
    void runJobs(env, isNight ? [...jobs, ...nightly] : jobs).catch(() => undefined);
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** How often the functions were reloaded, which the emulator puts behind the name of a scheduled one. */
const lastOf = (list: string, trigger: string) =>
  [...list.matchAll(new RegExp(`\\b${trigger}-(\\d+)\\b`, 'g'))].at(-1)?.[1];

async function runJobs(env: Record<string, string>, names: readonly JobName[]): Promise<void> {
  const port = Number(env.FUNCTIONS_EMULATOR_HOST?.split(':')[1]);
  const region = apiRegion();
  const run = (trigger: string) =>
    fetch(`http://127.0.0.1:${port}/functions/projects/${projectId}/triggers/${trigger}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scheduleTime: new Date().toISOString() }),
    });
  for (const name of names) {
    const trigger = `${region}-${name}`;
    const answer = await run(`${trigger}-${reloads}`);
    const text = await answer.text();
    if (answer.status !== 404) continue;
    const found = lastOf(text, trigger);
    if (found === undefined) throw new Error(`The Functions emulator has no ${trigger}.`);
    reloads = Number(found);
    await (await run(`${trigger}-${reloads}`)).text();
  }
}
