import { expect, test } from 'vitest';
import {
  allowanceOf,
  createSharedRateLimit,
  guardedCounts,
} from '../../functions/src/http/shared-rate-limit.ts';
import { rateCounts } from '../../functions/src/repositories/rate-counts.ts';
import { suiteDeps } from '../support/admin.ts';

const perMinute = 200;
/** Stands still, so that all requests are in one minute. */
const now = () => 1_800_000_000_000;

/** A limit with its own memory, as in an instance of its own, whose counts are in Firestore. */
function instance(name: string, failures: unknown[]) {
  const guarded = guardedCounts(
    rateCounts(suiteDeps()),
    { now, failed: (cause) => failures.push(cause) },
    { timeoutMs: 30_000, pauseMs: 0 },
  );
  return createSharedRateLimit(name, { perMinute, counts: guarded, now });
}

test('two instances let a caller pass as often as one, but for an allowance each', async () => {
  const failures: unknown[] = [];
  const name = `test-${crypto.randomUUID()}`;
  const limits = [instance(name, failures), instance(name, failures)];
  const waits = await Promise.all(
    limits.flatMap((limit) => Array.from({ length: perMinute }, () => limit.count('caller'))),
  );
  const passed = waits.filter((wait) => wait === 0).length;
  const allowance = allowanceOf(perMinute);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThanOrEqual(perMinute - 2 * allowance);
  expect(passed).toBeLessThanOrEqual(perMinute + 2 * allowance);
  // An instance that starts now has no memory of this caller: it gives one allowance and no more.
  const late = instance(name, failures);
  const more = await Promise.all(Array.from({ length: perMinute }, () => late.count('caller')));
  expect(more.filter((wait) => wait === 0)).toHaveLength(allowance);
  expect(await late.count('another')).toBe(0);
});
