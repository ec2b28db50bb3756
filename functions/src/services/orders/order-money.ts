import type {
  Order,
  OrderPayment,
  OrderRefund,
  PaymentOutcome,
} from '@duu/contract/documents/order';
import { limits } from '@duu/contract/limits';
import type { ReceivedPayment } from '../../adapters/payments/provider.ts';

/** Decides what a new payment is used for. Only the exact amount and currency of the order grant the plan. */
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

export function grantedPayment({ payments }: Pick<Order, 'payments'>): OrderPayment | null {
  return payments.find(({ outcome }) => outcome === 'granted') ?? null;
}

function isUngranted(payment: OrderPayment): boolean {
  const { outcome, resolvedAt, refunded, amount, fromBalance } = payment;
  // A balance can only be refunded by an admin.
  const isKept = refunded < amount || fromBalance !== undefined;
  return outcome !== 'granted' && resolvedAt === null && isKept;
}

/** Payments without a grant that no admin has resolved. */
export function ungrantedPayments({ payments }: Pick<Order, 'payments'>): OrderPayment[] {
  return payments.filter(isUngranted);
}

/** Returns whether the e-barimt of a refunded order is not canceled yet. */
export function isReceiptLeft({ status, receipt }: Pick<Order, 'status' | 'receipt'>): boolean {
  return status === 'refunded' && receipt?.canceledAt === null;
}

/** Returns whether the order needs an admin. */
function needsAttention(order: Order): boolean {
  return (
    ungrantedPayments(order).length > 0 ||
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
 * Returns what the provider refunded beyond the refunds we know, in minor units: from its dashboard, or a lost
 * dispute. Refunds that wait for an admin's transfer are not at the provider.
 */
export function unknownRefund(order: Order, { paymentId, refunded }: ReceivedPayment): number {
  const known = order.refunds
    .filter(
      (one) => one.paymentId === paymentId && one.state !== 'manual' && one.reference === null,
    )
    .reduce((sum, one) => sum + one.amount, 0);
  return Math.max(0, refunded - known);
}

/** Refunds completed by the provider, not by an admin's transfer. */
function doneRefunds({ refunds }: Pick<Order, 'refunds'>, paymentId: string): OrderRefund[] {
  return refunds.filter(
    (one) => one.paymentId === paymentId && one.state === 'refunded' && one.reference === null,
  );
}

/** Returns whether the provider refunded less than it reported to us. */
export function isRefundMissing(order: Order, paymentId: string, refunded: number): boolean {
  return doneRefunds(order, paymentId).reduce((sum, { amount }) => sum + amount, 0) > refunded;
}

/**
 * Makes refunds pending again that failed at the provider, for example to a closed card. They are requested
 * again, and otherwise left to an admin. Recent ones may not be visible yet.
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
  // The provider's own refunds can't be requested again.
  if (isFresh || done.some(({ by }) => by === 'provider')) return order;
  return done.reduce<Order>(
    (changed, one) => withRefund(changed, { ...one, state: 'pending', refundedAt: null }),
    order,
  );
}
