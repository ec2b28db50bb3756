import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jobNames } from '@duu/contract/documents/operations';
import { expect, test } from 'vitest';
import { jobSchedules } from '../../functions/src/job-schedules.ts';
import { dueJobs } from './due-jobs.ts';
import { startTicker } from './ticker.ts';

/** A time of one day in Ulaanbaatar, which is eight hours ahead. */
const at = (time: string) => new Date(`2026-11-23T${time}+08:00`);

test.each([
  ['03:29:30', '03:30:30', ['purgeExpiredAudio', 'settleStale']],
  ['04:29:59', '04:30:00', ['removeOrphans', 'expireSubscriptions']],
  ['09:59:00', '10:00:10', ['remindUsers', 'reconcileOrders', 'finishDeletions']],
  ['12:04:59', '12:05:59', ['dailyFigures']],
])('from %s to %s the due jobs are run', (since, now, expected) => {
  expect(dueJobs(at(since), at(now))).toEqual(expect.arrayContaining(['sendMails', ...expected]));
});

test('a job runs once for its time, and not before', () => {
  expect(dueJobs(at('03:28:00'), at('03:29:59'))).toEqual(['sendMails', 'sendWebhooks']);
  expect(dueJobs(at('03:30:30'), at('03:30:59'))).toEqual([]);
  expect(dueJobs(at('03:30:30'), at('03:31:30'))).toEqual(['sendMails', 'sendWebhooks']);
});

test('every job is due in a day, also after days of sleep', () => {
  expect(dueJobs(at('11:00:00'), new Date(at('11:00:00').getTime() + 86_400_000))).toEqual(
    jobNames,
  );
  expect(dueJobs(new Date(0), at('12:00:00'))).toEqual(jobNames);
  expect(Object.keys(jobSchedules).sort()).toEqual([...jobNames].sort());
});

test('the launcher runs every job at its start, then those that are due', async () => {
  const asked: string[] = [];
  let arrive = () => {};
  const server = createServer((request, response) => {
    asked.push(request.url?.split('-').at(-2) ?? '');
    response.end();
    arrive();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const count = (wanted: number) =>
    new Promise<void>((done) => {
      arrive = () => {
        if (asked.length >= wanted) done();
      };
      arrive();
    });
  let now = at('03:29:30');
  const { port } = server.address() as AddressInfo;
  const env = { FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${port}` };
  const ticker = startTicker(env, { everyMs: 5, now: () => now });
  try {
    await count(jobNames.length);
    expect([...asked].sort()).toEqual([...jobNames].sort());
    now = at('03:30:30');
    await count(jobNames.length + dueJobs(at('03:29:30'), now).length);
    expect(asked.slice(jobNames.length)).toContain('purgeExpiredAudio');
  } finally {
    ticker.stop();
    server.close();
  }
});
