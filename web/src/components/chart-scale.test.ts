import { expect, test } from 'vitest';
import { roundUp, scaleOf } from './chart-scale.ts';

test.each([
  [0, 1],
  [1, 1],
  [1.5, 2],
  [3, 3],
  [7, 8],
  [10, 10],
  [11, 15],
  [110_000, 150_000],
  [8_100, 10_000],
])('an axis for %d ends at %d', (value, expected) => {
  expect(roundUp(value)).toBe(expected);
});

test('bars start at zero, and a small one is visible', () => {
  const { max, min, zero, bars } = scaleOf([0, 1000, 500, 1]);
  expect([max, min, zero]).toEqual([1000, 0, 100]);
  expect(bars[0]).toEqual({ top: 100, height: 0 });
  expect(bars[1]).toEqual({ top: 0, height: 100 });
  expect(bars[2]).toEqual({ top: 50, height: 50 });
  expect(bars[3]?.height).toBe(1.5);
});

test('refunds are below zero', () => {
  const { max, min, zero, bars } = scaleOf([100, -100]);
  expect([max, min, zero]).toEqual([100, -100, 50]);
  expect(bars).toEqual([
    { top: 0, height: 50 },
    { top: 50, height: 50 },
  ]);
});

test('no days and quiet days have an axis too', () => {
  expect(scaleOf([]).bars).toEqual([]);
  expect(scaleOf([0, 0]).max).toBe(1);
});

test('the axis reaches a line above all bars', () => {
  expect(scaleOf([100, 50], 400)).toMatchObject({ max: 400, bars: [{ height: 25 }, {}] });
});
