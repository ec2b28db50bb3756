// The one way to settle: ask the provider, decide, write. Webhooks, the return page, admins and jobs all come here.
import { createHash } from 'node:crypto';
import type { Order, OrderPlace, PaymentEvent } from '@duu/contract/documents/order';
import type { ReceivedPayment } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { anyActiveId } from '../credits/active-subscription.ts';
import { decide, hasChanged, type OrderChange, type ProviderState } from './decide-order.ts';
import { subscriptionsFor, writeChange } from './order-transaction.ts';
import { newOrder } from './place-order.ts';
import { orderRef, storePlace } from './places.ts';
import { askAbout, type Inquiry, isRecurring, type Target } from './settle-target.ts';
import type { Recurring } from './show-recurring.ts';

/** A provider's event, which is processed once. */
export interface EventName {
  readonly source: PaymentEvent['source'];
  readonly id: string;
}

export function eventKey({ source, id }: EventName): string {
  return `${source}:${id.replaceAll('/', '_')}`;
}

/** Ids of subscriptions that queries found, as no transaction may send one. */
interface Queried {
  readonly active: string | null;
  readonly charged: readonly string[];
}

async function queried(
  deps: Deps,
  { uid }: OrderPlace,
  recurring: Recurring | null,
): Promise<Queried> {
  if (uid === null) return { active: null, charged: [] };
  const active = await anyActiveId(deps, uid);
  if (recurring === null) return { active, charged: [] };
  const charged = deps.documents
    .subscriptions(uid)
    .where('recurring.reference', '==', recurring.reference);
  return { active, charged: (await charged.get()).docs.map(({ id }) => id) };
}

/** Settles one order in one transaction; `renewal` returns it if it is new. */
function settleOne(
  deps: Deps,
  place: OrderPlace,
  state: ProviderState,
  { active, charged }: Queried,
  { event, renewal }: { event?: EventName | null; renewal?: (now: Date) => Order },
): Promise<Pick<OrderChange, 'order' | 'endsRecurring'> & { readonly isNews: boolean }> {
  const { documents } = deps;
  const { uid, orderId } = place;
  return documents.transact(async (tx) => {
    const now = deps.now();
    const there = (await tx.get(orderRef(deps, place))).data();
    const order = there ?? renewal?.(now);
    if (!order) throw new ApiError('order.not_found');
    const subscriptions = await subscriptionsFor(tx, deps, uid, order, active, charged);
    const eventRef = event ? documents.paymentEvent(eventKey(event)) : null;
    if (eventRef && (await tx.get(eventRef)).exists) {
      return { order, endsRecurring: false, isNews: false };
    }
    const known = { orderId, order, subscriptions };
    const change = decide(known, state, { now, newId: deps.newId() });
    const isNews = hasChanged(change);
    if (isNews) await writeChange(tx, deps, place, change);
    if (!there) storePlace(tx, deps, place);
    if (order.renewalOf === null && state.recurring) storePlace(tx, deps, place, state.recurring);
    if (eventRef && event) {
      const outcome = isNews ? 'settled' : 'nothing';
      tx.create(eventRef, { source: event.source, orderId, outcome, at: now });
    }
    return { order: change.order, endsRecurring: change.endsRecurring, isNews };
  });
}

/** Returns the id of a renewal's order, the same from every source. */
function renewalId({ source }: Recurring, { paymentId }: ReceivedPayment): string {
  return `r${createHash('sha256').update(`${source}:${paymentId}`).digest('hex').slice(0, 24)}`;
}

/** Returns the order of a renewal, on the terms of the first one. */
function renewalOf(first: Order, orderId: string, { reference }: Recurring, now: Date): Order {
  return {
    ...newOrder({ ...first, quantity: 1 }, first, now),
    language: first.language,
    renewalOf: orderId,
    reference,
    transitions: [{ status: 'created', at: now, reason: 'the provider charged again' }],
  };
}

/** Settles a user's order, and each automatic charge after its own payment as a separate one. */
async function settleInquiry(
  deps: Deps,
  { place, checkout, recurring }: Inquiry,
  event: EventName | null,
): Promise<{ readonly isNews: boolean; readonly endsRecurring: boolean }> {
  const ids = await queried(deps, place, recurring);
  const first = await settleOne(deps, place, { ...checkout, recurring }, ids, { event });
  const settled = [first];
  const { payments } = first.order;
  // The first charge is the checkout's payment. Until that is known, it can't be told from a renewal.
  if (recurring !== null && payments.length > 0) {
    for (const charge of recurring.state.payments) {
      if (payments.some(({ id }) => id === charge.paymentId)) continue;
      const at = { uid: place.uid, orderId: renewalId(recurring, charge) };
      const state = { status: 'paid', payments: [charge], recurring } as const;
      const renewal = (now: Date) => renewalOf(first.order, place.orderId, recurring, now);
      settled.push(await settleOne(deps, at, state, ids, { renewal }));
    }
  }
  return {
    isNews: settled.some(({ isNews }) => isNews),
    endsRecurring: settled.some(({ endsRecurring }) => endsRecurring),
  };
}

/** Ends a provider's subscription, and settles its last charges: no webhook may have reported them. */
async function endAndSettle(deps: Deps, { provider, recurring }: Inquiry): Promise<void> {
  if (recurring === null) return;
  await provider.recurring?.end(recurring.reference);
  const last = await askAbout(deps, recurring);
  if (last !== null) await settleInquiry(deps, last, null);
}

/**
 * Settles an order, or a provider's subscription with all its orders, by the provider's present state. One transaction
 * for each order writes the status, invoice number, grant, subscription, ledger and revenue. Idempotent. Returns
 * `foreign` for an unknown subscription.
 * @throws PaymentUnavailable, ApiError `order.not_found`, `payment_source_unavailable`, `auth.user_not_found` if the
 * account is being deleted
 */
export async function settle(
  deps: Deps,
  target: Target,
  event: EventName | null = null,
): Promise<PaymentEvent['outcome']> {
  const inquiry = await askAbout(deps, target);
  if (inquiry === null) return isRecurring(target) ? 'foreign' : 'nothing';
  // An event about one order is stored in its transaction, one about charges after all of theirs.
  const settled = await settleInquiry(deps, inquiry, isRecurring(target) ? null : event);
  if (settled.endsRecurring) await endAndSettle(deps, inquiry);
  const outcome = settled.isNews ? 'settled' : 'nothing';
  if (event && isRecurring(target)) {
    const { source } = event;
    const { orderId } = inquiry.place;
    const ref = deps.documents.paymentEvent(eventKey(event));
    await ref.set({ source, orderId, outcome, at: deps.now() });
  }
  return outcome;
}
