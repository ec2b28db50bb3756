import type { Order, OrderPayment, OrderRefund } from '@duu/contract/documents/order';
import { revokedCharacters, revokeGrant } from '../credits/revoke-grant.ts';
import type { UserSubscriptions } from '../credits/user-subscriptions.ts';
import { withPayment, withRefund } from './order-money.ts';
import { withStatus } from './order-states.ts';

export interface NewRefund extends Pick<OrderRefund, 'id' | 'amount' | 'by' | 'state'> {
  readonly paymentId: string;
}

/** The reason in the order, which the user reads: an admin's reason is only in the audit log. */
const refundedBy = {
  admin: 'refunded by an admin',
  provider: 'refunded by the provider',
} as const satisfies Record<OrderRefund['by'], string>;

export interface Refunded {
  readonly order: Order;
  /** The lost revenue, in minor units. */
  readonly revenue: number;
}

/**
 * Refunds a payment: revokes characters in proportion, and the time once all is refunded. A payment without a
 * grant revokes nothing. `subscriptions` is null if the user was deleted.
 */
export function refundMoney(
  order: Order,
  payment: OrderPayment,
  { id, amount, by, state }: NewRefund,
  {
    subscriptions,
    orderId,
    now,
  }: { subscriptions: UserSubscriptions | null; orderId: string; now: Date },
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
      revokedCharacters(grant, refunded, payment.amount) -
      revokedCharacters(grant, payment.refunded, payment.amount);
    const given = { orderId, characters: due, whole };
    characters = subscriptions === null ? 0 : revokeGrant(subscriptions, grant, given, now);
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
