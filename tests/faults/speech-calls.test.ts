import { apiTermsOf } from '@duu/contract/api-terms';
import { limits } from '@duu/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { spendingStateOf } from '../../functions/src/services/credits/active-subscription.ts';
import { settleStale } from '../../functions/src/services/jobs/settle-stale.ts';
import { closeCall } from '../../functions/src/services/speech-calls/close-call.ts';
import { openCall } from '../../functions/src/services/speech-calls/open-call.ts';
import { suiteDeps } from '../support/admin.ts';
import { faultsOfUser } from '../support/invariants.ts';
import { spent } from '../support/speech-calls.ts';
import { newProUser, type TestUser } from '../support/users.ts';

const deps = suiteDeps();
const terms = apiTermsOf({ tier: 'pro' });
let user: TestUser;
beforeEach(async () => {
  user = await newProUser();
});

async function open(repetition: { isRetry?: boolean; key?: string | null; body?: unknown } = {}) {
  const { documents } = deps;
  const nomin = (await documents.speaker('nomin').get()).data();
  if (!nomin) throw new Error('The speakers are not seeded.');
  return openCall(
    deps,
    { uid: user.uid, keyId: 'k', scopes: ['speak'], terms },
    {
      speaker: { ...nomin, id: 'nomin' },
      segments: [],
      voices: new Map(),
      characters: 100,
      spending: await spendingStateOf(deps, user.uid),
      repetition: { isRetry: false, key: null, body: 'text', ...repetition },
    },
  );
}

const end = {
  delivered: 0,
  outcome: 'left',
  error: null,
  firstSoundMs: 1,
  fallback: null,
} as const;
const close = (call: Awaited<ReturnType<typeof open>>, change: object) =>
  closeCall(deps, user.uid, call, { ...end, ...change });

test('a crash leaves a hold, which the job releases', async () => {
  await open();
  expect(await spent(user)).toEqual({ used: 0, held: 100 });
  await settleStale({ ...deps, now: () => new Date(Date.now() + limits.holdMs + 1000) });
  expect(await spent(user)).toEqual({ used: 0, held: 0 });
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

test('a retry takes over a hold whose attempt has not ended, and both together are charged once', async () => {
  const first = await open();
  const second = await open({ isRetry: true });
  expect(second).toEqual({ callId: first.callId, attempt: 2 });
  expect(await spent(user)).toEqual({ used: 0, held: 100 });
  await close(first, { delivered: 60 });
  expect(await spent(user)).toEqual({ used: 0, held: 100 });
  await close(second, { delivered: 30 });
  expect(await spent(user)).toEqual({ used: 60, held: 0 });
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

test('an attempt that plays on after its retry has left is charged', async () => {
  const first = await open();
  const second = await open({ isRetry: true });
  await close(second, { delivered: 5 });
  expect(await spent(user)).toEqual({ used: 0, held: 100 });
  await close(first, { delivered: 100, outcome: 'complete' });
  expect(await spent(user)).toEqual({ used: 100, held: 0 });
  const third = await open({ isRetry: true });
  await close(await open({ isRetry: true }), { delivered: 100, outcome: 'complete' });
  await close(third, { delivered: 70 });
  await close(third, { delivered: 80 });
  expect(await spent(user)).toEqual({ used: 100, held: 0 });
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

test('what an attempt was heard for is charged, also if the retry fails by our fault', async () => {
  const first = await open();
  const second = await open({ isRetry: true });
  await close(first, { delivered: 60 });
  await close(second, { outcome: 'failed', error: 'tts_request_failed' });
  expect(await spent(user)).toEqual({ used: 60, held: 0 });
});

test('the job ends a call whose first attempt died, by what its retry owes', async () => {
  await open();
  await close(await open({ isRetry: true }), { delivered: 30 });
  expect(await spent(user)).toEqual({ used: 0, held: 100 });
  await settleStale({ ...deps, now: () => new Date(Date.now() + limits.holdMs + 1000) });
  expect(await spent(user)).toEqual({ used: 30, held: 0 });
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

test('a retry after the end owes the rest only', async () => {
  await close(await open(), { delivered: 40 });
  const again = await open({ isRetry: true });
  expect(await spent(user)).toEqual({ used: 40, held: 60 });
  await close(again, { delivered: 100, outcome: 'complete' });
  expect(await spent(user)).toEqual({ used: 100, held: 0 });
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

test('a retry after the end that is left owes what it was heard for beyond the first attempt', async () => {
  await close(await open(), { delivered: 40 });
  await close(await open({ isRetry: true }), { delivered: 70 });
  expect(await spent(user)).toEqual({ used: 70, held: 0 });
});

test('the same text without a sign of a retry is another call', async () => {
  await close(await open(), { delivered: 100, outcome: 'complete' });
  await close(await open(), { delivered: 100, outcome: 'complete' });
  expect(await spent(user)).toEqual({ used: 200, held: 0 });
});

test('retries end after four attempts', async () => {
  for (let at = 0; at < 5; at++) {
    await close(await open({ isRetry: true }), { delivered: 100, outcome: 'complete' });
  }
  expect(await spent(user)).toEqual({ used: 200, held: 0 });
});

test('an idempotency key stands for its body', async () => {
  const key = 'mine';
  const first = await open({ key });
  await expect(open({ key, body: 'another text' })).rejects.toThrow('request.invalid');
  await close(first, { delivered: 100, outcome: 'complete' });
  await close(await open({ key }), { delivered: 100, outcome: 'complete' });
  expect(await spent(user)).toEqual({ used: 100, held: 0 });
});

test('a failure of ours is free, and one by the text is charged for what was heard', async () => {
  await close(await open(), { delivered: 50, outcome: 'failed', error: 'tts_request_failed' });
  expect(await spent(user)).toEqual({ used: 0, held: 0 });
  const tooLong = { delivered: 50, outcome: 'failed', error: 'max_sound_seconds_exceeded' };
  await close(await open(), tooLong);
  expect(await spent(user)).toEqual({ used: 50, held: 0 });
});

test('calls that nobody hears are charged when they become many', async () => {
  for (let at = 0; at < limits.cancelledConversions.max; at++) await close(await open(), {});
  expect(await spent(user)).toEqual({ used: 0, held: 0 });
  await close(await open(), {});
  expect(await spent(user)).toEqual({ used: 100, held: 0 });
});

test('the plan says how many calls run at the same time', async () => {
  const opened = await Promise.allSettled(Array.from({ length: 22 }, () => open()));
  const refused = opened.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(22 - terms.atOnce);
  expect(String(Object.values(refused[0] ?? {})[1])).toContain('too_many_conversions');
});
