import type { Order, OrderPlace } from '@duu/contract/documents/order';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { type Admin, audit } from '../audit.ts';
import { unlessUnavailable } from './open-checkout.ts';
import { orderRef } from './places.ts';
import { settleOrder } from './settle-order.ts';

function shown({ status, payments, attention, invoiceNumber }: Order) {
  return { status, payments: payments.length, attention, invoiceNumber };
}

/**
 * Settles an order by its provider's state, as a webhook would, and writes the audit log.
 * @throws ApiError `order.not_found`, `payment_source_unavailable`, `payment_provider_failed`
 */
export async function checkByAdmin(deps: Deps, admin: Admin, place: OrderPlace): Promise<void> {
  const ref = orderRef(deps, place);
  const before = (await ref.get()).data();
  if (!before) throw new ApiError('order.not_found');
  await unlessUnavailable(deps, settleOrder(deps, place));
  await deps.documents.transact(async (tx) => {
    const after = (await tx.get(ref)).data();
    audit(tx, deps, admin, {
      action: 'order.check',
      uid: place.uid,
      target: place.orderId,
      before: shown(before),
      after: after ? shown(after) : null,
      reason: null,
    });
  });
}
