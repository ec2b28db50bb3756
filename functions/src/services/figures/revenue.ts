import type { DayStats } from '@duu/contract/documents/operations';
import type { Order, OrderStatus } from '@duu/contract/documents/order';
import type { Deps } from '../../deps.ts';
import type { Query } from '../../repositories/documents.ts';

const pageSize = 200;

/** No payment page stays open longer: what is paid on a day was ordered at most this long before. */
const openMs = 31 * 24 * 3_600_000;

/** What each way an order can go does to the money. */
const signs: Record<OrderStatus, number> = {
  created: 0,
  canceled: 0,
  paid: 1,
  renewed: 1,
  refunded: -1,
};

/** What an order brought in from `start` until `end`, in minor units of its currency; negative where it was refunded. */
export function broughtIn(
  { amount, transitions }: Pick<Order, 'amount' | 'transitions'>,
  start: Date,
  end: Date,
): number {
  return transitions
    .filter(({ at }) => at >= start && at < end)
    .reduce((sum, { status }) => sum + signs[status] * amount, 0);
}

/** Is told of an order that no schema takes, and that no figure counts. */
export type OnUnreadable = (path: string, error: unknown) => void;

/** Orders by id: one whose owner is leaving just now can be in both places. */
async function collect(
  query: Query<Order>,
  into: Map<string, Order>,
  onUnreadable: OnUnreadable,
): Promise<void> {
  const ordered = query.orderBy('createdAt').limit(pageSize);
  let page = await ordered.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    for (const doc of page.docs) {
      try {
        into.set(doc.id, doc.data());
      } catch (error) {
        onUnreadable(doc.ref.path, error);
      }
    }
    page = await ordered.startAfter(last).get();
  }
}

/** What came in and went back from `start` until `end`, with the orders of people who have left since. */
export async function revenueOf(
  { documents, log }: Deps,
  start: Date,
  end: Date,
  onUnreadable: OnUnreadable = (path, error) => log.error('order_unreadable', { path }, error),
): Promise<DayStats['revenue']> {
  const orders = new Map<string, Order>();
  for (const all of [documents.allOrders(), documents.formerOrders()]) {
    const before = all.where('createdAt', '<', end);
    const opened = new Date(start.getTime() - openMs);
    await collect(
      before.where('status', 'in', ['paid', 'renewed']).where('createdAt', '>=', opened),
      orders,
      onUnreadable,
    );
    await collect(before.where('status', '==', 'refunded'), orders, onUnreadable);
  }
  const revenue = { MNT: 0, USD: 0 };
  for (const order of orders.values()) revenue[order.currency] += broughtIn(order, start, end);
  return revenue;
}
