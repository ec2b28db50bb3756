// An order with its money as tests of orders have them.
import type { Order, OrderPayment, OrderRefund } from '@duu/contract/documents/order';
import { basic, now } from '../credits/examples.ts';

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
export function orderWith(also: Partial<Order> = {}): Order {
  return {
    planId: '1',
    plan: basic,
    source: 'simulated',
    amount: 1000,
    currency: 'MNT',
    quantity: 1,
    status: 'created',
    invoiceNumber: null,
    recurring: false,
    renewalOf: null,
    reference: 'x',
    checkout: null,
    expiresAt: null,
    payments: [],
    refunds: [],
    grant: null,
    receipt: null,
    attention: false,
    transitions: [],
    createdAt: now,
    ...also,
  };
}
