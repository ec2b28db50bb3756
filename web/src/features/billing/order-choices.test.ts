import { expect, test } from 'vitest';
import { choiceOf, quantitiesOf, type SourceOption, sourcesInOrder } from './order-choices.ts';

const stripe: SourceOption = { source: 'stripe', currencies: ['MNT', 'USD'], recurring: true };
const qpay: SourceOption = { source: 'qpay', currencies: ['MNT'], recurring: false };
const simulated: SourceOption = {
  source: 'simulated',
  currencies: ['MNT', 'USD'],
  recurring: true,
};
const all = [simulated, stripe, qpay];

test('lists all payment methods, those of the currency and the most common first', () => {
  expect(sourcesInOrder(all, 'MNT')).toEqual([qpay, stripe, simulated]);
  expect(sourcesInOrder(all, 'USD')).toEqual([stripe, simulated, qpay]);
});

test.each([
  ['the usual one', null, 'trial', 'MNT', qpay, 'MNT'],
  ['the usual one of dollars', null, 'trial', 'USD', stripe, 'USD'],
  ['the source of the active plan', null, 'stripe', 'MNT', stripe, 'MNT'],
  ['the source of the active plan in its own currency', null, 'qpay', 'USD', qpay, 'MNT'],
  ['the choice', 'simulated', 'stripe', 'USD', simulated, 'USD'],
  ['the choice in its own currency', 'qpay', 'stripe', 'USD', qpay, 'MNT'],
] as const)('pays with %s', (_, chosen, source, shown, option, currency) => {
  expect(choiceOf(all, chosen, { source }, shown)).toEqual({ option, currency });
});

test('pays with nothing where there is no payment method', () => {
  expect(choiceOf([], 'qpay', null, 'MNT')).toBeNull();
});

test('an order has up to 12 months or 3 years', () => {
  expect(quantitiesOf({ period: 'month' })).toHaveLength(12);
  expect(quantitiesOf({ period: 'year' })).toEqual([1, 2, 3]);
});
