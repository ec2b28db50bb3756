import { expect, test } from 'vitest';
import type { RateCounts } from '../repositories/rate-counts.ts';
import { allowanceOf, createSharedRateLimit, guardedCounts } from './shared-rate-limit.ts';

const perMinute = 240;
const allowance = allowanceOf(perMinute);

/** Counts as a store keeps them, and how often they were asked. */
function counting() {
  const sums = new Map<string, number>();
  const asked: string[] = [];
  const counts: RateCounts = {
    async add(key, minute, requests) {
      const id = `${minute}:${key}`;
      asked.push(id);
      sums.set(id, (sums.get(id) ?? 0) + requests);
      return sums.get(id) ?? 0;
    },
  };
  return { counts, asked };
}

interface Given {
  now?: () => number;
  failed?: (cause: unknown) => void;
  timeoutMs?: number;
}

function instance(
  counts: RateCounts,
  { now = () => 0, failed = () => undefined, timeoutMs = 1_000 }: Given = {},
) {
  const guarded = guardedCounts(counts, { now, failed }, { timeoutMs, pauseMs: 10_000 });
  return createSharedRateLimit('user', { perMinute, counts: guarded, now });
}

/** The number of requests that pass, sent to the instances in turn. */
async function passing(limits: ReturnType<typeof instance>[], requests: number): Promise<number> {
  let passed = 0;
  for (let n = 0; n < requests; n++)
    if ((await limits[n % limits.length]?.count('a')) === 0) passed++;
  return passed;
}

test('one caller in a few requests does not ask the counts', async () => {
  const { counts, asked } = counting();
  expect(await passing([instance(counts)], allowance)).toBe(allowance);
  expect(asked).toEqual([]);
});

test('one instance lets exactly the limit pass and asks once per allowance', async () => {
  const { counts, asked } = counting();
  expect(await passing([instance(counts)], 3 * perMinute)).toBe(perMinute);
  expect(asked.length).toBeLessThanOrEqual(perMinute / allowance + 1);
});

test.each([2, 20])(
  '%i instances let at most one allowance each pass above the limit',
  async (n) => {
    const { counts } = counting();
    const all = Array.from({ length: n }, () => instance(counts));
    const passed = await passing(all, n * 2 * perMinute);
    expect(passed).toBeGreaterThanOrEqual(perMinute);
    expect(passed).toBeLessThanOrEqual(perMinute + n * allowance);
  },
);

test('parallel requests wait for one answer, and a refusal is not asked for again', async () => {
  const { counts, asked } = counting();
  const limits = [instance(counts), instance(counts)];
  const answers = await Promise.all(
    Array.from({ length: 4 * perMinute }, (_, n) => limits[n % 2]?.count('a')),
  );
  const passed = answers.filter((wait) => wait === 0).length;
  expect(passed).toBeLessThanOrEqual(perMinute + 2 * allowance);
  expect(passed).toBeGreaterThanOrEqual(perMinute - allowance);
  const before = asked.length;
  expect(await limits[0]?.count('a')).toBeGreaterThan(0);
  expect(asked.length).toBe(before);
});

test('a refused caller waits for the next minute, other callers do not', async () => {
  let at = 15_000;
  const { counts } = counting();
  const limits = [instance(counts, { now: () => at }), instance(counts, { now: () => at })];
  await passing(limits, perMinute + 4 * allowance);
  expect(await limits[0]?.count('a')).toBe(45);
  expect(await limits[0]?.count('b')).toBe(0);
  at = 61_000;
  expect(await limits[1]?.count('a')).toBe(0);
});

test('a request of more than the limit passes if it is the first', async () => {
  const { counts } = counting();
  const [one, other] = [instance(counts), instance(counts)];
  expect(await one.count('a', 10 * perMinute)).toBe(0);
  expect(await other.count('a', perMinute)).toBeGreaterThan(0);
});

test('a request too large for the rest of the minute does not lock out smaller ones', async () => {
  const { counts, asked } = counting();
  const [one, other] = [instance(counts), instance(counts)];
  expect(await passing([one], 200)).toBe(200);
  expect(await passing([other], allowance)).toBe(allowance);
  expect(await other.count('a', 30)).toBeGreaterThan(0);
  const before = asked.length;
  const rest = await passing([other], 30);
  expect(rest).toBeGreaterThan(0);
  expect(200 + allowance + rest).toBeLessThanOrEqual(perMinute);
  expect(asked.length).toBe(before);
});

test('without the counts each instance keeps its own limit, and asks again after a while', async () => {
  let at = 0;
  const failures: unknown[] = [];
  let asked = 0;
  const broken: RateCounts = {
    add: async () => {
      asked++;
      throw new Error('unavailable');
    },
  };
  const limit = instance(broken, { now: () => at, failed: (cause) => failures.push(cause) });
  expect(await passing([limit], 2 * perMinute)).toBe(perMinute);
  for (let n = 0; n < 3 * allowance; n++) await limit.count('b');
  expect([asked, failures.length]).toEqual([1, 1]);
  at = 61_000;
  for (let n = 0; n < 3 * allowance; n++) await limit.count('b');
  expect([asked, failures.length]).toEqual([2, 2]);
});

test('counts that do not answer hold one request back, not the next', async () => {
  const silent: RateCounts = { add: () => new Promise(() => undefined) };
  let asked = 0;
  const counts: RateCounts = {
    add: (...given) => {
      asked++;
      return silent.add(...given);
    },
  };
  const limit = instance(counts, { timeoutMs: 1 });
  expect(await passing([limit], 2 * perMinute)).toBe(perMinute);
  for (let n = 0; n < 3 * allowance; n++) expect(await limit.count('b')).toBe(0);
  expect(asked).toBe(1);
});

test('work that was charged in one instance leaves less in the others', async () => {
  const { counts } = counting();
  const [worked, other] = [instance(counts), instance(counts)];
  worked.charge('a', 0);
  worked.charge('a', 200);
  expect(await worked.count('a')).toBe(0);
  const passed = await passing([other], perMinute);
  expect(passed).toBeLessThanOrEqual(perMinute - 200 + allowance);
  expect(passed).toBeGreaterThan(0);
});
