// Tests the job that compares orders with their provider.
import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentState } from '../../functions/src/adapters/payments/provider.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { grantByAdmin } from '../../functions/src/services/orders/admin-plans.ts';
import { refundOrder } from '../../functions/src/services/orders/refund-order.ts';
import { settleRecurring } from '../../functions/src/services/orders/settle-recurring.ts';
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
import { admin, OrderWorld } from '../support/order-world.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;
const reason = 'test';

let world: OrderWorld;
beforeEach(async () => {
  world = await OrderWorld.make(new Date('2041-03-10T08:00:00Z'));
});

describe('job that compares orders with their provider', () => {
  test('the job repairs an order whose webhook was lost', async () => {
    const orderId = await placeTestOrder(world);
    world.changeAtProvider('paid', orderId, price, 'MNT');
    const event = world.undelivered[0];
    if (event) world.dropWebhook(event);
    world.passMinutes(11);
    expect(await reconcileOrders(world.deps)).toMatchObject({ repaired: 1 });
    expect(await orderOf(world, orderId)).toMatchObject({ status: 'paid' });
    world.changeAtProvider('refunded', orderId, price, 'MNT');
    const back = world.undelivered[0];
    if (back) world.dropWebhook(back);
    expect(await reconcileOrders(world.deps)).toMatchObject({ repaired: 1 });
    expect(await orderOf(world, orderId)).toMatchObject({ status: 'refunded' });
    expect(await reconcileOrders(world.deps)).toMatchObject({ repaired: 0, unpaid: 0 });
  });

  test('the job ends only expired checkouts', async () => {
    const orderId = await placeTestOrder(world);
    world.passMinutes(11);
    await reconcileOrders(world.deps);
    expect(await orderOf(world, orderId)).toMatchObject({ status: 'created' });
    world.passMinutes(25 * 60);
    expect(await reconcileOrders(world.deps)).toMatchObject({ canceled: 1 });
    expect(world.provider.get(orderId)).toMatchObject({ canceled: true });
  });

  test('the job finds a checkout whose reference was lost, so that it can’t be paid', async () => {
    const orderId = await placeTestOrder(world);
    await documents.order(world.uid, orderId).update({ reference: null, checkout: null });
    world.passMinutes(11);
    await reconcileOrders(world.deps);
    expect(await orderOf(world, orderId)).toMatchObject({ status: 'canceled' });
    expect(world.provider.get(orderId)).toMatchObject({ canceled: true });
  });

  test('the job counts plans without money and money without a plan', async () => {
    const orderId = await buy(world);
    const late = await placeTestOrder(world);
    await applyProviderEvent(world, 'paid', late, { amount: 5 });
    const known = world.provider.get(orderId);
    if (known) world.provider.set(orderId, { ...known, payments: [] });
    world.passMinutes(11);
    expect(await reconcileOrders(world.deps)).toMatchObject({ unpaid: 1, ungranted: 1 });
  });

  test('the job finds further payments of an old order that has a payment without a grant', async () => {
    const orderId = await placeTestOrder(world);
    await applyProviderEvent(world, 'canceled', orderId);
    await applyProviderEvent(world, 'paid', orderId);
    world.changeAtProvider('paid', orderId, 5, 'MNT');
    const event = world.undelivered[0];
    if (event) world.dropWebhook(event);
    world.passMinutes(10 * 24 * 60);
    await reconcileOrders(world.deps);
    expect((await orderOf(world, orderId)).payments).toMatchObject([
      { amount: price },
      { amount: 5 },
    ]);
  });

  test('the job finds further charges of an order whose first payment granted nothing', async () => {
    const orderId = await placeTestOrder(world, { recurring: true });
    await applyProviderEvent(world, 'paid', orderId, { amount: price + 1 });
    world.changeAtProvider('renewed', orderId, price, 'MNT');
    const event = world.undelivered[0];
    if (event) world.dropWebhook(event);
    world.passMinutes(11);
    await reconcileOrders(world.deps);
    const found = await documents.orders(world.uid).where('renewalOf', '==', orderId).get();
    expect(found.docs.map((doc) => doc.data().payments)).toMatchObject([[{ amount: price }]]);
  });

  test('the job records a dispute whose webhook was lost', async () => {
    const orderId = await buy(world);
    const state = (of: PaymentState) => ({
      ...of,
      payments: of.payments.map((one) => ({ ...one, disputed: true })),
    });
    world.passMinutes(11);
    await reconcileOrders(withProvider(world, { state }));
    expect((await orderOf(world, orderId)).payments).toMatchObject([{ disputed: true }]);
  });

  test('the job cancels recurring charges of a replaced plan', async () => {
    const orderId = await buy(world, { recurring: true });
    const { id } = await planOf(world);
    await documents.subscription(world.uid, id).update({ state: 'switched' });
    await reconcileOrders(world.deps);
    expect(world.provider.get(orderId)).toMatchObject({ recurringEnded: true });
  });

  test('the job records a refund that the bank returned', async () => {
    const orderId = await buy(world);
    await refundOrder(world.deps, admin, { uid: world.uid, orderId }, { reason });
    const known = world.provider.get(orderId);
    const payments = (known?.payments ?? []).map((one) => ({ ...one, refunded: 0 }));
    if (known) world.provider.set(orderId, { ...known, payments });
    world.passMinutes(11);
    await reconcileOrders(world.deps);
    expect(await orderOf(world, orderId)).toMatchObject({
      attention: true,
      refunds: [{ state: 'pending' }],
    });
  });

  test('the job finishes a refund that an outage interrupted', async () => {
    const orderId = await buy(world);
    const of = { uid: world.uid, orderId };
    await refundOrder(withProvider(world, { refund: providerDown }), admin, of, { reason });
    world.passMinutes(11);
    expect(await reconcileOrders(world.deps)).toMatchObject({ refunds: 1 });
    expect((await orderOf(world, orderId)).refunds).toMatchObject([{ state: 'refunded' }]);
  });
});

test('finds the charge of an extended plan when it was due, not at the end', async () => {
  const { deps, uid } = world;
  const orderId = await buy(world, { recurring: true });
  const day = 24 * 3_600_000;
  const nextChargeAt = new Date(world.now.getTime() + 31 * day);
  const charging = (at: Date) =>
    withProvider(world, { recurringState: (of) => ({ ...of, nextChargeAt: at }) });
  const { recurring } = await planOf(world);
  await settleRecurring(charging(nextChargeAt), 'simulated', recurring?.reference ?? '', null);
  await grantByAdmin(deps, admin, uid, { planId: '1', quantity: 3, reason }, 'key');
  world.changeAtProvider('renewed', orderId, price, 'MNT');
  const event = world.undelivered.at(-1);
  if (event) world.dropWebhook(event);
  const after = charging(new Date(nextChargeAt.getTime() + 30 * day));
  world.now = new Date(nextChargeAt.getTime() - day);
  expect(await reconcileOrders(after)).toMatchObject({ repaired: 0 });
  world.now = new Date(nextChargeAt.getTime() + 60_000);
  expect(await reconcileOrders(after)).toMatchObject({ repaired: 1 });
  expect(await planOf(world)).toMatchObject({
    totalCredits: 150_500,
    endsAt: new Date('2041-08-10T08:00:00Z'),
  });
});
