import { expect, test } from 'vitest';
import { formatCount, formatDate, formatDateTime, formatDuration, formatMoney } from './format.ts';

const day = new Date(2026, 10, 20, 14, 5);

test('dates as each language writes them', () => {
  expect(formatDate(day, 'mn')).toBe('2026 оны 11-р сарын 20');
  expect(formatDate(day, 'en')).toBe('November 20, 2026');
  expect(formatDateTime(day, 'mn')).toBe('2026 оны 11-р сарын 20, 14:05');
});

test('whole tögrög, dollars with cents', () => {
  expect(formatMoney(990_000, 'MNT')).toBe('9,900₮');
  expect(formatMoney(299, 'USD')).toBe('$2.99');
});

test('counts and durations', () => {
  expect(formatCount(30_000)).toBe('30,000');
  expect(formatDuration(65_000)).toBe('1:05');
  expect(formatDuration(3_723_000)).toBe('1:02:03');
});
