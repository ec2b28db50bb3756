// Orders as the API answers them, for tests of what is shown.
import type { AdminOrder } from '../calls/admin-orders.ts';
import type { OrderPayment, OrderRefund } from '../documents/order.ts';
import { snapshotOf } from '../documents/plan.ts';
import { initialPlans } from '../initial-plans.ts';

const at = new Date('2026-11-22T04:05:06Z');

export function aPayment(change: Partial<OrderPayment> = {}): OrderPayment {
  return {
    id: 'p',
    amount: 990_000,
    currency: 'MNT',
    paidAt: at,
    recordedAt: at,
    outcome: 'granted',
    refunded: 0,
    disputed: false,
    resolvedAt: null,
    ...change,
  };
}

export function aRefund(change: Partial<OrderRefund> = {}): OrderRefund {
  return {
    id: 'r',
    paymentId: 'p',
    amount: 400,
    currency: 'MNT',
    characters: 0,
    by: 'admin',
    state: 'refunded',
    refusal: null,
    at,
    refundedAt: at,
    reference: null,
    ...change,
  };
}

export function anAdminOrder(change: Partial<AdminOrder> = {}): AdminOrder {
  return {
    id: 'o1',
    uid: 'u1',
    email: 'bold@example.mn',
    planId: '1',
    plan: snapshotOf('1', initialPlans['1']),
    source: 'qpay',
    amount: 990_000,
    currency: 'MNT',
    quantity: 2,
    status: 'paid',
    invoiceNumber: 'DUU-2026-000001',
    recurring: false,
    language: null,
    renewalOf: null,
    reference: 'inv-7',
    checkout: null,
    expiresAt: null,
    payments: [aPayment()],
    refunds: [],
    grant: null,
    receipt: null,
    attention: false,
    transitions: [],
    createdAt: at,
    ...change,
  };
}
