// Changes of an order within one transaction: payments, grants, refunds, and writing them.
import type { Mail } from '@duu/contract/documents/mail';
import type { Order, OrderPlace } from '@duu/contract/documents/order';
import type { ReceivedPayment } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { grant, planGrant } from '../credits/grant.ts';
import { readSubscriptions, type UserSubscriptions } from '../credits/user-subscriptions.ts';
import { recordRevenue } from '../figures/revenue.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type InvoiceNumber, nextInvoiceNumber } from './invoice-number.ts';
import { receiptMail, refundMails } from './order-mails.ts';
import {
  outcomeOf,
  unknownRefund,
  withAttention,
  withFailedRefunds,
  withPayment,
  withRefund,
} from './order-money.ts';
import { withStatus } from './order-states.ts';
import { refundMoney } from './refund-money.ts';

/** An order and the changes that belong to it, within one transaction. */
export interface OrderWork {
  readonly before: Order;
  order: Order;
  readonly orderId: string;
  /** null: the user was deleted. */
  readonly subscriptions: UserSubscriptions | null;
  readonly now: Date;
  /** An automatic charge: its order ends as renewed in any case. */
  readonly isRenewal: boolean;
  readonly nextChargeAt: Date | null;
  /** The change of revenue, in minor units of the order's currency. */
  revenue: number;
  invoice: InvoiceNumber | null;
  /** E-mails to queue, beside those about refunds. */
  readonly mails: Mail[];
}

/** Starts the work on an order that the transaction has read. */
export function beginWork(
  of: Pick<OrderWork, 'order' | 'orderId' | 'subscriptions' | 'now'> &
    Partial<Pick<OrderWork, 'isRenewal' | 'nextChargeAt'>>,
): OrderWork {
  const { order: before } = of;
  return {
    isRenewal: false,
    nextChargeAt: null,
    ...of,
    before,
    revenue: 0,
    invoice: null,
    mails: [],
  };
}

/** Grants the plan and assigns the invoice number. */
async function grantOrder(
  tx: Transaction,
  deps: Deps,
  work: OrderWork,
  subscriptionId: string,
  reason: string,
): Promise<void> {
  const { subscriptions, orderId, now } = work;
  if (subscriptions === null) throw new Error('The user is deleted.');
  const { plan, quantity, source } = work.order;
  const gave = grant(subscriptions, { id: subscriptionId, plan, quantity, source, orderId }, now);
  work.invoice = await nextInvoiceNumber(tx, deps);
  const status = gave.effect === 'extend' || work.isRenewal ? 'renewed' : 'paid';
  work.order = {
    ...withStatus(work.order, status, now, reason),
    invoiceNumber: work.invoice.number,
    grant: gave,
  };
}

/** Returns whether a payment is too late for a grant: the user was deleted, or the charge is for a switched plan. */
function isGivenUp({ subscriptions, isRenewal, order, now }: OrderWork): boolean {
  if (subscriptions === null) return true;
  return isRenewal && planGrant(subscriptions.active, order, now).effect === 'switch';
}

/** Records a new payment, or updates a known one. */
export async function recordPayment(
  tx: Transaction,
  deps: Deps,
  work: OrderWork,
  received: ReceivedPayment,
  subscriptionId: string,
): Promise<void> {
  const { paymentId, amount, fromBalance = 0, currency, paidAt, disputed } = received;
  if (!work.order.payments.some(({ id }) => id === paymentId)) {
    const outcome = isGivenUp(work) ? 'late' : outcomeOf(work.order, received);
    work.order = withPayment(work.order, {
      id: paymentId,
      amount,
      ...(fromBalance > 0 ? { fromBalance } : {}),
      currency,
      paidAt,
      recordedAt: work.now,
      outcome,
      refunded: 0,
      disputed,
      resolvedAt: null,
    });
    if (outcome === 'granted') {
      await grantOrder(tx, deps, work, subscriptionId, 'payment arrived');
      work.revenue += amount;
      const mail = receiptMail(work.orderId, work.order, received, work.nextChargeAt);
      if (mail) work.mails.push(mail);
    }
  }
  recordProviderRefund(work, received);
  const payment = work.order.payments.find(({ id }) => id === paymentId);
  if (payment && payment.disputed !== disputed) {
    work.order = withPayment(work.order, { ...payment, disputed, resolvedAt: null });
  }
}

/** Records refunds that the provider made without us. */
function recordProviderRefund(work: OrderWork, received: ReceivedPayment): void {
  let unknown = unknownRefund(work.order, received);
  const { paymentId } = received;
  work.order = withFailedRefunds(work.order, received, work.now);
  // A refund that waits for a transfer may have been made in the dashboard instead.
  for (const refund of work.order.refunds) {
    if (refund.paymentId !== paymentId || refund.state !== 'manual') continue;
    if (refund.amount > unknown) continue;
    unknown -= refund.amount;
    work.order = withRefund(work.order, { ...refund, state: 'refunded', refundedAt: work.now });
  }
  const payment = work.order.payments.find(({ id }) => id === paymentId);
  if (!payment) return;
  const amount = Math.min(unknown, payment.amount - payment.refunded);
  if (amount <= 0) return;
  const { order, revenue } = refundMoney(
    work.order,
    payment,
    {
      id: `provider-${work.order.refunds.length + 1}`,
      paymentId,
      amount,
      by: 'provider',
      state: 'refunded',
    },
    work,
  );
  work.order = order;
  work.revenue += revenue;
}

/** Writes all changes, after all reads. */
export function writeWork(
  tx: Transaction,
  deps: Deps,
  { before, order, orderId, subscriptions, revenue, invoice, mails }: OrderWork,
  place: OrderPlace,
): void {
  const { documents } = deps;
  const granted = order.grant && subscriptions?.find(order.grant.subscriptionId);
  const refunds = refundMails(orderId, before, order, granted?.state === 'refunded');
  invoice?.keep();
  if (place.uid === null) tx.set(documents.formerOrder(orderId), withAttention(order));
  else tx.set(documents.order(place.uid, orderId), withAttention(order));
  if (place.uid !== null) {
    subscriptions?.write(tx, deps, place.uid);
    for (const mail of [...mails, ...refunds]) queueMail(tx, deps, place.uid, mail);
  }
  recordRevenue(tx, deps, { amount: revenue, currency: order.currency, orderId });
}

/** Reads the subscriptions of an order's user; null if deleted. */
export async function subscriptionsFor(
  tx: Transaction,
  deps: Deps,
  uid: string | null,
  order: Pick<Order, 'grant'>,
  otherwise: string | null,
): Promise<UserSubscriptions | null> {
  if (uid === null) return null;
  const user = (await tx.get(deps.documents.user(uid))).data();
  if (!user) throw new ApiError('user.not_found');
  return readSubscriptions(tx, deps, uid, user, {
    otherwise,
    also: [order.grant?.subscriptionId ?? null],
  });
}
