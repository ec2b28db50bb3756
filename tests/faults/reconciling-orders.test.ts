// Tests the job that compares orders with their provider.
import { initialPlans } from '@duu/contract/initial-plans';
import { limits } from '@duu/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentState } from '../../functions/src/adapters/payments/provider.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { runJob } from '../../functions/src/services/jobs/run-job.ts';
import { grantByAdmin } from '../../functions/src/services/orders/admin-plans.ts';
import { cancelOrder } from '../../functions/src/services/orders/cancel-order.ts';
import { refundOrder } from '../../functions/src/services/orders/refund-order.ts';
import { settle } from '../../functions/src/services/orders/settle.ts';
import { suiteDeps } from '../support/admin.ts';
import {
  applyProviderEvent,
  buy,
  orderOf,
  placeTestOrder,
  planOf,
  providerDown,
  withProvider,
} from '../support/order-actions.ts';
import { admin, OrderFixture } from '../support/order-fixture.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;
const reason = 'test';

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await OrderFixture.make(new Date('2041-03-10T08:00:00Z'));
});

describe('job that compares orders with their provider', () => {
  test('the job repairs an order whose webhook was lost', async () => {
    const orderId = await placeTestOrder(fixture);
    fixture.changeAtProvider('paid', orderId, price, 'MNT');
    const event = fixture.undelivered[0];
    if (event) fixture.dropWebhook(event);
    fixture.passMinutes(11);
    expect(await reconcileOrders(fixture.deps)).toMatchObject({ repaired: 1 });
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'paid' });
    fixture.changeAtProvider('refunded', orderId, price, 'MNT');
    const back = fixture.undelivered[0];
    if (back) fixture.dropWebhook(back);
    expect(await reconcileOrders(fixture.deps)).toMatchObject({ repaired: 1 });
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'refunded' });
    expect(await reconcileOrders(fixture.deps)).toMatchObject({ repaired: 0, unpaid: 0 });
  });

  test('the job ends only expired checkouts', async () => {
    const orderId = await placeTestOrder(fixture);
    fixture.passMinutes(11);
    await reconcileOrders(fixture.deps);
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'created' });
    fixture.passMinutes(25 * 60);
    expect(await reconcileOrders(fixture.deps)).toMatchObject({ canceled: 1 });
    expect(fixture.provider.get(orderId)).toMatchObject({ canceled: true });
  });

  test('the job finds a checkout whose reference was lost, so that it can’t be paid', async () => {
    const orderId = await placeTestOrder(fixture);
    await documents.order(fixture.uid, orderId).update({ reference: null, checkout: null });
    fixture.passMinutes(11);
    await reconcileOrders(fixture.deps);
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'canceled' });
    expect(fixture.provider.get(orderId)).toMatchObject({ canceled: true });
  });

  test('the job counts plans without money and money without a plan', async () => {
    const orderId = await buy(fixture);
    const late = await placeTestOrder(fixture);
    await applyProviderEvent(fixture, 'paid', late, { amount: 5 });
    const known = fixture.provider.get(orderId);
    if (known) fixture.provider.set(orderId, { ...known, payments: [] });
    fixture.passMinutes(11);
    expect(await reconcileOrders(fixture.deps)).toMatchObject({ unpaid: 1, ungranted: 1 });
  });

  test('the job finds further payments of an old order that has a payment without a grant', async () => {
    const orderId = await placeTestOrder(fixture);
    await applyProviderEvent(fixture, 'canceled', orderId);
    await applyProviderEvent(fixture, 'paid', orderId);
    fixture.changeAtProvider('paid', orderId, 5, 'MNT');
    const event = fixture.undelivered[0];
    if (event) fixture.dropWebhook(event);
    fixture.passMinutes(10 * 24 * 60);
    await reconcileOrders(fixture.deps);
    expect((await orderOf(fixture, orderId)).payments).toMatchObject([
      { amount: price },
      { amount: 5 },
    ]);
  });

  test('the job finds further charges of an order whose first payment granted nothing', async () => {
    const orderId = await placeTestOrder(fixture, { recurring: true });
    await applyProviderEvent(fixture, 'paid', orderId, { amount: price + 1 });
    fixture.changeAtProvider('renewed', orderId, price, 'MNT');
    const event = fixture.undelivered[0];
    if (event) fixture.dropWebhook(event);
    fixture.passMinutes(11);
    await reconcileOrders(fixture.deps);
    const found = await documents.orders(fixture.uid).where('renewalOf', '==', orderId).get();
    expect(found.docs.map((doc) => doc.data().payments)).toMatchObject([[{ amount: price }]]);
  });

  test('the job records a dispute whose webhook was lost', async () => {
    const orderId = await buy(fixture);
    const state = (of: PaymentState) => ({
      ...of,
      payments: of.payments.map((one) => ({ ...one, disputed: true })),
    });
    fixture.passMinutes(11);
    await reconcileOrders(withProvider(fixture, { state }));
    expect((await orderOf(fixture, orderId)).payments).toMatchObject([{ disputed: true }]);
  });

  test('the job cancels recurring charges of a replaced plan', async () => {
    const orderId = await buy(fixture, { recurring: true });
    const { id } = await planOf(fixture);
    await documents.subscription(fixture.uid, id).update({ state: 'switched' });
    await reconcileOrders(fixture.deps);
    expect(fixture.provider.get(orderId)).toMatchObject({ recurringEnded: true });
  });

  test('the job records a refund that the bank returned', async () => {
    const orderId = await buy(fixture);
    await refundOrder(fixture.deps, admin, { uid: fixture.uid, orderId }, { reason });
    const known = fixture.provider.get(orderId);
    const payments = (known?.payments ?? []).map((one) => ({ ...one, refunded: 0 }));
    if (known) fixture.provider.set(orderId, { ...known, payments });
    fixture.passMinutes(11);
    await reconcileOrders(fixture.deps);
    expect(await orderOf(fixture, orderId)).toMatchObject({
      attention: true,
      refunds: [{ state: 'pending' }],
    });
  });

  test('the job finishes a refund that an outage interrupted', async () => {
    const orderId = await buy(fixture);
    const of = { uid: fixture.uid, orderId };
    await refundOrder(withProvider(fixture, { refund: providerDown }), admin, of, { reason });
    fixture.passMinutes(11);
    expect(await reconcileOrders(fixture.deps)).toMatchObject({ refunds: 1 });
    expect((await orderOf(fixture, orderId)).refunds).toMatchObject([{ state: 'refunded' }]);
  });
});

describe('questions to the provider', () => {
  /** Returns dependencies that count questions by order, with a job document of their own. */
  function asking(mayBePaidLate = true) {
    const asked = new Map<string, number>();
    let isDown = false;
    const stateOf = fixture.deps.payments.provider('simulated')?.stateOf;
    const deps = withProvider(fixture, { mayBePaidLate });
    const provider = deps.payments.provider('simulated');
    if (!provider || !stateOf) throw new Error('There is no provider.');
    const counting = {
      ...provider,
      stateOf: (reference: string) => {
        asked.set(reference, (asked.get(reference) ?? 0) + 1);
        return isDown ? providerDown() : stateOf(reference);
      },
    };
    return {
      asked,
      turn: (to: 'down' | 'up') => {
        isDown = to === 'down';
      },
      deps: {
        ...deps,
        payments: { ...deps.payments, provider: () => counting },
        documents: { ...deps.documents, job: () => documents.job(`of-${fixture.uid}`) },
      },
    };
  }

  async function runFor(minutes: number, deps: typeof fixture.deps): Promise<void> {
    for (let at = 0; at < minutes; at += 10) {
      fixture.passMinutes(10);
      await runJob(deps, 'reconcileOrders');
    }
  }

  test('closed orders are asked about at growing ages, open ones in each run', async () => {
    const paid = await buy(fixture);
    const canceled = await placeTestOrder(fixture);
    await cancelOrder(fixture.deps, { uid: fixture.uid, orderId: canceled }, reason);
    const open = await placeTestOrder(fixture);
    const { asked, deps } = asking();
    await runFor(90, deps);
    expect([paid, canceled].map((id) => asked.get(id))).toEqual([4, 4]);
    expect(asked.get(open)).toBe(9);
  });

  test('a canceled checkout that can’t be paid late is not asked about', async () => {
    const orderId = await placeTestOrder(fixture);
    await cancelOrder(fixture.deps, { uid: fixture.uid, orderId }, reason);
    const { asked, deps } = asking(false);
    await runFor(20, deps);
    expect(asked.get(orderId)).toBeUndefined();
  });

  test('what an outage left is asked about after it', async () => {
    const orderId = await buy(fixture);
    const { deps, turn } = asking();
    await runFor(30, deps);
    fixture.changeAtProvider('refunded', orderId, price, 'MNT');
    const event = fixture.undelivered.at(-1);
    if (event) fixture.dropWebhook(event);
    turn('down');
    await runFor(10, deps);
    turn('up');
    await runFor(10, deps);
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'refunded' });
  });

  test('a provider that is down is not asked about every order', async () => {
    const placed: string[] = [];
    for (let at = 0; at < limits.openOrders + 4; at++) {
      // As many open orders as two users have.
      if (at === limits.openOrders) await documents.user(fixture.uid).update({ openOrderIds: [] });
      placed.push(await placeTestOrder(fixture));
    }
    const { asked, deps, turn } = asking();
    turn('down');
    await runFor(10, deps);
    // Eight at once, and two more before the third failure.
    expect(asked.size).toBe(10);
    turn('up');
    await runFor(10, deps);
    expect([...asked.keys()].sort()).toEqual(placed.sort());
  });

  test('an expired plan’s charge is asked about in each run of a day, then every hour', async () => {
    const orderId = await buy(fixture, { recurring: true });
    const { asked, deps } = asking();
    const { id, endsAt, recurring } = await planOf(fixture);
    await documents.subscription(fixture.uid, id).update({ state: 'expired' });
    if (endsAt === null || recurring === null) throw new Error('The plan is not charged.');
    fixture.now = new Date(endsAt.getTime() + 30_000);
    await runFor(20, deps);
    expect(asked.get(orderId)).toBe(2);
    asked.clear();
    fixture.now = new Date(endsAt.getTime() + 3 * 24 * 3_600_000);
    await runJob(deps, 'reconcileOrders');
    asked.clear();
    await runFor(60, deps);
    expect(asked.get(orderId)).toBe(1);
  });
});

test('finds the charge of an extended plan when it was due, not at the end', async () => {
  const { deps, uid } = fixture;
  const orderId = await buy(fixture, { recurring: true });
  const day = 24 * 3_600_000;
  const nextChargeAt = new Date(fixture.now.getTime() + 31 * day);
  const charging = (at: Date) =>
    withProvider(fixture, { recurringState: (of) => ({ ...of, nextChargeAt: at }) });
  const { recurring } = await planOf(fixture);
  const reference = recurring?.reference ?? '';
  await settle(charging(nextChargeAt), { source: 'simulated', reference });
  await grantByAdmin(deps, admin, uid, { planId: '1', quantity: 3, reason }, 'key');
  fixture.changeAtProvider('renewed', orderId, price, 'MNT');
  const event = fixture.undelivered.at(-1);
  if (event) fixture.dropWebhook(event);
  const after = charging(new Date(nextChargeAt.getTime() + 30 * day));
  fixture.now = new Date(nextChargeAt.getTime() - day);
  expect(await reconcileOrders(after)).toMatchObject({ repaired: 0 });
  fixture.now = new Date(nextChargeAt.getTime() + 60_000);
  expect(await reconcileOrders(after)).toMatchObject({ repaired: 1 });
  expect(await planOf(fixture)).toMatchObject({
    totalCredits: 150_500,
    endsAt: new Date('2041-08-10T08:00:00Z'),
  });
});
