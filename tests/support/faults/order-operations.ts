// Operations on a user's orders, as fault-points.ts interrupts them.
import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../functions/src/deps.ts';
import { reconcileOrders } from '../../../functions/src/services/jobs/reconcile-orders.ts';
import { cancelOrder } from '../../../functions/src/services/orders/cancel-order.ts';
import { placeOrder } from '../../../functions/src/services/orders/place-order.ts';
import { refundOrder } from '../../../functions/src/services/orders/refund-order.ts';
import { suiteDeps } from '../admin.ts';
import { subscriptionOf } from '../credits.ts';
import { readBooks } from '../invariants.ts';
import { buy, mailsOf, origin, placeTestOrder, revenueOf } from '../order-actions.ts';
import { faultsOf, faultsWhenSettled } from '../order-invariants.ts';
import { admin, OrderWorld } from '../order-world.ts';
import { orderInput } from '../orders.ts';
import { type FaultScenario, unless } from './library-operations.ts';

const startsAt = new Date('2043-03-10T08:00:00Z');

/** The user's orders, plan, money and e-mails. */
async function ordersEnd(world: OrderWorld): Promise<object> {
  const { documents } = suiteDeps();
  const [orders, { activeSubscriptionId }, mails] = await Promise.all([
    documents.orders(world.uid).orderBy('createdAt').get(),
    readBooks(world.uid),
    mailsOf(world),
  ]);
  const { plan, totalCredits } = await subscriptionOf(world.uid, activeSubscriptionId ?? 'trial');
  return {
    plan: plan.id,
    totalCredits,
    mails,
    orders: await Promise.all(
      orders.docs.map(async (doc) => {
        const { status, payments, refunds, checkout, invoiceNumber, grant } = doc.data();
        return {
          status,
          payments: payments.map(({ outcome, refunded }) => ({ outcome, refunded })),
          refunds: refunds.map(({ state, amount }) => ({ state, amount })),
          isOpen: checkout !== null,
          isInvoiced: invoiceNumber !== null,
          revoked: grant?.revoked ?? null,
          revenue: await revenueOf(doc.id),
        };
      }),
    ),
    checkouts: [...world.provider.values()].map(({ canceled, payments }) => ({
      canceled,
      payments: payments.map(({ refunded }) => refunded),
    })),
  };
}

const sceneOf = (world: OrderWorld) => ({
  base: world.deps,
  finalState: () => ordersEnd(world),
  faults: (when: 'at once' | 'when settled') =>
    when === 'when settled' ? faultsWhenSettled(world) : faultsOf(world),
});

/** The job, after the time in which an order is left alone. */
async function reconcile(world: OrderWorld): Promise<void> {
  world.passMinutes(11);
  await reconcileOrders(world.deps);
}

export async function order(): Promise<FaultScenario> {
  const world = await OrderWorld.make(startsAt);
  const options = { idempotencyKey: randomUUID(), origin };
  const input = { ...orderInput, recurring: false, confirmed: true };
  return {
    ...sceneOf(world),
    run: (deps) => placeOrder(deps, world.uid, input, options),
    recover: () => placeOrder(world.deps, world.uid, input, options),
  };
}

/** An order that is paid, with its webhook, which is not delivered yet. */
async function paid() {
  const world = await OrderWorld.make(startsAt);
  const orderId = await placeTestOrder(world);
  const { amount, currency } = world.provider.get(orderId) ?? { amount: 0, currency: 'MNT' };
  world.changeAtProvider('paid', orderId, amount, currency);
  const [event] = world.undelivered;
  if (!event) throw new Error('Nothing was paid.');
  return { world, event };
}

/** Somebody pays, and the provider sends its webhook until it is answered. The first process has a clock of its own. */
export async function pay(clockMs = 0): Promise<FaultScenario> {
  const { world, event } = await paid();
  return {
    ...sceneOf(world),
    base: { ...world.deps, now: () => new Date(world.now.getTime() + clockMs) },
    run: (deps) => world.deliver(event, deps),
    recover: async () => {
      await world.deliver(event);
      await reconcile(world);
    },
  };
}

export async function refund(): Promise<FaultScenario> {
  const world = await OrderWorld.make(startsAt);
  const orderId = await buy(world);
  const where = { uid: world.uid, orderId };
  const key = randomUUID();
  const input = { reason: 'test' };
  const again = (deps: Deps) => refundOrder(deps, admin, where, input, key);
  return {
    ...sceneOf(world),
    run: again,
    recover: async () => {
      await again(world.deps);
      await reconcile(world);
    },
  };
}

export async function cancel(): Promise<FaultScenario> {
  const world = await OrderWorld.make(startsAt);
  const where = { uid: world.uid, orderId: await placeTestOrder(world) };
  return {
    ...sceneOf(world),
    run: (deps) => cancelOrder(deps, where, 'test'),
    recover: async () => {
      await unless('order.not_open', cancelOrder(world.deps, where, 'test'));
      await reconcile(world);
    },
  };
}

/** The job that finds money whose webhook was lost. */
export async function repair(): Promise<FaultScenario> {
  const { world, event } = await paid();
  world.dropWebhook(event);
  world.passMinutes(11);
  return {
    ...sceneOf(world),
    run: (deps) => reconcileOrders(deps),
    recover: () => reconcile(world),
  };
}
