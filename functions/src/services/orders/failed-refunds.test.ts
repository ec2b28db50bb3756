import type { Order, OrderRefund } from '@duu/contract/documents/order';
import { expect, test } from 'vitest';
import { isReceiptLeft, withFailedRefunds } from './order-money.ts';

const now = new Date('2041-03-10T04:00:00Z');
const hourAgo = new Date(now.getTime() - 3_600_000);

function refund(also: Partial<OrderRefund> = {}): OrderRefund {
  return {
    id: 'refund',
    paymentId: 'payment',
    amount: 100,
    currency: 'MNT',
    characters: 0,
    by: 'admin',
    state: 'refunded',
    refusal: null,
    at: hourAgo,
    refundedAt: hourAgo,
    reference: null,
    ...also,
  };
}

function statesAfter(refunds: OrderRefund[], refunded: number) {
  const order = { refunds } as unknown as Order;
  return withFailedRefunds(order, { paymentId: 'payment', refunded }, now).refunds.map(
    ({ state }) => state,
  );
}

test('a refund that failed at the provider is requested again', () => {
  expect(statesAfter([refund()], 0)).toEqual(['pending']);
  expect(statesAfter([refund()], 99)).toEqual(['pending']);
});

test.each([
  ['that the provider has', [refund()], 100],
  ['of another payment', [refund({ paymentId: 'other' })], 0],
  ['that an admin has transferred', [refund({ reference: 'transfer' })], 0],
  ['that waits for a transfer', [refund({ state: 'manual', refundedAt: null })], 0],
  ['that was done only now', [refund({ refundedAt: now })], 0],
  ['that the provider began', [refund({ by: 'provider' })], 0],
])('a refund %s stays as it is', (_, refunds, refunded) => {
  expect(statesAfter(refunds, refunded)).toEqual(refunds.map(({ state }) => state));
});

test('a receipt is left if the order was refunded and it is not canceled', () => {
  const receipt = { canceledAt: null } as Order['receipt'];
  const canceled = { canceledAt: now } as Order['receipt'];
  expect(isReceiptLeft({ status: 'refunded', receipt })).toBe(true);
  expect(isReceiptLeft({ status: 'refunded', receipt: canceled })).toBe(false);
  expect(isReceiptLeft({ status: 'refunded', receipt: null })).toBe(false);
  expect(isReceiptLeft({ status: 'paid', receipt })).toBe(false);
});
