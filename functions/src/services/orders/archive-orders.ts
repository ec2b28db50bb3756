import { type Order, type OrderPlace, order } from '@duu/contract/documents/order';
import type { User } from '@duu/contract/documents/user';
import type { Deps } from '../../deps.ts';
import type { QueryDocumentSnapshot } from '../../repositories/documents.ts';
import { chargedSubscriptions } from './end-recurring.ts';
import { findCheckout } from './open-checkout.ts';
import { withStatus } from './order-states.ts';
import { referenceKey } from './places.ts';
import { settleOrder } from './settle-order.ts';

/** Ends all recurring subscriptions of a user who is being deleted. Throws if one can't be ended now. */
export async function endCharges(deps: Deps, uid: string): Promise<void> {
  for (const { recurring } of await chargedSubscriptions(deps, uid)) {
    const provider = deps.payments.provider(recurring.source)?.recurring;
    if (!provider) throw new Error(`${recurring.source} is not set up here.`);
    await provider.end(recurring.reference);
  }
}

/** Deletes the user's data at the providers, after all checkouts are closed. */
export async function deleteCustomerData({ payments }: Deps, uid: string): Promise<void> {
  for (const provider of payments.all()) await provider.forget?.(uid);
}

/**
 * Closes the checkout of an open order, so that nobody pays for a deleted account. A crash may have lost its
 * reference: the provider is asked by the order's id. Throws if it can't be asked now.
 */
async function withoutCheckout(deps: Deps, uid: string, id: string, of: Order): Promise<Order> {
  const { payments, log, now } = deps;
  const { source, status } = of;
  const provider = source === 'manual' ? null : payments.provider(source);
  if (status !== 'created' || provider === null) return of;
  const user = of.reference === null ? (await deps.documents.user(uid).get()).data() : undefined;
  const found = user ? await named(deps, { uid, orderId: id }, of, user) : of;
  const { reference } = found;
  try {
    const ended = reference === null ? 'canceled' : await provider.cancel(reference);
    if (ended === 'paid') return found;
    return withStatus(found, 'canceled', now(), 'the account was deleted');
  } catch (error) {
    // The job `reconcileOrders` retries; money that arrives anyway is recorded with the order.
    log.error('checkout_not_ended', { orderId: id }, error);
    return found;
  }
}

/** Stores the reference of a checkout, by which webhooks find the former order. */
async function named(
  deps: Deps,
  own: { uid: string; orderId: string },
  of: Order,
  user: User,
): Promise<Order> {
  const { reference, expiresAt } = await findCheckout(deps, own, of, user);
  const key = referenceKey(of.source, reference);
  await deps.documents.orderPlace(key).set({ uid: null, orderId: own.orderId });
  return { ...of, reference, expiresAt };
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
    await settleOrder(deps, place);
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
 * @throws PaymentUnavailable if a checkout has to be found
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
