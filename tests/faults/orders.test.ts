import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceFaults } from '../support/order-invariants.ts';
import { orderSequence } from '../support/order-sequence.ts';
import { runOrderSequences } from '../support/run-order-sequences.ts';

// A fixed seed: the same sequences each time. `node tests/order-sequences.ts --count 1000` uses other ones.
const seed = 20261122;

test('40 random sequences of orders, webhooks, crashes, admin actions and clock jumps keep the books correct', async () => {
  const sequences = fc.sample(orderSequence, { numRuns: 40, seed });
  const { faults, steps } = await runOrderSequences(sequences);
  expect(faults).toEqual([]);
  expect(steps).toBeGreaterThan(200);
  expect(await invoiceFaults([2031, 2032, 2033, 2034, 2035, 2036])).toEqual([]);
});
