import { expect, test } from 'vitest';
import { barsOf } from './waveform-bars.ts';

test('bars rise and fall with the sound', () => {
  const bars = barsOf([0, 0.05, 0.5, 0.6, 0.9, 1, 0.2, 0.1], 4);
  expect(bars.indexOf(Math.max(...bars))).toBe(2);
  expect(bars.indexOf(Math.min(...bars))).toBe(0);
});

test('fewer peaks than bars are repeated', () => {
  const [first, second, third, fourth] = barsOf([0.1, 1], 4);
  expect(first).toBe(second);
  expect(third).toBe(fourth);
  expect(third).toBeGreaterThan((first ?? 0) + 0.5);
});

test('amplitudes of a long sound, which are all near the limit, still show its course', () => {
  const peaks = Array.from({ length: 1024 }, (_, at) => 0.8 + 0.09 * Math.sin(at / 40));
  const bars = barsOf(peaks, 120);
  expect(Math.max(...bars) - Math.min(...bars)).toBeGreaterThan(0.4);
});

test('an unvaried sound is an even line', () => {
  const bars = barsOf(Array(100).fill(0.7), 50);
  expect(new Set(bars).size).toBe(1);
  expect(bars[0]).toBeLessThan(0.5);
});

test('silence is still a line', () => expect(barsOf([], 3)).toEqual([0.06, 0.06, 0.06]));
