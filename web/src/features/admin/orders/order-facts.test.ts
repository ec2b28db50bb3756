import type { OrderPayment } from '@duu/contract/documents/order';
import { aPayment, aRefund } from '@duu/contract/testing/an-order';
import { expect, test } from 'vitest';
import {
  comparePayments,
  isUnresolved,
  type Provider,
  refundable,
  statusDiffers,
} from './order-facts.ts';

const at = new Date('2026-11-22T04:00:00Z');

const payment = (change: Partial<OrderPayment> = {}) => aPayment({ amount: 1000, ...change });
const provider = (change: object = {}): NonNullable<Provider> => ({
  status: 'paid',
  payments: [
    {
      id: 'p',
      amount: 1000,
      currency: 'MNT',
      paidAt: at,
      refunded: 0,
      canRefund: true,
      disputed: false,
      ...change,
    },
  ],
});
const differs = (order: Parameters<typeof comparePayments>[0], theirs: Provider) =>
  comparePayments(order, theirs).map((one) => one.differs);

test('sides that say the same do not differ', () => {
  expect(differs({ payments: [payment()], refunds: [] }, provider())).toEqual([false]);
  const refunded = { payments: [payment({ refunded: 400 })], refunds: [aRefund()] };
  expect(differs(refunded, provider({ refunded: 400 }))).toEqual([false]);
});

test.each([
  ['another amount', { amount: 999 }],
  ['another currency', { currency: 'USD' }],
  ['a refund that we do not know', { refunded: 1 }],
])('%s differs', (_, change) => {
  expect(differs({ payments: [payment()], refunds: [] }, provider(change))).toEqual([true]);
});

test('a payment that only one side has differs', () => {
  const both = comparePayments({ payments: [payment({ id: 'ours' })], refunds: [] }, provider());
  expect(both.map(({ id, ours, theirs, differs: other }) => [id, !!ours, !!theirs, other])).toEqual(
    [
      ['ours', true, false, true],
      ['p', false, true, true],
    ],
  );
});

test.each([
  ['waits for the provider', aRefund({ state: 'pending', refundedAt: null })],
  ['waits for a transfer', aRefund({ state: 'manual', refundedAt: null })],
  ['was a transfer', aRefund({ reference: 'transfer 7' })],
])('a refund that %s is not missed at the provider', (_, one) => {
  const order = { payments: [payment({ refunded: 400 })], refunds: [one] };
  expect(differs(order, provider())).toEqual([false]);
});

test('a provider that was not asked differs in nothing', () => {
  expect(differs({ payments: [payment()], refunds: [] }, null)).toEqual([false]);
  expect(statusDiffers({ status: 'created' }, null)).toBe(false);
});

test('an order that is open here and paid there differs, a renewed one does not', () => {
  expect(statusDiffers({ status: 'created' }, provider())).toBe(true);
  expect(statusDiffers({ status: 'renewed' }, provider())).toBe(false);
});

test('by default the payment that gave the plan is refunded, as long as some is left', () => {
  expect(refundable({ payments: [payment({ outcome: 'late' })] })).toBeNull();
  expect(refundable({ payments: [payment({ refunded: 1000 })] })).toBeNull();
  expect(refundable({ payments: [payment({ refunded: 999 })] })?.id).toBe('p');
});

test('payments without a plan and disputed ones need attention until they are resolved', () => {
  expect(isUnresolved(payment())).toBe(false);
  expect(isUnresolved(payment({ outcome: 'short' }))).toBe(true);
  expect(isUnresolved(payment({ outcome: 'short', refunded: 1000 }))).toBe(false);
  expect(isUnresolved(payment({ disputed: true }))).toBe(true);
  expect(isUnresolved(payment({ disputed: true, resolvedAt: at }))).toBe(false);
});
