import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import { deletedUserUid } from '@duu/contract/calls/admin-orders';
import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { decodeCursor, encodeCursor } from '@duu/contract/cursor';
import { type Order, type OrderPlace, order as orderSchema } from '@duu/contract/documents/order';
import { orderSources } from '@duu/contract/documents/subscription';
import { id } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { PaymentUnavailable } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Query } from '../../repositories/documents.ts';
import { orderRef, placeOfOrder, placeOfReference } from './places.ts';

type List = Calls['adminListOrders'];

/** Returns the place of an order in a path of admin calls. */
export function orderPlaceOf(uid: string, orderId: string): OrderPlace {
  return { uid: uid === deletedUserUid ? null : uid, orderId };
}

function uidOfPath(path: string): string | null {
  const [root, uid] = path.split('/');
  return root === 'users' && uid !== undefined ? uid : null;
}

async function emailOf({ documents }: Deps, uid: string | null): Promise<string | null> {
  if (uid === null) return null;
  return (await documents.user(uid).get()).data()?.email ?? null;
}

async function shown(deps: Deps, place: OrderPlace): Promise<AdminOrder[]> {
  const order = (await orderRef(deps, place).get()).data();
  if (!order) return [];
  const { uid, orderId } = place;
  return [{ ...order, id: orderId, uid, email: await emailOf(deps, uid) }];
}

/**
 * Orders that match a query exactly, by id, invoice number or provider's reference; null if the query is
 * about a user.
 */
async function meant(deps: Deps, query: string): Promise<AdminOrder[]> {
  const places: (OrderPlace | null)[] = [];
  if (id.safeParse(query).success) places.push(await placeOfOrder(deps, query));
  for (const source of orderSources) places.push(await placeOfReference(deps, source, query));
  if (/^DUU-\d{4}-\d+$/i.test(query)) {
    const number = query.toUpperCase();
    for (const all of [deps.documents.allOrders(), deps.documents.formerOrders()]) {
      const found = await all.where('invoiceNumber', '==', number).limit(1).get();
      for (const { ref } of found.docs) {
        places.push({ uid: uidOfPath(ref.path), orderId: ref.id });
      }
    }
  }
  const known = new Map(places.flatMap((place) => (place ? [[place.orderId, place]] : [])));
  return (await Promise.all([...known.values()].map((place) => shown(deps, place)))).flat();
}

/** Returns the uid for a uid or e-mail address; null if there is none. */
async function existingUid(
  { accountStates, documents }: Deps,
  query: string,
): Promise<string | null> {
  if (query.includes('@')) return accountStates.uidOf(query);
  if (!id.safeParse(query).success) return null;
  return (await documents.user(query).get()).exists ? query : null;
}

/** Returns the document after which a page starts. */
function after(deps: Deps, query: Query<Order>, cursor: string | undefined): Query<Order> {
  if (cursor === undefined) return query;
  const { createdAt, ids } = decodeCursor(cursor);
  const [uid = '', orderId = ''] = ids;
  return query.startAfter(createdAt, orderRef(deps, orderPlaceOf(uid, orderId)));
}

/** Lists the orders of all users or of one, newest first. */
export async function listOrders(deps: Deps, query: QueryOf<List>): Promise<OutputOf<List>> {
  const { documents, log } = deps;
  const size = query.export ? limits.exportPage : limits.pageSize;
  const text = query.query?.trim() ?? '';
  let all: Query<Order> = query.former ? documents.formerOrders() : documents.allOrders();
  if (text !== '') {
    const exactly = await meant(deps, text);
    if (exactly.length > 0) return { orders: exactly, nextCursor: null };
    const uid = await existingUid(deps, text);
    if (uid === null) return { orders: [], nextCursor: null };
    all = documents.orders(uid);
  }
  if (query.status !== undefined) all = all.where('status', '==', query.status);
  if (query.attention) all = all.where('attention', '==', true);
  const page = all.orderBy('createdAt', 'desc').orderBy('__name__', 'desc').withConverter(null);
  const { docs } = await after(deps, page as Query<Order>, query.cursor)
    .limit(size + 1)
    .get();
  const orders = docs.slice(0, size).flatMap((doc) => {
    const parsed = orderSchema.safeParse(doc.data());
    if (parsed.success) return [{ ...parsed.data, id: doc.id, uid: uidOfPath(doc.ref.path) }];
    log.error('document_unreadable', { path: doc.ref.path }, parsed.error);
    return [];
  });
  const emails = new Map<string | null, Promise<string | null>>();
  for (const { uid } of orders) if (!emails.has(uid)) emails.set(uid, emailOf(deps, uid));
  const last = docs.length > size ? orders.at(-1) : undefined;
  return {
    orders: await Promise.all(
      orders.map(async (one) => ({ ...one, email: (await emails.get(one.uid)) ?? null })),
    ),
    nextCursor: last
      ? encodeCursor({ createdAt: last.createdAt, ids: [last.uid ?? deletedUserUid, last.id] })
      : null,
  };
}

/**
 * Returns an order with its provider's state; without it if the provider is down.
 * @throws ApiError `order.not_found`
 */
export async function getOrder(
  deps: Deps,
  place: OrderPlace,
): Promise<OutputOf<Calls['adminGetOrder']>> {
  const [order] = await shown(deps, place);
  if (!order) throw new ApiError('order.not_found');
  const { source, reference, renewalOf } = order;
  const provider = source === 'manual' ? null : deps.payments.provider(source);
  if (provider === null || reference === null)
    return { order, provider: null, providerFailed: false };
  try {
    const known = new Set(order.payments.map((payment) => payment.id));
    const state =
      renewalOf === null
        ? await provider.stateOf(reference)
        : {
            status: 'paid' as const,
            payments: ((await provider.recurring?.stateOf(reference))?.payments ?? []).filter(
              ({ paymentId }) => known.has(paymentId),
            ),
          };
    const payments = state.payments.map(({ paymentId, ...rest }) => ({ ...rest, id: paymentId }));
    return { order, provider: { status: state.status, payments }, providerFailed: false };
  } catch (cause) {
    if (!(cause instanceof PaymentUnavailable)) throw cause;
    deps.log.warn('provider_unavailable', { orderId: order.id, message: cause.message });
    return { order, provider: null, providerFailed: true };
  }
}
