import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [4, 'night'],
  [5, 'morning'],
  [11, 'day'],
  [18, 'evening'],
  [23, 'night'],
])('at %i', (hour, greeting) => {
  expect(greetingAt(new Date(2026, 10, 21, hour, 0))).toBe(greeting);
});
