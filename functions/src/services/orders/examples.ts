// Orders and payments for tests.
import type { Order, OrderGrant, OrderPayment, OrderRefund } from '@duu/contract/documents/order';
import { basic, now } from '../credits/examples.ts';
import { newOrder } from './place-order.ts';

export const payment: OrderPayment = {
  id: 'p',
  amount: 1000,
  currency: 'MNT',
  paidAt: now,
  recordedAt: now,
  outcome: 'granted',
  refunded: 0,
  disputed: false,
  resolvedAt: null,
};
export const refund: OrderRefund = {
  id: 'r',
  paymentId: 'p',
  amount: 400,
  currency: 'MNT',
  characters: 0,
  by: 'admin',
  state: 'refunded',
  refusal: null,
  at: now,
  refundedAt: now,
  reference: null,
};
export const granted: OrderGrant = {
  effect: 'start',
  subscriptionId: 's',
  characters: 30_000,
  revoked: 0,
  months: 1,
  from: now,
  until: new Date('2026-12-22T10:00:00Z'),
};
export function orderWith(also: Partial<Order> = {}): Order {
  const input = { planId: '1', source: 'simulated', currency: 'MNT', quantity: 1 } as const;
  const ordered = newOrder(input, { plan: basic, amount: 1000 }, now);
  return { ...ordered, reference: 'x', transitions: [], ...also };
}
