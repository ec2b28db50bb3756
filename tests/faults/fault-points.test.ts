import { describe, expect, test } from 'vitest';
import { faultPoints } from '../support/faults/fault-points.ts';
import { runFaultPoint } from '../support/faults/run-fault-point.ts';

test('at least 40 faults have different names', () => {
  const names = new Set(faultPoints.map(({ name }) => name));
  expect(names.size).toBe(faultPoints.length);
  expect(names.size).toBeGreaterThanOrEqual(40);
});

// A share of them, so that each kind of failure is there: `npm run prove` has all.
const share = faultPoints.filter((_, at) => at % 4 === 0);

describe('every invariant holds, and the end is the same', () => {
  test.each(share)('$name', async (point) => {
    expect(await runFaultPoint(point)).toEqual([]);
  });
});
