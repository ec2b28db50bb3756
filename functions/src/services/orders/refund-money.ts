import type { Order, OrderPayment, OrderRefund } from '@duu/contract/documents/order';
import type { Standing } from '../credits/standing.ts';
import { shareOf, takeBack } from '../credits/take-back.ts';
import { withPayment, withRefund } from './order-money.ts';
import { withStatus } from './order-states.ts';

export interface NewRefund extends Pick<OrderRefund, 'id' | 'amount' | 'by' | 'state'> {
  readonly paymentId: string;
}

/** What stands on the order, which its person reads: why an admin did it is in the audit log. */
const refundedBy = {
  admin: 'refunded by an admin',
  provider: 'refunded by the provider',
} as const satisfies Record<OrderRefund['by'], string>;

export interface Refunded {
  readonly order: Order;
  /** What the day's figures lose, in minor units. */
  readonly revenue: number;
}

/**
 * Gives back money of a payment, in one decision with what it had given: characters by the share of the money, and the
 * time once all of it is back. Money that gave nothing takes nothing along. `standing` is null where the person has left.
 */
export function refundMoney(
  order: Order,
  payment: OrderPayment,
  { id, amount, by, state }: NewRefund,
  { standing, orderId, now }: { standing: Standing | null; orderId: string; now: Date },
): Refunded {
  const refunded = payment.refunded + amount;
  if (amount <= 0 || refunded > payment.amount) {
    throw new RangeError(`A refund of ${amount} is not within the payment.`);
  }
  const isGrant = payment.outcome === 'granted';
  const whole = refunded === payment.amount;
  let characters = 0;
  let changed = withPayment(order, { ...payment, refunded });
  if (isGrant && order.grant !== null) {
    const { grant } = order;
    const due =
      shareOf(grant, refunded, payment.amount) - shareOf(grant, payment.refunded, payment.amount);
    const given = { orderId, characters: due, whole };
    characters = standing === null ? 0 : takeBack(standing, grant, given, now);
    changed = { ...changed, grant: { ...grant, revoked: grant.revoked + characters } };
  }
  changed = withRefund(changed, {
    id,
    paymentId: payment.id,
    amount,
    currency: payment.currency,
    characters,
    by,
    state,
    refusal: null,
    at: now,
    refundedAt: state === 'refunded' ? now : null,
    reference: null,
  });
  if (isGrant && whole) changed = withStatus(changed, 'refunded', now, refundedBy[by]);
  return { order: changed, revenue: isGrant ? -amount : 0 };
}
