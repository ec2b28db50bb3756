import type { Order, OrderPlace } from '@duu/contract/documents/order';
import type { Subscription } from '@duu/contract/documents/subscription';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { QueryDocumentSnapshot } from '../../repositories/documents.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { closeCheckout, markCanceled } from '../orders/close-order.ts';
import { endChargesWithPeriod, endRecurring } from '../orders/end-recurring.ts';
import { getOrder } from '../orders/list-orders.ts';
import { grantedPayment, isRefundMissing, ungrantedPayments } from '../orders/order-money.ts';
import { orderRef } from '../orders/places.ts';
import { cancelReceipt } from '../orders/receipts.ts';
import { finishRefund } from '../orders/refund-order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { settleRecurring } from '../orders/settle-recurring.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';

const pageSize = 50;
/** Orders that are compared in parallel: most of the time goes by waiting for providers. */
const atOnce = 8;
/** How long closed orders are compared with their provider, in ms. */
const comparedMs = 48 * 3_600_000;

/** How long providers retry a failed charge at most, in ms. */
const retriedMs = 62 * 24 * 3_600_000;

type Counts = Record<'repaired' | 'canceled' | 'refunds' | 'ungranted' | 'unpaid', number>;

interface Run {
  readonly deps: Deps;
  readonly left: Leftovers;
  readonly counts: Counts;
}

/** Cancels an open order of a deleted user. */
async function cancelFormer(
  { deps }: Run,
  place: OrderPlace,
  order: Order,
  reason: string,
): Promise<void> {
  if ((await closeCheckout(deps, order)) === 'paid') await settleOrder(deps, place);
  else await markCanceled(deps, place, order, reason);
}

/** Cancels an open order, unless money arrived meanwhile. */
async function endOrder(run: Run, place: OrderPlace, order: Order, reason: string): Promise<void> {
  const { deps, counts } = run;
  const { uid, orderId } = place;
  try {
    if (uid === null) await cancelFormer(run, place, order, reason);
    else await cancelOrder(deps, { uid, orderId }, reason);
    counts.canceled++;
  } catch (error) {
    if (!(error instanceof ApiError && error.key === 'order.not_open')) throw error;
    counts.repaired++;
  }
}

/** Checks an open order at its provider, and cancels it once it can no longer be paid. */
async function reconcileOpen(run: Run, place: OrderPlace, order: Order): Promise<void> {
  const { deps, counts } = run;
  if (order.reference === null) {
    return endOrder(run, place, order, 'the checkout was never opened');
  }
  await settleOrder(deps, place);
  const status = (await orderRef(deps, place).get()).data()?.status;
  if (status === 'canceled') counts.canceled++;
  else if (status !== 'created') counts.repaired++;
  else if (order.expiresAt !== null && order.expiresAt <= deps.now()) {
    await endOrder(run, place, order, 'the checkout expired');
  }
}

/** Compares an order with its provider, and settles what a lost webhook would have reported. */
async function compareOrder({ deps, counts }: Run, place: OrderPlace): Promise<void> {
  const { order, provider } = await getOrder(deps, place);
  if (provider === null) return;
  const isSame = provider.payments.every((theirs) => {
    const ours = order.payments.find(({ id }) => id === theirs.id);
    const isBack = !isRefundMissing(order, theirs.id, theirs.refunded);
    const isKnown = ours && ours.refunded >= theirs.refunded;
    return isBack && isKnown && ours.disputed === theirs.disputed;
  });
  if (!isSame && (await settleOrder(deps, place)) === 'settled') counts.repaired++;
  const granted = grantedPayment(order);
  const isKnown = provider.payments.some(({ id }) => id === granted?.id);
  if (order.grant !== null && !isKnown) {
    counts.unpaid++;
    deps.log.error('grant_without_money', { orderId: place.orderId });
  }
}

/** Finishes interrupted refunds, and counts unmatched money. */
async function reconcileOne(run: Run, place: OrderPlace): Promise<void> {
  const { deps, counts } = run;
  const order = (await orderRef(deps, place).get()).data();
  if (!order) return;
  for (const { id, state } of order.refunds) {
    if (state !== 'pending') continue;
    await finishRefund(deps, place, id);
    counts.refunds++;
  }
  await cancelReceipt(deps, place);
  // An order with unmatched money may get more, however old it is.
  if (order.status !== 'created') await compareOrder(run, place);
  counts.ungranted += ungrantedPayments(order).length;
}

function placeOfSnapshot({ ref, id }: QueryDocumentSnapshot<Order>): OrderPlace {
  return { uid: ref.path.startsWith('users/') ? ownerOf(ref.path) : null, orderId: id };
}

/** Settles automatic charges whose webhook never came. */
async function reconcileRecurring({ deps, left, counts }: Run): Promise<void> {
  const due = deps.documents
    .allSubscriptions()
    .where('state', '==', 'active')
    .where('endsAt', '<=', deps.now())
    .orderBy('endsAt');
  // A plan that was also extended ends long after the next charge.
  const charged = deps.documents
    .allSubscriptions()
    .where('recurring.nextChargeAt', '<=', deps.now())
    .orderBy('recurring.nextChargeAt');
  const asked = new Set<string>();
  const ask = async (doc: QueryDocumentSnapshot<Subscription>) => {
    const { recurring } = doc.data();
    if (recurring === null) return false;
    const { source, reference } = recurring;
    if (asked.has(reference)) return false;
    asked.add(reference);
    if ((await settleRecurring(deps, source, reference, null)) === 'settled') counts.repaired++;
    return true;
  };
  await eachDocument(due, pageSize, left, ask);
  await eachDocument(charged, pageSize, left, ask);
  const behind = deps.documents
    .allSubscriptions()
    .where('state', 'in', ['switched', 'refunded', 'expired'])
    .where('recurring', '!=', null);
  const uids = new Set((await behind.select().get()).docs.map(({ ref }) => ownerOf(ref.path)));
  for (const uid of uids) await endRecurring(deps, uid);
  // Accounts that were disabled while the provider was down.
  const closed = deps.documents.users().where('disabled', '==', true);
  await eachDocument(closed.select(), pageSize, left, async ({ id }) => {
    await endChargesWithPeriod(deps, id);
    return true;
  });
  // A failed charge is retried for weeks: it may succeed after the plan has expired.
  const expired = deps.documents
    .allSubscriptions()
    .where('state', '==', 'expired')
    .where('recurring', '!=', null)
    .orderBy('recurring');
  const since = new Date(deps.now().getTime() - retriedMs);
  await eachDocument(expired, pageSize, left, async (doc) => {
    const { endsAt } = doc.data();
    return endsAt !== null && endsAt >= since && ask(doc);
  });
}

/**
 * Compares orders with their providers: settles what a lost webhook left, cancels what has expired, finishes
 * refunds, and reports money without a plan (`ungranted`) and plans without money (`unpaid`).
 */
export async function reconcileOrders(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<Counts> {
  const { documents, now } = deps;
  const counts = { repaired: 0, canceled: 0, refunds: 0, ungranted: 0, unpaid: 0 };
  const run: Run = { deps, left, counts };
  const before = new Date(now().getTime() - limits.reconcileAfterMs);
  const since = new Date(now().getTime() - comparedMs);
  for (const all of [documents.allOrders(), documents.formerOrders()]) {
    const open = all
      .where('status', '==', 'created')
      .where('createdAt', '<=', before)
      .orderBy('createdAt');
    await eachDocument(
      open,
      pageSize,
      left,
      async (doc) => {
        await reconcileOpen(run, placeOfSnapshot(doc), doc.data());
        return true;
      },
      atOnce,
    );
  }
  await reconcileRecurring(run);
  for (const all of [documents.allOrders(), documents.formerOrders()]) {
    const waiting = all.where('attention', '==', true).orderBy('createdAt');
    await eachDocument(
      waiting,
      pageSize,
      left,
      async (doc) => {
        await reconcileOne(run, placeOfSnapshot(doc));
        return true;
      },
      atOnce,
    );
    const recent = all
      .where('createdAt', '>=', since)
      .where('createdAt', '<=', before)
      .orderBy('createdAt');
    await eachDocument(
      recent,
      pageSize,
      left,
      async (doc) => {
        if (doc.data().status === 'created') return false;
        await compareOrder(run, placeOfSnapshot(doc));
        return true;
      },
      atOnce,
    );
  }
  return counts;
}
