import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

test('the parts have every row once, in order', () => {
  expect(inParts(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { from: 1, rows: ['a', 'b'] },
    { from: 3, rows: ['c', 'd'] },
    { from: 5, rows: ['e'] },
  ]);
  expect(inParts([], 2)).toEqual([]);
});
