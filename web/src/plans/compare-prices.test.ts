import { expect, test } from 'vitest';
import { comparePrices } from './compare-prices.ts';
import { builtInPlans, type ShownPlan } from './shown-plans.ts';

const plan = (id: string): ShownPlan => {
  const found = builtInPlans.find((one) => one.id === id);
  if (!found) throw new Error(`no plan ${id}`);
  return found;
};

test('a monthly plan costs twelve times as much in a year and saves nothing', () => {
  expect(comparePrices(builtInPlans, plan('1'), 'MNT')).toEqual({
    perMonth: 990_000,
    perYear: 11_880_000,
    saving: null,
  });
});

test('a yearly plan shows its price per month and what it saves', () => {
  expect(comparePrices(builtInPlans, plan('4'), 'MNT')).toEqual({
    perMonth: 4_991_700,
    perYear: 59_900_000,
    saving: { amount: 11_980_000, percent: 16 },
  });
  expect(comparePrices(builtInPlans, plan('4'), 'USD')).toEqual({
    perMonth: 1583,
    perYear: 18_990,
    saving: { amount: 3798, percent: 16 },
  });
});

test('there is no saving without the monthly plan, or if the year is not cheaper', () => {
  const only = builtInPlans.filter(({ id }) => id !== '3');
  expect(comparePrices(only, plan('4'), 'MNT').saving).toBeNull();
  const dear = { ...plan('4'), prices: { MNT: 12 * 5_990_000, USD: 12 * 1899 } };
  expect(comparePrices([plan('3'), dear], dear, 'USD').saving).toBeNull();
});
