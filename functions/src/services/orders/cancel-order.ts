import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { closeCheckout, markCanceled } from './close-order.ts';
import { type OwnOrder, openCheckout, unlessUnavailable } from './open-checkout.ts';
import { settleOrder } from './settle-order.ts';

/** @throws ApiError `order.not_found` */
export async function ownOrder({ documents }: Deps, own: OwnOrder): Promise<WithId<Order>> {
  const found = (await documents.order(own.uid, own.orderId).get()).data();
  if (!found) throw new ApiError('order.not_found');
  return { ...found, id: own.orderId };
}

/** Settles the order by its provider's state. Returns the order. */
export async function checkOrder(deps: Deps, own: OwnOrder): Promise<WithId<Order>> {
  await unlessUnavailable(deps, settleOrder(deps, own));
  return ownOrder(deps, own);
}

/**
 * Cancels an open order, at the provider first: an earlier payment counts. Idempotent.
 * @throws ApiError `order.not_found`, `order.not_open` if it was paid first, `payment_provider_failed`
 */
export async function cancelOrder(deps: Deps, own: OwnOrder, reason: string): Promise<void> {
  const found = await ownOrder(deps, own);
  if (found.status === 'canceled') return;
  if (found.status !== 'created') throw new ApiError('order.not_open');
  // A crash may have lost the checkout's reference: opening it again returns the same one, to cancel it.
  if (found.reference === null) await openCheckout(deps, own, deps.site());
  const order = found.reference === null ? await ownOrder(deps, own) : found;
  if ((await closeCheckout(deps, order)) === 'paid') {
    await unlessUnavailable(deps, settleOrder(deps, own));
    const after = await ownOrder(deps, own);
    if (after.status !== 'created') throw new ApiError('order.not_open');
  }
  await markCanceled(deps, own, order, reason);
}
