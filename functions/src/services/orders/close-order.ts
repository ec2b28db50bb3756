import type { Order, OrderPlace } from '@duu/contract/documents/order';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { unlessUnavailable } from './open-checkout.ts';
import { withStatus } from './order-states.ts';
import { orderRef } from './places.ts';

/**
 * Closes an order's checkout at the provider, so that it can no longer be paid. Returns `paid` if money
 * arrived first.
 * @throws ApiError `payment_source_unavailable`, `payment_provider_failed`
 */
export async function closeCheckout(
  deps: Deps,
  { source, reference }: Pick<Order, 'source' | 'reference'>,
): Promise<'canceled' | 'paid'> {
  if (reference === null) return 'canceled';
  const provider = source === 'manual' ? null : deps.payments.provider(source);
  if (provider === null) throw new ApiError('payment_source_unavailable');
  return unlessUnavailable(deps, provider.cancel(reference));
}

/**
 * Cancels an order whose checkout is closed. Idempotent.
 * @throws ApiError `order.not_found`, `order.not_open`
 */
export async function markCanceled(
  deps: Deps,
  place: OrderPlace,
  { reference }: Pick<Order, 'reference'>,
  reason: string,
): Promise<void> {
  const { documents, now } = deps;
  const ref = orderRef(deps, place);
  await documents.transact(async (tx) => {
    const there = (await tx.get(ref)).data();
    if (!there) throw new ApiError('order.not_found');
    if (there.status === 'canceled') return;
    if (there.status !== 'created' || there.reference !== reference) {
      throw new ApiError('order.not_open');
    }
    tx.set(ref, withStatus(there, 'canceled', now(), reason));
  });
}
