import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Order, OrderPayment } from '@duu/contract/documents/order';

export type Provider = OutputOf<Calls['adminGetOrder']>['provider'];
type ProviderPayment = NonNullable<Provider>['payments'][number];

/** Returns the part of a payment that was not refunded, in minor units. */
export function leftOf({ amount, refunded }: Pick<OrderPayment, 'amount' | 'refunded'>): number {
  return amount - refunded;
}

/** Returns the payment that granted the plan, if any of it can still be refunded. */
export function refundable({ payments }: Pick<Order, 'payments'>): OrderPayment | null {
  return payments.find((one) => one.outcome === 'granted' && leftOf(one) > 0) ?? null;
}

/** Returns whether an admin must decide about a payment: it granted no plan, or it is disputed. */
export function isUnresolved({ outcome, disputed, resolvedAt, ...money }: OrderPayment): boolean {
  const isKept = leftOf(money) > 0 || money.fromBalance !== undefined;
  return resolvedAt === null && (disputed || (outcome !== 'granted' && isKept));
}

/** Returns how much of the order's own payment was refunded, in minor units. */
export function refundedOf({ payments }: Pick<Order, 'payments'>): number {
  return payments.find(({ outcome }) => outcome === 'granted')?.refunded ?? 0;
}

/** A payment as stored beside the provider's report; null: that side does not have it. */
export interface ComparedPayment {
  readonly id: string;
  readonly ours: OrderPayment | null;
  readonly theirs: ProviderPayment | null;
  readonly differs: boolean;
}

/** Refunds that the provider does not know: pending ones, and those by bank transfer. */
function notAtProvider({ refunds }: Pick<Order, 'refunds'>, paymentId: string): number {
  return refunds
    .filter(
      (one) => one.paymentId === paymentId && (one.state !== 'refunded' || one.reference !== null),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Compares both sides' payments. `provider` null: it was not asked, so nothing differs. */
export function comparePayments(
  order: Pick<AdminOrder, 'payments' | 'refunds'>,
  provider: Provider,
): ComparedPayment[] {
  const theirs = new Map(provider?.payments.map((one) => [one.id, one]));
  const known = order.payments.map((ours) => {
    const one = theirs.get(ours.id) ?? null;
    theirs.delete(ours.id);
    const isSame =
      one !== null &&
      one.amount === ours.amount &&
      one.currency === ours.currency &&
      one.refunded === ours.refunded - notAtProvider(order, ours.id);
    return { id: ours.id, ours, theirs: one, differs: provider !== null && !isSame };
  });
  const unknown = [...theirs.values()].map((one) => ({
    id: one.id,
    ours: null,
    theirs: one,
    differs: true,
  }));
  return [...known, ...unknown];
}

const providerStatuses = {
  created: 'open',
  canceled: 'canceled',
  paid: 'paid',
  renewed: 'paid',
  refunded: 'paid',
} as const satisfies Record<Order['status'], NonNullable<Provider>['status']>;

/** Returns whether the provider reports another status of the order. */
export function statusDiffers({ status }: Pick<Order, 'status'>, provider: Provider): boolean {
  return provider !== null && provider.status !== providerStatuses[status];
}
