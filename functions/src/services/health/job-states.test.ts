import { expect, test } from 'vitest';
import { jobStateOf, minutesBetween } from './job-states.ts';

test.each([
  ['* * * * *', 1],
  ['*/5 * * * *', 5],
  ['5 * * * *', 60],
  ['30 3 * * *', 24 * 60],
])('the schedule %s runs every %d minutes', (schedule, minutes) => {
  expect(minutesBetween(schedule)).toBe(minutes);
});

const now = new Date('2026-11-23T12:00:00Z');
const run = {
  endedAt: now,
  ok: true,
  result: {},
  left: 0,
  leftPaths: [],
  completeAt: null,
  reachedAt: null,
};
const ago = (minutes: number) => ({
  ...run,
  startedAt: new Date(now.getTime() - minutes * 60_000),
});

test.each([
  ['never ran', null, 'never'],
  ['ran on time', ago(20), 'ok'],
  ['did not run', ago(26), 'late'],
  ['failed', { ...ago(5), ok: false }, 'failed'],
  ['left documents', { ...ago(5), left: 2 }, 'left'],
  ['failed long ago', { ...ago(60), ok: false }, 'late'],
] as const)('a job of every 10 minutes that %s', (_, last, state) => {
  expect(jobStateOf('settleStale', last, now)).toBe(state);
});
