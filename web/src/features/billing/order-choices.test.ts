import { expect, test } from 'vitest';
import {
  currencyFor,
  quantitiesOf,
  type SourceOption,
  sourcesFor,
  sourceToUse,
} from './order-choices.ts';

const stripe: SourceOption = { source: 'stripe', currencies: ['MNT', 'USD'], recurring: true };
const qpay: SourceOption = { source: 'qpay', currencies: ['MNT'], recurring: false };
const simulated: SourceOption = {
  source: 'simulated',
  currencies: ['MNT', 'USD'],
  recurring: true,
};
const all = [simulated, stripe, qpay];

test('lists the payment methods of a currency, the most common first', () => {
  expect(sourcesFor(all, 'MNT')).toEqual([qpay, stripe, simulated]);
  expect(sourcesFor(all, 'USD')).toEqual([stripe, simulated]);
  expect(sourcesFor([qpay], 'USD')).toEqual([]);
});

test('keeps the choice where it fits, then the source of the active plan, then the usual one', () => {
  const mnt = sourcesFor(all, 'MNT');
  expect(sourceToUse(mnt, 'simulated', { source: 'stripe' })).toBe(simulated);
  expect(sourceToUse(mnt, null, { source: 'stripe' })).toBe(stripe);
  expect(sourceToUse(mnt, null, { source: 'trial' })).toBe(qpay);
  expect(sourceToUse(sourcesFor(all, 'USD'), 'qpay', null)).toBe(stripe);
  expect(sourceToUse([], 'qpay', null)).toBeNull();
});

test('an order has up to 12 months or 3 years', () => {
  expect(quantitiesOf({ period: 'month' })).toHaveLength(12);
  expect(quantitiesOf({ period: 'year' })).toEqual([1, 2, 3]);
});

test('a source that the shown currency does not have is chosen in its own', () => {
  expect(currencyFor(all, 'qpay', 'USD')).toEqual({ source: 'qpay', currency: 'MNT' });
  expect(currencyFor(all, 'stripe', 'USD')).toEqual({ source: 'stripe', currency: 'USD' });
  expect(currencyFor(all, 'trial', 'USD')).toBeUndefined();
  expect(currencyFor(all, undefined, 'USD')).toBeUndefined();
});
