import type { Health, JobState } from '@duu/contract/calls/admin-health';
import { type Job, type JobName, jobNames } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';
import { jobSchedules } from '../../job-schedules.ts';

/** The minutes between two runs of a schedule: each or some minutes, once an hour or once a day. */
export function minutesBetween(schedule: string): number {
  const [minute = '', hour = ''] = schedule.split(' ');
  if (hour !== '*') return 24 * 60;
  if (minute === '*') return 1;
  return minute.startsWith('*/') ? Number(minute.slice(2)) : 60;
}

/** A run is stored when it ends, which may be 9 minutes after its start. */
const graceMinutes = 15;

export function jobStateOf(name: JobName, run: Job | null, now: Date): JobState {
  if (run === null) return 'never';
  const minutes = (now.getTime() - run.startedAt.getTime()) / 60_000;
  if (minutes > minutesBetween(jobSchedules[name]) + graceMinutes) return 'late';
  if (!run.ok) return 'failed';
  return run.left > 0 ? 'left' : 'ok';
}

/** Lists all jobs with their last run; null if there was none. */
export async function lastRuns({
  documents,
}: Deps): Promise<{ name: JobName; lastRun: Job | null }[]> {
  return Promise.all(
    jobNames.map(async (name) => ({
      name,
      lastRun: (await documents.job(name).get()).data() ?? null,
    })),
  );
}

export async function jobStates(deps: Deps): Promise<Health['jobs']> {
  const now = deps.now();
  return (await lastRuns(deps)).map(({ name, lastRun }) => ({
    name,
    state: jobStateOf(name, lastRun, now),
    startedAt: lastRun?.startedAt ?? null,
  }));
}
