import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRequest, judge, makeWorld } from '../support/contract-requests.ts';

// A fixed seed: the same requests each time. `node tests/contract-requests.ts --count 10000` makes others.
const seed = 20261122;

test('400 requests made from the contract end as it says, and none with a fault of ours', async () => {
  const world = await makeWorld();
  const requests = fc.sample(anyRequest(world, { keepShared: true }), { numRuns: 400, seed });
  const faults: string[] = [];
  for (const made of requests) {
    const { fault } = await judge(world, made);
    if (fault !== null) faults.push(`${fault}: ${JSON.stringify(made).slice(0, 600)}`);
  }
  expect(faults).toEqual([]);
});
