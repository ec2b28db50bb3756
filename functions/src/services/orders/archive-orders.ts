import { type Order, type OrderPlace, order } from '@duu/contract/documents/order';
import type { PaymentProvider } from '../../adapters/payments/provider.ts';
import type { Deps } from '../../deps.ts';
import type { QueryDocumentSnapshot } from '../../repositories/documents.ts';
import { addToClosing } from './closings.ts';
import { withStatus } from './order-states.ts';
import { referenceKey } from './places.ts';
import { settle } from './settle.ts';

/**
 * Closes the checkout of an open order, so that nobody pays for a deleted account. One that can't be closed now is
 * left to the jobs: money that arrives anyway is recorded with the order.
 */
async function withoutCheckout(deps: Deps, uid: string, id: string, of: Order): Promise<Order> {
  const { payments, log, now } = deps;
  const { source, status } = of;
  const provider = source === 'manual' ? null : payments.provider(source);
  if (status !== 'created' || source === 'manual' || provider === null) return of;
  let found = of;
  try {
    if (of.reference === null) found = await withLostReference(deps, provider, { uid, id }, of);
    const { reference } = found;
    const ended = reference === null ? 'canceled' : await provider.cancel(reference);
    if (ended === 'paid') return found;
    return withStatus(found, 'canceled', now(), 'the account was deleted');
  } catch (error) {
    log.error('checkout_not_ended', { orderId: id }, error);
    if (found.reference === null) {
      await addToClosing(deps, uid, { checkouts: [{ source, orderId: id }] });
    }
    return found;
  }
}

/** A crash may have lost the reference of a checkout: the provider is asked by the order's id. */
async function withLostReference(
  deps: Deps,
  provider: PaymentProvider,
  { uid, id: orderId }: { uid: string; id: string },
  of: Order,
): Promise<Order> {
  const customer = (await provider.customerOf?.(uid)) ?? null;
  const reference = (await provider.lostCheckout?.({ orderId, customer })) ?? null;
  if (reference === null) return of;
  const key = referenceKey(provider.source, reference);
  await deps.documents.orderPlace(key).set({ uid: null, orderId });
  return { ...of, reference };
}

/**
 * Settles what was paid for a former order until its checkout and charges ended, as a webhook may be lost. If
 * the provider is down, the job `reconcileOrders` retries.
 */
async function takeOver(deps: Deps, orderId: string): Promise<void> {
  const place: OrderPlace = { uid: null, orderId };
  try {
    const kept = (await deps.documents.formerOrder(orderId).get()).data();
    if (!kept || kept.reference === null || kept.source === 'manual') return;
    if (kept.status !== 'created' && !kept.recurring) return;
    await settle(deps, place);
  } catch (error) {
    deps.log.error('former_order_left', { orderId }, error);
  }
}

/** Returns the stored fields of an order, even if they don't fit the schema. */
function raw(doc: { get(field: string): unknown }): Record<string, unknown> {
  const known = Object.keys(order.shape).map((name) => [name, doc.get(name)]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

function readable({ log }: Deps, doc: QueryDocumentSnapshot<Order>): Order | null {
  try {
    return doc.data();
  } catch (error) {
    log.error('order_unreadable', { orderId: doc.id }, error);
    return null;
  }
}

/**
 * Copies the orders for accounting, with their ids and without the user; invalid ones are copied as they are.
 * Existing copies stay: they may have been paid since.
 */
export async function archiveOrders(deps: Deps, uid: string): Promise<void> {
  const { documents } = deps;
  const orders = await documents.orders(uid).get();
  for (const one of orders.docs) {
    const kept = documents.formerOrder(one.id);
    if ((await kept.withConverter(null).get()).exists) continue;
    const known = readable(deps, one);
    if (known === null) await kept.withConverter(null).set(raw(one));
    else await kept.set(await withoutCheckout(deps, uid, one.id, known));
  }
  const places = await documents.orderPlaces().where('uid', '==', uid).get();
  for (const place of places.docs) await place.ref.update({ uid: null });
  for (const one of orders.docs) await takeOver(deps, one.id);
}
