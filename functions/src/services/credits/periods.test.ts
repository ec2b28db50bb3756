import { expect, test } from 'vitest';
import { addMonths, billingDayOf, charactersOf, monthsOf, moveEnd } from './periods.ts';

test('a month is one, a year twelve, and the trial has no end', () => {
  expect([monthsOf('month', 3), monthsOf('year', 2), monthsOf('once', 1)]).toEqual([3, 24, null]);
});

test('characters are those of every month', () => {
  expect(charactersOf({ charactersPerMonth: 300_000, period: 'year' }, 2)).toBe(7_200_000);
  expect(charactersOf({ charactersPerMonth: 30_000, period: 'month' }, 3)).toBe(90_000);
  expect(charactersOf({ charactersPerMonth: 500, period: 'once' }, 1)).toBe(500);
});

test.each([
  ['2026-01-15T08:00:00Z', 1, undefined, '2026-02-15T08:00:00Z'],
  ['2026-01-31T08:00:00Z', 1, undefined, '2026-02-28T08:00:00Z'],
  ['2028-01-31T08:00:00Z', 1, undefined, '2028-02-29T08:00:00Z'],
  ['2026-12-31T23:59:00Z', 1, undefined, '2027-01-31T23:59:00Z'],
  ['2028-02-29T00:00:00Z', 12, undefined, '2029-02-28T00:00:00Z'],
  // The day comes back after February.
  ['2026-02-28T08:00:00Z', 1, 31, '2026-03-31T08:00:00Z'],
  ['2026-02-28T08:00:00Z', 2, 31, '2026-04-30T08:00:00Z'],
  ['2026-03-31T08:00:00Z', -1, 31, '2026-02-28T08:00:00Z'],
  ['2026-02-28T08:00:00Z', -1, 31, '2026-01-31T08:00:00Z'],
  // An end that was not clamped keeps its own day, whatever the billing day.
  ['2026-02-10T08:00:00Z', 1, 31, '2026-03-10T08:00:00Z'],
  ['2026-01-31T08:00:00Z', 1, 22, '2026-02-28T08:00:00Z'],
] as const)('%s moved by %i months with billing day %s is %s', (end, by, day, expected) => {
  expect(moveEnd(new Date(end), by, day).toISOString()).toBe(new Date(expected).toISOString());
});

test('a month after the 31st is the last day of a shorter month', () => {
  const end = addMonths(new Date('2026-01-31T08:00:00Z'), 1);
  expect(end).toEqual(new Date('2026-02-28T08:00:00Z'));
});

test('extending month by month ends like one long extension', () => {
  const start = new Date('2026-01-31T08:00:00Z');
  let end = start;
  let day: number | undefined;
  for (let month = 0; month < 14; month++) {
    day = billingDayOf(end, day);
    end = moveEnd(end, 1, day);
  }
  expect(end).toEqual(moveEnd(start, 14, undefined));
  expect(day).toBe(31);
});
