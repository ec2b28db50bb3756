import { expect, test } from 'vitest';
import { charactersOf, periodEnd } from './grant-plan.ts';

test.each([
  ['2026-01-15T08:00:00Z', 'month', '2026-02-15T08:00:00Z'],
  ['2026-01-31T08:00:00Z', 'month', '2026-02-28T08:00:00Z'],
  ['2028-02-29T00:00:00Z', 'year', '2029-02-28T00:00:00Z'],
  ['2026-12-31T23:59:00Z', 'month', '2027-01-31T23:59:00Z'],
] as const)('%s and a %s is %s', (from, period, to) => {
  expect(periodEnd(new Date(from), period)?.toISOString()).toBe(new Date(to).toISOString());
});

test('the trial has no end and one lot of characters, a year has twelve', () => {
  expect(periodEnd(new Date(), 'once')).toBeNull();
  expect(charactersOf({ charactersPerMonth: 500, period: 'once' })).toBe(500);
  expect(charactersOf({ charactersPerMonth: 300_000, period: 'year' })).toBe(3_600_000);
});
