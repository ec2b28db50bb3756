import { type JobName, jobNames } from '@duu/contract/documents/operations';
import { jobSchedules, jobTimeZone } from '../../functions/src/job-schedules.ts';

const minuteMs = 60_000;
/** Every job runs at least once a day. */
const dayMs = 24 * 60 * minuteMs;

/**
 * Returns whether a field of a cron line matches: `*`, `*` with a step or a number, which are all that our schedules
 * use.
 */
function matches(field: string, value: number): boolean {
  if (field === '*') return true;
  const [, every, exact] = /^(?:\*\/(\d+)|(\d+))$/.exec(field) ?? [];
  if (every !== undefined) return value % Number(every) === 0;
  if (exact === undefined)
    throw new Error(`A job's schedule has ${field}, which is not read here.`);
  return value === Number(exact);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: jobTimeZone,
  hour: 'numeric',
  minute: 'numeric',
});

function isDueAt(schedule: string, at: number): boolean {
  const [minute = '', hour = '', ...days] = schedule.split(' ');
  if (days.some((field) => field !== '*')) throw new Error(`${schedule}: only daily jobs are run.`);
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
  return matches(minute, minutes) && matches(hour, hours);
}

/** The jobs that were due after `since` until `now`, also while this machine slept. */
export function dueJobs(since: Date, now: Date): JobName[] {
  const from = Math.max(since.getTime(), now.getTime() - dayMs);
  const first = Math.floor(from / minuteMs) + 1;
  const last = Math.floor(now.getTime() / minuteMs);
  const minutes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return jobNames.filter((name) =>
    minutes.some((minute) => isDueAt(jobSchedules[name], minute * minuteMs)),
  );
}
