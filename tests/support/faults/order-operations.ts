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
import { admin, OrderFixture } from '../order-fixture.ts';
import { faultsOf, faultsWhenSettled } from '../order-invariants.ts';
import { orderInput } from '../orders.ts';
import { type FaultScenario, unless } from './library-operations.ts';

const startsAt = new Date('2043-03-10T08:00:00Z');

/** Returns the user's orders, plan, money and e-mails. */
async function ordersEnd(fixture: OrderFixture): Promise<object> {
  const { documents } = suiteDeps();
  const [orders, { activeSubscriptionId }, mails] = await Promise.all([
    documents.orders(fixture.uid).orderBy('createdAt').get(),
    readBooks(fixture.uid),
    mailsOf(fixture),
  ]);
  const { plan, totalCredits } = await subscriptionOf(fixture.uid, activeSubscriptionId ?? 'trial');
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
    checkouts: [...fixture.provider.values()].map(({ canceled, payments }) => ({
      canceled,
      payments: payments.map(({ refunded }) => refunded),
    })),
  };
}

const sceneOf = (fixture: OrderFixture) => ({
  base: fixture.deps,
  finalState: () => ordersEnd(fixture),
  faults: (when: 'at once' | 'when settled') =>
    when === 'when settled' ? faultsWhenSettled(fixture) : faultsOf(fixture),
});

/** The job, after the time in which an order is left alone. */
async function reconcile(fixture: OrderFixture): Promise<void> {
  fixture.passMinutes(11);
  await reconcileOrders(fixture.deps);
}

export async function order(): Promise<FaultScenario> {
  const fixture = await OrderFixture.make(startsAt);
  const options = { idempotencyKey: randomUUID(), origin };
  const input = { ...orderInput, recurring: false, confirmed: true };
  return {
    ...sceneOf(fixture),
    run: (deps) => placeOrder(deps, fixture.uid, input, options),
    recover: () => placeOrder(fixture.deps, fixture.uid, input, options),
  };
}

/** An order that is paid, with its webhook, which is not delivered yet. */
async function paid() {
  const fixture = await OrderFixture.make(startsAt);
  const orderId = await placeTestOrder(fixture);
  const { amount, currency } = fixture.provider.get(orderId) ?? { amount: 0, currency: 'MNT' };
  fixture.changeAtProvider('paid', orderId, amount, currency);
  const [event] = fixture.undelivered;
  if (!event) throw new Error('Nothing was paid.');
  return { fixture, event };
}

/** Somebody pays, and the provider sends its webhook until it is answered. The first process has a clock of its own. */
export async function pay(clockMs = 0): Promise<FaultScenario> {
  const { fixture, event } = await paid();
  return {
    ...sceneOf(fixture),
    base: { ...fixture.deps, now: () => new Date(fixture.now.getTime() + clockMs) },
    run: (deps) => fixture.deliver(event, deps),
    recover: async () => {
      await fixture.deliver(event);
      await reconcile(fixture);
    },
  };
}

export async function refund(): Promise<FaultScenario> {
  const fixture = await OrderFixture.make(startsAt);
  const orderId = await buy(fixture);
  const where = { uid: fixture.uid, orderId };
  const key = randomUUID();
  const input = { reason: 'test' };
  const again = (deps: Deps) => refundOrder(deps, admin, where, input, key);
  return {
    ...sceneOf(fixture),
    run: again,
    recover: async () => {
      await again(fixture.deps);
      await reconcile(fixture);
    },
  };
}

export async function cancel(): Promise<FaultScenario> {
  const fixture = await OrderFixture.make(startsAt);
  const where = { uid: fixture.uid, orderId: await placeTestOrder(fixture) };
  return {
    ...sceneOf(fixture),
    run: (deps) => cancelOrder(deps, where, 'test'),
    recover: async () => {
      await unless('order.not_open', cancelOrder(fixture.deps, where, 'test'));
      await reconcile(fixture);
    },
  };
}

/** Returns the job that finds money whose webhook was lost. */
export async function repair(): Promise<FaultScenario> {
  const { fixture, event } = await paid();
  fixture.dropWebhook(event);
  fixture.passMinutes(11);
  return {
    ...sceneOf(fixture),
    run: (deps) => reconcileOrders(deps),
    recover: () => reconcile(fixture),
  };
}
