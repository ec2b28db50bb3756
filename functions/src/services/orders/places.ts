import { createHash } from 'node:crypto';
import type { Order, OrderPlace } from '@duu/contract/documents/order';
import type { OrderSource } from '@duu/contract/documents/subscription';
import type { Deps } from '../../deps.ts';
import type { ReadRef, Transaction } from '../../repositories/documents.ts';

/** Returns a key for a provider's reference, safe in paths. */
export function referenceKey(source: OrderSource, reference: string): string {
  return createHash('sha256').update(`${source}:${reference}`).digest('hex');
}

/** Returns the document of an order: below its user, or among the former orders. */
export function orderRef({ documents }: Deps, { uid, orderId }: OrderPlace): ReadRef<Order> {
  return uid === null ? documents.formerOrder(orderId) : documents.order(uid, orderId);
}

/** Returns the place of an order by its id; null if it is unknown. */
export async function placeOfOrder(deps: Deps, orderId: string): Promise<OrderPlace | null> {
  return (await deps.documents.orderPlace(orderId).get()).data() ?? null;
}

/** Returns the place of an order by a provider's reference; null if it is unknown. */
export async function placeOfReference(
  deps: Deps,
  source: OrderSource,
  reference: string,
): Promise<OrderPlace | null> {
  return placeOfOrder(deps, referenceKey(source, reference));
}

/** Stores the place of an order, by its id or a provider's reference. */
export function storePlace(
  tx: Transaction,
  { documents }: Deps,
  place: OrderPlace,
  by?: { source: OrderSource; reference: string },
): void {
  const key = by ? referenceKey(by.source, by.reference) : place.orderId;
  tx.set(documents.orderPlace(key), place);
}
