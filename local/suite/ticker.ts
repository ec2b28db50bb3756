// The Functions emulator runs no schedules, so this calls the scheduled functions as Cloud Scheduler does. Calling the
// admins' API instead would add an entry to the audit log on each run.

import { type JobName, jobNames } from '@duu/contract/documents/operations';
import { region } from '../../functions/src/region.ts';
import { projectId } from '../project-file.ts';
import { dueJobs } from './due-jobs.ts';

const minuteMs = 60_000;
let reloads = 0;

/** Runs every job once, as the machine may have been off when they were due, and then on their schedules. */
export function startTicker(
  env: Record<string, string>,
  { everyMs = minuteMs, now = () => new Date() } = {},
): { stop: () => void } {
  let lastAt: Date | null = null;
  const timer = setInterval(() => {
    const at = now();
    const due = lastAt === null ? jobNames : dueJobs(lastAt, at);
    lastAt = at;
    // The function logs a failed job itself; it runs again when it is due.
    void runJobs(env, due).catch(() => undefined);
  }, everyMs);
  return { stop: () => clearInterval(timer) };
}

/** Number of reloads, which the emulator appends to the name of a scheduled function. */
const lastOf = (list: string, trigger: string) =>
  [...list.matchAll(new RegExp(`\\b${trigger}-(\\d+)\\b`, 'g'))].at(-1)?.[1];

async function runJobs(env: Record<string, string>, names: readonly JobName[]): Promise<void> {
  const port = Number(env.FUNCTIONS_EMULATOR_HOST?.split(':')[1]);
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
