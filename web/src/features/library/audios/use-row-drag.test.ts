import { expect, test } from 'vitest';
import { shiftOf } from './use-row-drag.ts';

test.each([
  ['down', { from: 1, to: 3, by: 150 }, [0, 150, -80, -80, 0]],
  ['up', { from: 3, to: 1, by: -150 }, [0, 80, 80, -150, 0]],
  ['nowhere', { from: 2, to: 2, by: 20 }, [0, 0, 20, 0, 0]],
])('rows make room for one that is dragged %s', (_, drag, wanted) => {
  expect([0, 1, 2, 3, 4].map((index) => shiftOf(index, drag, 80))).toEqual(wanted);
  expect(shiftOf(1, null, 80)).toBe(0);
});
