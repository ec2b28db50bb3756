import { expect, test } from 'vitest';
import { barsPath } from './bars-path.ts';

test('a bar is a stroke whose round caps reach to its ends', () => {
  expect(barsPath([{ x: 3, top: 10, bottom: 30 }], 4)).toBe('M3 12v16');
});

test('a bar that is shorter than its caps is a dot in its middle', () => {
  expect(barsPath([{ x: 3, top: 23, bottom: 25 }], 4)).toBe('M3 24v0');
});

test('bars follow one another, with at most one digit after the point', () => {
  const bars = [
    { x: 1.25, top: 0, bottom: 10.123 },
    { x: 7, top: 1, bottom: 9 },
  ];
  expect(barsPath(bars, 2)).toBe('M1.3 1v8.1M7 2v6');
});
