import { expect, test } from 'vitest';
import { moneyOf, writtenMoney } from './money.ts';

test.each([
  ['9900', 'MNT', 990_000],
  ['9,900₮', 'MNT', 990_000],
  ['₮ 59 900', 'MNT', 5_990_000],
  ['0', 'MNT', 0],
  ['2.99', 'USD', 299],
  ['$2.99', 'USD', 299],
  ['2,99', 'USD', 299],
  ['2.9', 'USD', 290],
  ['1,234.56', 'USD', 123_456],
  ['1,234', 'USD', 123_400],
  ['4.35', 'USD', 435],
  ['18', 'USD', 1800],
] as const)('%s %s', (text, currency, amount) => {
  expect(moneyOf(text, currency)).toBe(amount);
});

test.each([
  ['9900.50', 'MNT'],
  ['', 'MNT'],
  ['free', 'MNT'],
  ['-5', 'MNT'],
  ['', 'USD'],
  ['.99', 'USD'],
  ['2.999', 'USD'],
  ['2.9.9', 'USD'],
  ['-2', 'USD'],
] as const)('"%s" is not a price in %s', (text, currency) => {
  expect(moneyOf(text, currency)).toBeNull();
});

test('shown values are parsed back unchanged', () => {
  for (const amount of [0, 100, 990_000, 59_900_000])
    expect(moneyOf(writtenMoney(amount, 'MNT'), 'MNT')).toBe(amount);
  for (const amount of [0, 1, 10, 299, 18_990, 123_456])
    expect(moneyOf(writtenMoney(amount, 'USD'), 'USD')).toBe(amount);
});
