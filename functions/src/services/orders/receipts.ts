import type { OrderPlace, ReceiptReceiver, TaxReceipt } from '@duu/contract/documents/order';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ownOrder } from './cancel-order.ts';
import { type OwnOrder, unlessUnavailable } from './open-checkout.ts';
import { grantedPayment, isReceiptLeft, withAttention } from './order-money.ts';
import { orderRef } from './places.ts';

/**
 * Creates the e-barimt of an order paid by QPay, or returns the existing one.
 * @throws ApiError `order.not_found`, `receipt.not_possible`, `payment_provider_failed`
 */
export async function createReceipt(
  deps: Deps,
  own: OwnOrder,
  receiver: ReceiptReceiver,
): Promise<TaxReceipt> {
  const { documents, payments, now } = deps;
  const order = await ownOrder(deps, own);
  if (order.receipt !== null) return order.receipt;
  const payment = grantedPayment(order);
  const provider = payments.receipts();
  const isPaid = order.status === 'paid' || order.status === 'renewed';
  if (!isPaid || order.source !== 'qpay' || payment === null || provider === null) {
    throw new ApiError('receipt.not_possible');
  }
  const made = await unlessUnavailable(deps, provider.create(payment.id, receiver));
  if (made === null) throw new ApiError('receipt.not_possible');
  const ref = documents.order(own.uid, own.orderId);
  return documents.transact(async (tx) => {
    const there = (await tx.get(ref)).data();
    if (!there) throw new ApiError('order.not_found');
    if (there.receipt !== null) return there.receipt;
    const receipt = { ...made, receiver, createdAt: now(), canceledAt: null };
    tx.set(ref, withAttention({ ...there, receipt }));
    return receipt;
  });
}

/**
 * Cancels the e-barimt of a refunded order. Idempotent.
 * @throws PaymentUnavailable
 */
export async function cancelReceipt(deps: Deps, place: OrderPlace): Promise<void> {
  const { documents, payments, now } = deps;
  const ref = orderRef(deps, place);
  const order = (await ref.get()).data();
  const provider = payments.receipts();
  if (!order || !isReceiptLeft(order) || provider === null) return;
  const payment = grantedPayment(order);
  if (payment) await provider.cancel(payment.id);
  await documents.transact(async (tx) => {
    const there = (await tx.get(ref)).data();
    if (!there?.receipt || !isReceiptLeft(there)) return;
    const receipt = { ...there.receipt, canceledAt: now() };
    tx.set(ref, withAttention({ ...there, receipt }));
  });
}
