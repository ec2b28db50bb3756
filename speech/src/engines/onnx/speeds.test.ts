import { expect, test } from 'vitest';
import { fixedShareOf, speedsFor } from './speeds.ts';

/** A model that rounds each of 100 sounds up to whole frames, as VITS does. */
const lengthOf = (speed: number) => 100 * (3 / speed + 0.5);
const share = fixedShareOf(lengthOf(1), lengthOf(2));

test.each([0.5, 0.75, 1, 1.5, 2])('speed %d is exact within 3 %', (wanted) => {
  const { speed, tempo } = speedsFor(wanted, share);
  expect(lengthOf(speed) / tempo / (lengthOf(1) / wanted)).toBeCloseTo(1, 2);
});

test('a model that keeps to its speed is left alone', () => {
  expect(fixedShareOf(10, 5)).toBe(0);
  expect(speedsFor(2, 0)).toEqual({ speed: 2, tempo: 1 });
});
