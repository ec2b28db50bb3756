import { expect, test } from 'vitest';
import { addDays, day, dayOf, daysBetween, startOfDay } from './day.ts';

test.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
])('%s is %s in Ulaanbaatar', (at, expected) => {
  expect(dayOf(new Date(at))).toBe(expected);
});

test('a day begins at local midnight', () => {
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
});

test('days are counted over months and leap years, both ends included', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(daysBetween('2026-12-30', '2026-12-29')).toEqual([]);
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '20261101', '2026-11-20T00:00:00Z', ''])(
  '%s is not a day',
  (value) => {
    expect(day.safeParse(value).success).toBe(false);
  },
);
