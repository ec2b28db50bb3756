import { expect, test } from 'vitest';
import { shortTime } from './format.ts';

test('every part has its digits', () => {
  expect(shortTime(new Date(2026, 0, 5, 9, 6))).toEqual({ day: '2026-01-05', time: '09:06' });
  expect(shortTime(new Date(2026, 10, 21, 23, 56))).toEqual({ day: '2026-11-21', time: '23:56' });
});
