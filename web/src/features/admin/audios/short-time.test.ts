import { expect, test } from 'vitest';
import { shortTime } from './short-time.ts';

test('every part has its digits', () => {
  expect(shortTime(new Date(2026, 0, 5, 9, 6))).toBe('2026-01-05 09:06');
  expect(shortTime(new Date(2026, 10, 21, 23, 56))).toBe('2026-11-21 23:56');
});
