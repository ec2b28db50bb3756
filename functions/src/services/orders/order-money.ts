import type {
  Order,
  OrderPayment,
  OrderRefund,
  PaymentOutcome,
} from '@duu/contract/documents/order';
import { limits } from '@duu/contract/limits';
import type { ReceivedPayment } from '../../adapters/payments/provider.ts';

/** What becomes of money that has just arrived. Only the exact amount in the order's currency gives the plan. */
export function outcomeOf(
  order: Pick<Order, 'status' | 'amount' | 'currency'>,
  received: Pick<ReceivedPayment, 'amount' | 'fromBalance' | 'currency'>,
): PaymentOutcome {
  const { currency, fromBalance = 0 } = received;
  const amount = received.amount + fromBalance;
  if (order.status === 'canceled') return 'late';
  if (order.status !== 'created') return 'extra';
  if (currency !== order.currency) return 'currency';
  if (amount === order.amount) return 'granted';
  return amount < order.amount ? 'short' : 'over';
}

/** The payment that gave the plan. */
export function grantedPayment({ payments }: Pick<Order, 'payments'>): OrderPayment | null {
  return payments.find(({ outcome }) => outcome === 'granted') ?? null;
}

function isUnserved(payment: OrderPayment): boolean {
  const { outcome, resolvedAt, refunded, amount, fromBalance } = payment;
  // What came from a balance goes back there by an admin's hand alone.
  const isKept = refunded < amount || fromBalance !== undefined;
  return outcome !== 'granted' && resolvedAt === null && isKept;
}

/** Payments that gave nothing and that nobody has dealt with. */
export function unservedPayments({ payments }: Pick<Order, 'payments'>): OrderPayment[] {
  return payments.filter(isUnserved);
}

/** Whether an e-barimt stands for money that went back. */
export function isReceiptLeft({ status, receipt }: Pick<Order, 'status' | 'receipt'>): boolean {
  return status === 'refunded' && receipt?.canceledAt === null;
}

/** Whether an admin has to look. */
function needsAttention(order: Order): boolean {
  return (
    unservedPayments(order).length > 0 ||
    order.payments.some(({ disputed, resolvedAt }) => disputed && resolvedAt === null) ||
    order.refunds.some(({ state }) => state !== 'refunded') ||
    isReceiptLeft(order)
  );
}

export function withAttention(order: Order): Order {
  return { ...order, attention: needsAttention(order) };
}

export function withPayment(order: Order, changed: OrderPayment): Order {
  const isKnown = order.payments.some(({ id }) => id === changed.id);
  const payments = isKnown
    ? order.payments.map((one) => (one.id === changed.id ? changed : one))
    : [...order.payments, changed];
  return { ...order, payments };
}

export function withRefund(order: Order, changed: OrderRefund): Order {
  const isKnown = order.refunds.some(({ id }) => id === changed.id);
  const refunds = isKnown
    ? order.refunds.map((one) => (one.id === changed.id ? changed : one))
    : [...order.refunds, changed];
  return { ...order, refunds };
}

/**
 * What the provider has given back beyond the refunds that we know of, in minor units: begun in its dashboard, or a dispute
 * that was lost. A refund that waits for an admin's transfer is not at the provider.
 */
export function unknownRefund(order: Order, { paymentId, refunded }: ReceivedPayment): number {
  const known = order.refunds
    .filter(
      (one) => one.paymentId === paymentId && one.state !== 'manual' && one.reference === null,
    )
    .reduce((sum, one) => sum + one.amount, 0);
  return Math.max(0, refunded - known);
}

/** Refunds that the provider says it has done, in its own ways: not by an admin's transfer. */
function doneRefunds({ refunds }: Pick<Order, 'refunds'>, paymentId: string): OrderRefund[] {
  return refunds.filter(
    (one) => one.paymentId === paymentId && one.state === 'refunded' && one.reference === null,
  );
}

/** Whether less has gone back at the provider than it told us. */
export function isRefundMissing(order: Order, paymentId: string, refunded: number): boolean {
  return doneRefunds(order, paymentId).reduce((sum, { amount }) => sum + amount, 0) > refunded;
}

/**
 * Refunds that the provider has no longer, such as one to a card that was closed: it is asked for them again, and what it
 * can't do is left to an admin. What it has done only now may not show yet.
 */
export function withFailedRefunds(
  order: Order,
  { paymentId, refunded }: Pick<ReceivedPayment, 'paymentId' | 'refunded'>,
  now: Date,
): Order {
  if (!isRefundMissing(order, paymentId, refunded)) return order;
  const done = doneRefunds(order, paymentId);
  const before = now.getTime() - limits.reconcileAfterMs;
  const isFresh = done.some(({ refundedAt }) => refundedAt && refundedAt.getTime() > before);
  // What the provider began itself can't be asked for again.
  if (isFresh || done.some(({ by }) => by === 'provider')) return order;
  return done.reduce<Order>(
    (changed, one) => withRefund(changed, { ...one, state: 'pending', refundedAt: null }),
    order,
  );
}
