import { createHash } from 'node:crypto';
import type { Order, OrderPlace } from '@duu/contract/documents/order';
import type { OrderSource } from '@duu/contract/documents/subscription';
import type { Deps } from '../../deps.ts';
import type { ReadRef, Transaction } from '../../repositories/documents.ts';

/** A key that is safe in a path, whatever a provider puts into its names. */
export function referenceKey(source: OrderSource, reference: string): string {
  return createHash('sha256').update(`${source}:${reference}`).digest('hex');
}

/** The order's document: below its person, or among those of people who have left. */
export function orderRef({ documents }: Deps, { uid, orderId }: OrderPlace): ReadRef<Order> {
  return uid === null ? documents.formerOrder(orderId) : documents.order(uid, orderId);
}

/** Whose order it is, by its id; null where it is none of ours. */
export async function placeOfOrder(deps: Deps, orderId: string): Promise<OrderPlace | null> {
  return (await deps.documents.orderPlace(orderId).get()).data() ?? null;
}

/** The order that a provider knows by a reference. */
export async function placeOfReference(
  deps: Deps,
  source: OrderSource,
  reference: string,
): Promise<OrderPlace | null> {
  return placeOfOrder(deps, referenceKey(source, reference));
}

/** Notes that a provider knows the order by a reference. */
export function notePlace(
  tx: Transaction,
  { documents }: Deps,
  place: OrderPlace,
  by?: { source: OrderSource; reference: string },
): void {
  const key = by ? referenceKey(by.source, by.reference) : place.orderId;
  tx.set(documents.orderPlace(key), place);
}
