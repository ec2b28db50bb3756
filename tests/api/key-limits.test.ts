import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ApiError } from '../../functions/src/api-error.ts';
import { createRequestLimits } from '../../functions/src/http/request-limits.ts';
import { allowanceOf } from '../../functions/src/http/shared-rate-limit.ts';
import { rateCounts } from '../../functions/src/repositories/rate-counts.ts';
import { suiteDeps } from '../support/admin.ts';

const everyone = 1_000_000;
const terms = { keys: 2, perKey: 60, perAccount: 80, atOnce: 4 };
const now = Date.now();

/** The limits of an instance of the API, over the suite's Firestore. */
function instance() {
  const perMinute = {
    user: everyone,
    address: everyone,
    sharedAddress: everyone,
    unauthenticated: everyone,
    network: everyone,
    clientErrors: everyone,
    tryNetwork: everyone,
    tryAll: everyone,
  };
  const failed = (cause: unknown) => {
    throw cause;
  };
  const counts = rateCounts(suiteDeps());
  // A slow machine must not look like an outage.
  const waits = { timeoutMs: 60_000, pauseMs: 0 };
  return createRequestLimits(() => now, { behindGoogle: true, perMinute, counts, failed, waits });
}

test('limits of a key and of its account hold over two instances', async () => {
  const instances = [instance(), instance()];
  const uid = randomUUID();
  /** Sends requests to the instances in turn. Returns how many passed. */
  const passing = async (keyId: string, requests: number) => {
    let passed = 0;
    for (let n = 0; n < requests; n++)
      try {
        await instances[n % 2]?.countKey({ uid, keyId, scopes: ['speak'], terms });
        passed++;
      } catch (error) {
        expect(error instanceof ApiError && error.key).toBe('request.too_many');
      }
    return passed;
  };
  const byKey = await passing('first', 70);
  // Each instance may let a few pass before it asks for the sum.
  expect(byKey).toBeGreaterThanOrEqual(terms.perKey);
  expect(byKey).toBeLessThanOrEqual(terms.perKey + 2 * allowanceOf(terms.perKey));
  // What was refused counts for the account too, so that a program that goes on does not stay below it.
  const bySecond = await passing('second', 60);
  expect(bySecond).toBeGreaterThan(0);
  expect(byKey + bySecond).toBeLessThanOrEqual(
    terms.perAccount + 2 * allowanceOf(terms.perAccount),
  );
});
