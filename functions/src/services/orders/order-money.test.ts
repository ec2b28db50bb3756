import type { Order } from '@duu/contract/documents/order';
import { describe, expect, test } from 'vitest';
import type { ReceivedPayment } from '../../adapters/payments/provider.ts';
import { now, subscription, subscriptionsOf } from '../credits/testing/examples.ts';
import {
  grantedPayment,
  outcomeOf,
  ungrantedPayments,
  unknownRefund,
  withAttention,
  withPayment,
  withRefund,
} from './order-money.ts';
import { refundMoney } from './refund-money.ts';
import { granted, orderWith, payment, refund } from './testing/examples.ts';

const received: ReceivedPayment = {
  paymentId: 'p',
  amount: 1000,
  currency: 'MNT',
  paidAt: now,
  refunded: 0,
  canRefund: true,
  disputed: false,
};

describe('payments', () => {
  test.each([
    ['granted', {}, {}],
    ['granted', {}, { amount: 0, fromBalance: 1000 }],
    ['granted', {}, { amount: 600, fromBalance: 400 }],
    ['short', {}, { amount: 600, fromBalance: 399 }],
    ['short', {}, { amount: 999 }],
    ['over', {}, { amount: 1001 }],
    ['currency', {}, { currency: 'USD' }],
    ['late', { status: 'canceled' }, {}],
    ['late', { status: 'canceled' }, { amount: 999 }],
    ['extra', { status: 'paid' }, {}],
    ['extra', { status: 'renewed' }, {}],
    ['extra', { status: 'refunded' }, {}],
  ] as const)('a payment is %s', (outcome, order, money) => {
    expect(outcomeOf(orderWith(order), { ...received, ...money })).toBe(outcome);
  });
});

describe('orders that need an admin', () => {
  const isSeen = (also: Partial<Order>) => withAttention(orderWith(also)).attention;
  const late = { ...payment, outcome: 'late' } as const;
  const receipt = {
    id: 'e',
    receiver: { type: 'citizen' },
    amount: 1000,
    vatAmount: 0,
    cityTaxAmount: 0,
    qr: 'qr',
    lottery: null,
    createdAt: now,
    canceledAt: null,
  } as const;

  test.each([
    ['nothing', {}, false],
    ['money that gave the plan', { payments: [payment] }, false],
    ['money that gave nothing', { payments: [late] }, true],
    ['a part of it that went back', { payments: [{ ...late, refunded: 999 }] }, true],
    ['all of it that went back', { payments: [{ ...late, refunded: 1000 }] }, false],
    ['money that was dealt with', { payments: [{ ...late, resolvedAt: now }] }, false],
    ['late money from a balance', { payments: [{ ...late, amount: 0, fromBalance: 1000 }] }, true],
    ['a dispute', { payments: [{ ...payment, disputed: true }] }, true],
    [
      'a dispute that was dealt with',
      { payments: [{ ...payment, disputed: true, resolvedAt: now }] },
      false,
    ],
    ['a refund', { refunds: [refund] }, false],
    ['a pending refund', { refunds: [{ ...refund, state: 'pending' as const }] }, true],
    ['a manual refund', { refunds: [{ ...refund, state: 'manual' as const }] }, true],
    ['an e-barimt of money that went back', { status: 'refunded' as const, receipt }, true],
    ['an e-barimt', { status: 'paid' as const, receipt }, false],
  ])('%s: %j is %s', (_, also, expected) => {
    expect(isSeen(also)).toBe(expected);
  });

  test('refunds of a provider are known by payment', () => {
    expect(ungrantedPayments(orderWith({ payments: [payment, late] }))).toEqual([late]);
    expect(grantedPayment(orderWith({ payments: [late, payment] }))).toEqual(payment);
    expect(grantedPayment(orderWith({ payments: [late] }))).toBeNull();
    const extra = { ...payment, outcome: 'extra' } as const;
    expect(grantedPayment(orderWith({ payments: [extra, payment] }))).toEqual(payment);
  });
});

describe('refunds by the provider', () => {
  const back = { ...received, refunded: 400 };

  test.each([
    ['nothing that we know of', [], 400],
    ['what we know', [refund], 0],
    ['what we have asked for', [{ ...refund, state: 'pending' as const }], 0],
    ['less than we know', [{ ...refund, amount: 500 }], 0],
    ['what waits for a transfer', [{ ...refund, state: 'manual' as const }], 400],
    ['what an admin has transferred', [{ ...refund, reference: 'bank' }], 400],
    ['of another payment', [{ ...refund, paymentId: 'other' }], 400],
  ])('unknown refund of a provider: %s', (_, refunds, unknown) => {
    expect(unknownRefund(orderWith({ refunds }), back)).toBe(unknown);
  });
});

test('payments and refunds are changed in their place', () => {
  const other = { ...payment, id: 'q' };
  const order = orderWith({ payments: [payment, other], refunds: [refund] });
  const changed = withPayment(order, { ...payment, refunded: 1 });
  expect(changed.payments).toEqual([{ ...payment, refunded: 1 }, other]);
  expect(withPayment(orderWith(), other).payments).toEqual([other]);
  expect(withRefund(order, { ...refund, amount: 1 }).refunds).toEqual([{ ...refund, amount: 1 }]);
});

describe('refunds', () => {
  const paid = orderWith({ status: 'paid', payments: [payment], grant: granted });
  const input = {
    id: 'r',
    paymentId: 'p',
    amount: 400,
    by: 'admin',
    state: 'pending',
  } as const;
  const of = { subscriptions: null, orderId: 'o', now };

  test('a refund of a part leaves the order paid', () => {
    const { order, revenue } = refundMoney(paid, payment, input, of);
    expect(order).toMatchObject({ status: 'paid', payments: [{ refunded: 400 }] });
    expect(revenue).toBe(-400);
    expect(order.refunds).toMatchObject([{ amount: 400, state: 'pending', refundedAt: null }]);
  });

  test('a refund of the rest refunds the order', () => {
    const half = { ...payment, refunded: 600 };
    const { order } = refundMoney({ ...paid, payments: [half] }, half, input, of);
    expect(order).toMatchObject({ status: 'refunded', payments: [{ refunded: 1000 }] });
  });

  test('a refund in parts revokes all characters, without rounding losses', () => {
    const unused = { totalCredits: 10, usedCredits: 0, heldCredits: 0 };
    const subscriptions = subscriptionsOf({ s: subscription(unused) }, 's');
    let order: Order = { ...paid, grant: { ...granted, characters: 10 } };
    const revoked: number[] = [];
    for (const amount of [333, 333, 334]) {
      const [current = payment] = order.payments;
      order = refundMoney(
        order,
        current,
        { ...input, id: `r${amount}${order.refunds.length}`, amount },
        { ...of, subscriptions },
      ).order;
      revoked.push(order.grant?.revoked ?? 0);
    }
    expect(revoked).toEqual([3, 6, 10]);
    expect(order.status).toBe('refunded');
    expect(order.refunds.map(({ characters }) => characters)).toEqual([3, 3, 4]);
  });

  test('a refund of a payment without a grant changes neither order nor figures', () => {
    const extra = { ...payment, id: 'q', outcome: 'extra' } as const;
    const both = { ...paid, payments: [payment, extra] };
    const whole = { ...input, paymentId: 'q', amount: 1000, state: 'refunded' } as const;
    const { order, revenue } = refundMoney(both, extra, whole, of);
    expect([order.status, revenue]).toEqual(['paid', 0]);
    expect(order.refunds).toMatchObject([{ refundedAt: now }]);
  });

  test.each([0, -1, 1001])('a refund of %i throws', (amount) => {
    expect(() => refundMoney(paid, payment, { ...input, amount }, of)).toThrow(RangeError);
  });
});
