// Orders and payments for tests.
import type { Order, OrderGrant } from '@duu/contract/documents/order';
import { aPayment, aRefund } from '@duu/contract/testing/an-order';
import { basic, now } from '../../credits/testing/examples.ts';
import { newOrder } from '../place-order.ts';

export const payment = aPayment({ amount: 1000, paidAt: now, recordedAt: now });
export const refund = aRefund({ at: now, refundedAt: now });
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
