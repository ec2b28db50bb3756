import { expect, test } from 'vitest';
import { barsOf } from './waveform-bars.ts';

test('takes the loudest of each stretch', () => {
  expect(barsOf([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
});
test('fewer peaks than bars are repeated', () =>
  expect(barsOf([0.5, 1], 4)).toEqual([0.5, 0.5, 1, 1]));
test('silence is still a line', () => expect(barsOf([], 3)).toEqual([0.06, 0.06, 0.06]));
