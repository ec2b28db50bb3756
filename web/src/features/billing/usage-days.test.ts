import { expect, test } from 'vitest';
import { dailyShare, shownDays, usedByDay } from './usage-days.ts';

const now = new Date('2026-11-28T10:00:00Z');
const entry = (type: 'hold' | 'settle' | 'release' | 'grant', characters: number, at: string) => ({
  type,
  characters,
  at: new Date(at),
});

test('counts what conversions took on each day in Ulaanbaatar', () => {
  const days = usedByDay(
    [
      entry('hold', 70, '2026-11-28T09:00:00Z'),
      entry('settle', 40, '2026-11-28T08:00:00Z'),
      entry('release', 10, '2026-11-28T08:00:00Z'),
      // 01:30 of the 28th in Ulaanbaatar.
      entry('settle', 5, '2026-11-27T17:30:00Z'),
      entry('settle', 30, '2026-11-26T08:00:00Z'),
      entry('grant', 500, '2026-11-01T08:00:00Z'),
    ],
    now,
  );
  expect(days).toHaveLength(shownDays);
  expect(days.filter(({ characters }) => characters > 0)).toEqual([
    { date: '2026-11-26', characters: 30 },
    { date: '2026-11-28', characters: 45 },
  ]);
  expect(days[0]?.date).toBe('2026-10-30');
  expect(days.at(-1)?.date).toBe('2026-11-28');
});

test('leaves out days whose entries are not all loaded', () => {
  const days = usedByDay(
    [entry('settle', 40, '2026-11-28T08:00:00Z'), entry('settle', 1, '2026-11-26T08:00:00Z')],
    now,
    true,
  );
  expect(days.map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-28']);
});

test('a plan’s month is spread evenly over a year’s days', () => {
  expect(dailyShare({ charactersPerMonth: 100_000 })).toBe(3287);
});
