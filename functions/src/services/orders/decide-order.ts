// What an order becomes by its provider's state. Nothing is read or written here, and the arguments stay as they are.
import type { Mail } from '@duu/contract/documents/mail';
import type { Order } from '@duu/contract/documents/order';
import type { PaymentState, ReceivedPayment } from '../../adapters/payments/provider.ts';
import { grant, planGrant } from '../credits/grant.ts';
import type { UserSubscriptions } from '../credits/user-subscriptions.ts';
import { receiptMail, renewalFailedMail } from './order-mails.ts';
import {
  outcomeOf,
  unknownRefund,
  withFailedRefunds,
  withPayment,
  withRefund,
} from './order-money.ts';
import { withStatus } from './order-states.ts';
import { refundMoney } from './refund-money.ts';
import { type Recurring, showRecurring } from './show-recurring.ts';

/** An order as it was read. */
export interface KnownOrder {
  readonly orderId: string;
  readonly order: Order;
  /** null: the user was deleted. */
  readonly subscriptions: UserSubscriptions | null;
}

/** What the provider says about an order: about its checkout or, for a renewal, about its charge. */
export interface ProviderState extends Pick<PaymentState, 'status' | 'payments'> {
  readonly recurring: Recurring | null;
}

/** What changes with an order. */
export interface OrderChange extends KnownOrder {
  readonly before: Order;
  /** The change of revenue, in minor units of the order's currency. */
  readonly revenue: number;
  /** A payment that grants the plan: it needs an invoice number. */
  readonly granted: { readonly paidAt: Date; readonly nextChargeAt: Date | null } | null;
  /** E-mails to queue, beside those about refunds. */
  readonly mails: readonly Mail[];
  /** Whether the provider's subscription must end, as the user would pay twice or for nothing. */
  readonly endsRecurring: boolean;
}

interface Moment {
  readonly now: Date;
  /** The id of a subscription that may have to be opened. */
  readonly newId: string;
}

/** Returns the order without a change; `subscriptions` may be changed, and are not those that were read. */
export function unchanged({ orderId, order, subscriptions }: KnownOrder): OrderChange {
  return {
    orderId,
    order,
    before: order,
    subscriptions: subscriptions?.copy() ?? null,
    revenue: 0,
    granted: null,
    mails: [],
    endsRecurring: false,
  };
}

export function hasChanged({ before, order, subscriptions }: OrderChange): boolean {
  return order !== before || (subscriptions?.isChanged ?? false);
}

/** Decides what an order becomes: payments, grants, refunds, its end, and what its plan shows of automatic charges. */
export function decide(known: KnownOrder, state: ProviderState, moment: Moment): OrderChange {
  const at = { ...moment, nextChargeAt: state.recurring?.state.nextChargeAt ?? null };
  const paid = state.payments.reduce(
    (change, received) => withReceived(change, received, at),
    unchanged(known),
  );
  return withRecurring(withEnd(paid, state.status, moment.now), state.recurring);
}

/** Gives a granted order its invoice number, and adds the receipt. */
export function withInvoice(change: OrderChange, invoiceNumber: string): OrderChange {
  const { granted, orderId, mails } = change;
  if (granted === null) throw new Error('Only a granted order has an invoice.');
  const order = { ...change.order, invoiceNumber };
  const mail = receiptMail(orderId, order, granted, granted.nextChargeAt);
  return { ...change, order, mails: mail ? [...mails, mail] : mails };
}

type Charged = Moment & { readonly nextChargeAt: Date | null };

/** Records a new payment, or updates a known one. */
function withReceived(known: OrderChange, received: ReceivedPayment, at: Charged): OrderChange {
  const isKnown = known.order.payments.some(({ id }) => id === received.paymentId);
  const recorded = isKnown ? known : withNewPayment(known, received, at);
  const change = withProviderRefund(recorded, received, at.now);
  const payment = change.order.payments.find(({ id }) => id === received.paymentId);
  const { disputed } = received;
  if (!payment || payment.disputed === disputed) return change;
  const order = withPayment(change.order, { ...payment, disputed, resolvedAt: null });
  return { ...change, order };
}

function withNewPayment(change: OrderChange, received: ReceivedPayment, at: Charged): OrderChange {
  const { paymentId, amount, fromBalance = 0, currency, paidAt, disputed } = received;
  const outcome = isTooLate(change, at.now) ? 'late' : outcomeOf(change.order, received);
  const order = withPayment(change.order, {
    id: paymentId,
    amount,
    ...(fromBalance > 0 ? { fromBalance } : {}),
    currency,
    paidAt,
    recordedAt: at.now,
    outcome,
    refunded: 0,
    disputed,
    resolvedAt: null,
  });
  const recorded = { ...change, order };
  return outcome === 'granted' ? withGrant(recorded, received, at) : recorded;
}

/** Returns whether no payment grants any more: the user was deleted, or the charge is for a switched plan. */
function isTooLate({ subscriptions, order }: OrderChange, now: Date): boolean {
  if (subscriptions === null) return true;
  const isRenewal = order.renewalOf !== null;
  return isRenewal && planGrant(subscriptions.active, order, now).effect === 'switch';
}

/** Grants the plan. A renewal ends as renewed even if its plan had to start anew. */
function withGrant(
  change: OrderChange,
  { amount, paidAt }: ReceivedPayment,
  { now, newId, nextChargeAt }: Charged,
): OrderChange {
  const { orderId, order, subscriptions } = change;
  if (subscriptions === null) throw new Error('The user is deleted.');
  const { plan, quantity, source, renewalOf } = order;
  const gave = grant(subscriptions, { id: newId, plan, quantity, source, orderId }, now);
  const status = gave.effect === 'extend' || renewalOf !== null ? 'renewed' : 'paid';
  return {
    ...change,
    order: { ...withStatus(order, status, now, 'payment arrived'), grant: gave },
    revenue: change.revenue + amount,
    granted: { paidAt, nextChargeAt },
  };
}

/** Records refunds that the provider made without us. */
function withProviderRefund(
  change: OrderChange,
  received: ReceivedPayment,
  now: Date,
): OrderChange {
  const { paymentId } = received;
  let unknown = unknownRefund(change.order, received);
  let order = withFailedRefunds(change.order, received, now);
  // A refund that waits for a transfer may have been made in the dashboard instead.
  for (const refund of order.refunds) {
    if (refund.paymentId !== paymentId || refund.state !== 'manual') continue;
    if (refund.amount > unknown) continue;
    unknown -= refund.amount;
    order = withRefund(order, { ...refund, state: 'refunded', refundedAt: now });
  }
  const payment = order.payments.find(({ id }) => id === paymentId);
  const amount = payment ? Math.min(unknown, payment.amount - payment.refunded) : 0;
  if (!payment || amount <= 0) return { ...change, order };
  const refund = { id: `provider-${order.refunds.length + 1}`, paymentId, amount } as const;
  const refunded = refundMoney(
    order,
    payment,
    { ...refund, by: 'provider', state: 'refunded' },
    { ...change, now },
  );
  return { ...change, order: refunded.order, revenue: change.revenue + refunded.revenue };
}

/** Cancels an open order that can't be paid any more. */
function withEnd(change: OrderChange, status: PaymentState['status'], now: Date): OrderChange {
  const reason = change.order.status === 'created' ? endOf(change, status) : null;
  if (reason === null) return change;
  return { ...change, order: withStatus(change.order, 'canceled', now, reason) };
}

function endOf(
  { order, subscriptions }: OrderChange,
  status: PaymentState['status'],
): string | null {
  // A charge without a grant can't be paid again: an admin handles the money.
  if (order.renewalOf !== null) return 'the charge gave nothing';
  if (status === 'canceled') return 'the checkout ended';
  // A payment for a deleted user grants nothing, and a checkout is paid once.
  return subscriptions === null && order.payments.length > 0 ? 'the account was deleted' : null;
}

/** Shows automatic charges in the user's subscriptions. */
function withRecurring(change: OrderChange, recurring: Recurring | null): OrderChange {
  if (recurring === null) return change;
  const { order, subscriptions, mails } = change;
  const { status, nextChargeAt } = recurring.state;
  // A checkout that was paid while its user was deleted may have started them.
  if (subscriptions === null) return { ...change, endsRecurring: status !== 'ended' };
  const grantedId = order.grant?.subscriptionId ?? null;
  const { changed, isSecond } = showRecurring(subscriptions, grantedId, recurring);
  const failed = changed.filter(({ state }) => state === 'active' && status === 'past_due');
  const failures = failed.flatMap((of) => renewalFailedMail(of.id, of, order, nextChargeAt) ?? []);
  return { ...change, mails: [...mails, ...failures], endsRecurring: isSecond };
}
