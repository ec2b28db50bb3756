import { expect, test } from 'vitest';
import { usageOf, usedPercent } from './usage.ts';

test.each([
  [500, 0, 'plenty', 0],
  [500, 399, 'plenty', 79],
  [500, 400, 'almost', 80],
  [500, 499, 'almost', 99],
  [500, 500, 'used', 100],
  [0, 0, 'used', 100],
] as const)(
  'of %i characters %i used is %s, %i percent',
  (totalCredits, usedCredits, usage, percent) => {
    expect(usageOf({ totalCredits, usedCredits })).toBe(usage);
    expect(usedPercent({ totalCredits, usedCredits })).toBe(percent);
  },
);
