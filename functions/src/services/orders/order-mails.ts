import type { Mail } from '@duu/contract/documents/mail';
import type { Order, OrderPayment, OrderRefund } from '@duu/contract/documents/order';
import type { Subscription } from '@duu/contract/documents/subscription';

/** Returns the receipt; null if nothing was granted. */
export function receiptMail(
  orderId: string,
  order: Order,
  { paidAt }: Pick<OrderPayment, 'paidAt'>,
  nextChargeAt: Date | null,
): Mail | null {
  const { grant, invoiceNumber, planId, quantity, amount, currency } = order;
  if (grant === null || invoiceNumber === null) return null;
  const payment = {
    cause: orderId,
    invoice: invoiceNumber,
    planId,
    quantity,
    amount,
    currency,
    characters: grant.characters,
    paidAt,
    endsAt: grant.until,
  };
  if (order.renewalOf === null) return { kind: 'receipt', ...payment };
  return { kind: 'renewal', ...payment, nextChargeAt };
}

/** Returns the e-mail about a refund's state. A payment without an invoice is named by its order. */
function refundMail(
  orderId: string,
  { invoiceNumber, planId }: Order,
  { id, amount, currency, at, state, refundedAt, reference }: OrderRefund,
  planEnded: boolean,
): Mail | null {
  const isTransfer = reference !== null;
  // The provider's refunds are only numbered within their order. One that failed may be transferred later.
  const cause = `${orderId}-${id}${isTransfer ? '-transfer' : ''}`;
  const about = { cause, invoice: invoiceNumber ?? orderId, planId, amount, currency, planEnded };
  switch (state) {
    case 'pending':
      return null;
    case 'manual':
      return { kind: 'refundWaiting', ...about, orderId, refundId: id, requestedAt: at };
    case 'refunded': {
      const by = isTransfer ? 'transfer' : 'provider';
      return { kind: 'refund', ...about, refundedAt: refundedAt ?? at, by };
    }
  }
}

/** Returns an e-mail for each refund whose state has changed: it waits for a transfer, or was made. */
export function refundMails(
  orderId: string,
  before: Pick<Order, 'refunds'>,
  after: Order,
  planEnded: boolean,
): Mail[] {
  const states = new Map(before.refunds.map(({ id, state }) => [id, state]));
  const changed = after.refunds.filter(({ id, state }) => states.get(id) !== state);
  return changed.flatMap((refund) => refundMail(orderId, after, refund, planEnded) ?? []);
}

/** Returns the e-mail about a failed charge; `price` is what the provider tries to charge. */
export function renewalFailedMail(
  subscriptionId: string,
  { plan, endsAt }: Subscription,
  { amount, currency }: Pick<Order, 'amount' | 'currency'>,
  nextChargeAt: Date | null,
): Mail | null {
  if (endsAt === null) return null;
  const cause = `${subscriptionId}-${(nextChargeAt ?? endsAt).getTime()}`;
  const price = { amount, currency };
  return { kind: 'renewalFailed', cause, planId: plan.id, ...price, endsAt, retryAt: nextChargeAt };
}
