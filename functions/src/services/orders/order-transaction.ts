// What orders read and write in one transaction.
import type { Order, OrderPlace } from '@duu/contract/documents/order';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { readSubscriptions, type UserSubscriptions } from '../credits/user-subscriptions.ts';
import { recordRevenue } from '../figures/revenue.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type OrderChange, withInvoice } from './decide-order.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { refundMails } from './order-mails.ts';
import { withAttention } from './order-money.ts';
import { orderRef } from './places.ts';

/** Reads the subscriptions of an order's user, also those of the ids `also`; null if deleted. */
export async function subscriptionsFor(
  tx: Transaction,
  deps: Deps,
  uid: string | null,
  order: Pick<Order, 'grant'>,
  otherwise: string | null,
  also: readonly string[] = [],
): Promise<UserSubscriptions | null> {
  if (uid === null) return null;
  const user = (await tx.get(deps.documents.user(uid))).data();
  if (!user) throw new ApiError('user.not_found');
  return readSubscriptions(tx, deps, uid, user, {
    otherwise,
    also: [order.grant?.subscriptionId ?? null, ...also],
  });
}

/** Writes a change, after all other reads. A granted order takes the next invoice number. */
export async function writeChange(
  tx: Transaction,
  deps: Deps,
  place: OrderPlace,
  change: OrderChange,
): Promise<void> {
  const { uid, orderId } = place;
  const invoice = change.granted === null ? null : await nextInvoiceNumber(tx, deps);
  const numbered = invoice === null ? change : withInvoice(change, invoice.number);
  const { before, order, subscriptions, revenue, mails } = numbered;
  const granted = order.grant && subscriptions?.find(order.grant.subscriptionId);
  const refunds = refundMails(orderId, before, order, granted?.state === 'refunded');
  invoice?.keep();
  tx.set(orderRef(deps, place), withAttention(order));
  if (uid !== null) {
    subscriptions?.write(tx, deps, uid);
    for (const mail of [...mails, ...refunds]) queueMail(tx, deps, uid, mail);
  }
  recordRevenue(tx, deps, { amount: revenue, currency: order.currency, orderId });
}
