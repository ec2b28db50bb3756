import type { Order, OrderPlace } from '@duu/contract/documents/order';
import { limits } from '@duu/contract/limits';
import { PaymentUnavailable } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Query, QueryDocumentSnapshot } from '../../repositories/documents.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { closeCheckout, markCanceled } from '../orders/close-order.ts';
import { getOrder } from '../orders/list-orders.ts';
import { grantedPayment, isRefundMissing, ungrantedPayments } from '../orders/order-money.ts';
import { orderRef } from '../orders/places.ts';
import { cancelReceipt } from '../orders/receipts.ts';
import { finishRefund } from '../orders/refund-order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { type Due, dueSpans, isDue } from './asking-ages.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';
import { reconcileRecurring } from './reconcile-recurring.ts';

const pageSize = 50;
/** Orders that are compared in parallel: most of the time goes by waiting for providers. */
const atOnce = 8;
/** How long closed orders are compared with their provider, in ms. */
const comparedMs = 48 * 3_600_000;

/** Failures in a row after which a provider is not asked again in a run: it would keep the others waiting. */
const giveUpAfter = 3;

/** How often orders that need an admin are compared at least, in ms. */
const attentionGapMs = 24 * 3_600_000;

type Counts = Record<'repaired' | 'canceled' | 'refunds' | 'ungranted' | 'unpaid', number>;

interface Run {
  readonly deps: Deps;
  readonly left: Leftovers;
  readonly counts: Counts;
  readonly due: Due;
  /** Orders that this run has compared. */
  readonly compared: Set<string>;
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

/** Returns whether a closed order without money is closed for good. */
function isOver({ deps }: Run, { status, source, payments }: Order): boolean {
  if (source === 'manual') return true;
  if (status !== 'canceled' || payments.length > 0) return false;
  return deps.payments.provider(source)?.mayBePaidLate === false;
}

/**
 * Compares a closed order with its provider, and settles what a lost webhook would have reported.
 * @throws PaymentUnavailable
 */
async function compareOrder(run: Run, place: OrderPlace): Promise<void> {
  const { deps, counts, compared } = run;
  if (compared.has(place.orderId)) return;
  compared.add(place.orderId);
  const { order, provider, providerFailed } = await getOrder(deps, place);
  // The next run asks again, as this one has left something.
  if (providerFailed) throw new PaymentUnavailable('The order could not be compared.');
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
  counts.ungranted += ungrantedPayments(order).length;
  // An order with unmatched money may get more, however old it is.
  const isAsked = order.status !== 'created' && isDue(order.createdAt, run.due, attentionGapMs);
  if (isAsked) await compareOrder(run, place);
}

function placeOfSnapshot({ ref, id }: QueryDocumentSnapshot<Order>): OrderPlace {
  return { uid: ref.path.startsWith('users/') ? ownerOf(ref.path) : null, orderId: id };
}

/**
 * Compares orders with their providers: settles what a lost webhook left, cancels what has expired, finishes
 * refunds, and reports money without a plan (`ungranted`) and plans without money (`unpaid`). Open orders are asked
 * about in each run; closed ones at growing ages, if they reached one after `since`, the last run that left nothing.
 */
export async function reconcileOrders(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
  since: Date | null = null,
  reached = since,
): Promise<Counts> {
  const { documents } = deps;
  const counts = { repaired: 0, canceled: 0, refunds: 0, ungranted: 0, unpaid: 0 };
  const due = { since, reached, now: deps.now() };
  const run: Run = { deps, left, counts, due, compared: new Set() };
  const before = new Date(due.now.getTime() - limits.reconcileAfterMs);
  const failures = new Map<Order['source'], number>();
  const each = (
    orders: Query<Order>,
    handle: (doc: QueryDocumentSnapshot<Order>) => Promise<void>,
  ) =>
    eachDocument(
      orders.orderBy('createdAt'),
      pageSize,
      left,
      async (doc) => {
        const { source } = doc.data();
        if ((failures.get(source) ?? 0) >= giveUpAfter) {
          throw new PaymentUnavailable(`${source} fails in this run.`);
        }
        try {
          await handle(doc);
          failures.delete(source);
        } catch (error) {
          if (error instanceof PaymentUnavailable) {
            failures.set(source, (failures.get(source) ?? 0) + 1);
          }
          throw error;
        }
        return true;
      },
      atOnce,
    );
  const orders = [documents.allOrders(), documents.formerOrders()];
  for (const all of orders) {
    const open = all.where('status', '==', 'created').where('createdAt', '<=', before);
    await each(open, (doc) => reconcileOpen(run, placeOfSnapshot(doc), doc.data()));
  }
  counts.repaired += await reconcileRecurring(deps, left, due);
  for (const all of orders) {
    const waiting = all.where('attention', '==', true);
    await each(waiting, (doc) => reconcileOne(run, placeOfSnapshot(doc)));
    for (const { from, to } of dueSpans(due, comparedMs)) {
      const closed = all.where('createdAt', '>=', from).where('createdAt', '<=', to);
      await each(closed, async (doc) => {
        const order = doc.data();
        if (order.status === 'created' || isOver(run, order)) return;
        await compareOrder(run, placeOfSnapshot(doc));
      });
    }
  }
  return counts;
}
