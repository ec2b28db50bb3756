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

/** Returns the e-mail about a refund. A payment without an invoice is named by its order. */
export function refundMail(
  orderId: string,
  { invoiceNumber, planId }: Order,
  { id, amount, currency, at }: OrderRefund,
  { by, planEnded }: { by: 'provider' | 'transfer'; planEnded: boolean },
): Mail {
  const invoice = invoiceNumber ?? orderId;
  // The provider's refunds are only numbered within their order.
  const cause = `${orderId}-${id}`;
  return {
    kind: 'refund',
    cause,
    invoice,
    planId,
    amount,
    currency,
    refundedAt: at,
    by,
    planEnded,
  };
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
