import { expect, test } from 'vitest';
import { daysLeft, isEndingSoon } from './days-left.ts';

const now = new Date('2026-11-21T10:00:00Z');
test.each([
  ['2026-11-21T09:59:59Z', 0, true],
  ['2026-11-21T10:00:01Z', 1, true],
  ['2026-11-28T10:00:00Z', 7, true],
  ['2026-11-28T10:00:01Z', 8, false],
])('%s', (end, days, soon) => {
  expect(daysLeft(new Date(end), now)).toBe(days);
  expect(isEndingSoon(days)).toBe(soon);
});
