// Tests how two orders of a user, late charges and failed refunds affect each other.
import { randomUUID } from 'node:crypto';
import { type PlanId, snapshotOf } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, expect, test } from 'vitest';
import type { Deps } from '../../functions/src/deps.ts';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import { expireSubscriptions } from '../../functions/src/services/jobs/expire-subscriptions.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { grantByAdmin } from '../../functions/src/services/orders/admin-plans.ts';
import { afterPlanChange } from '../../functions/src/services/orders/after-plan-change.ts';
import { cancelOrder, checkOrder } from '../../functions/src/services/orders/cancel-order.ts';
import { nextInvoiceNumber } from '../../functions/src/services/orders/invoice-number.ts';
import { placeOrder } from '../../functions/src/services/orders/place-order.ts';
import { refundOrder } from '../../functions/src/services/orders/refund-order.ts';
import { suiteDeps } from '../support/admin.ts';
import { admin, OrderFixture } from '../support/order-fixture.ts';
import { faultsOf } from '../support/order-invariants.ts';
import { orderInput } from '../support/orders.ts';

const { documents } = suiteDeps();

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await OrderFixture.make(new Date('2041-03-10T04:00:00Z'));
});

async function place(planId: PlanId, also: { recurring?: boolean; confirmed?: boolean } = {}) {
  const options = { idempotencyKey: randomUUID(), origin: 'http://127.0.0.1' };
  const input = { ...orderInput, planId, recurring: false, confirmed: false, ...also };
  return (await placeOrder(fixture.deps, fixture.uid, input, options)).orderId;
}

const atProvider = (orderId: string) => fixture.provider.get(orderId) ?? raise(orderId);

/** Pays an order at the provider. Returns the webhook without delivering it. */
function moneyOf(orderId: string, type: 'paid' | 'renewed' = 'paid') {
  const { amount, currency } = atProvider(orderId);
  fixture.changeAtProvider(type, orderId, amount, currency);
  return fixture.undelivered.at(-1) ?? raise('the event');
}

async function buy(...args: Parameters<typeof place>) {
  const orderId = await place(...args);
  await fixture.deliver(moneyOf(orderId));
  return orderId;
}

const orderOf = async (orderId: string) =>
  (await documents.order(fixture.uid, orderId).get()).data() ?? raise(orderId);

async function active() {
  const found = await documents.subscriptions(fixture.uid).where('state', '==', 'active').get();
  expect(found.size).toBe(1);
  return found.docs[0]?.data() ?? raise('the subscription');
}

async function wait(days: number) {
  fixture.passMinutes(days * 24 * 60);
}

const minutesLater = async () => {
  fixture.passMinutes(11);
};

test('a full refund on the first day ends a recurring plan and its charges', async () => {
  const orderId = await buy('1', { recurring: true });
  await refundOrder(fixture.deps, admin, { uid: fixture.uid, orderId }, { reason: 'test' });
  expect(await active()).toMatchObject({ plan: { id: '0' } });
  expect(atProvider(orderId).recurringEnded).toBe(true);
  expect(await faultsOf(fixture)).toEqual([]);
});

test('an open order for another plan can’t be paid after a plan was bought', async () => {
  const [first, second] = [await place('1'), await place('2')];
  await minutesLater();
  await fixture.deliver(moneyOf(first));
  expect((await orderOf(second)).status).toBe('canceled');
  expect(atProvider(second).canceled).toBe(true);
});

test('an open order for the same plan stays open', async () => {
  const [first, second] = [await place('1'), await place('1')];
  await minutesLater();
  await fixture.deliver(moneyOf(first));
  expect((await orderOf(second)).status).toBe('created');
});

test('open orders stay open while several plans are active', async () => {
  const open = await place('2');
  const plan = snapshotOf('1', initialPlans['1']);
  await minutesLater();
  const later = { ...(await active()), plan, startsAt: fixture.now };
  for (const id of ['a', 'b']) await documents.subscription(fixture.uid, id).set(later);
  await afterPlanChange(fixture.deps, fixture.uid);
  expect((await orderOf(open)).status).toBe('created');
});

test('an open order is canceled when a recurring plan starts', async () => {
  const [first, second] = [await place('1', { recurring: true }), await place('1')];
  await fixture.deliver(moneyOf(first));
  expect((await orderOf(second)).status).toBe('canceled');
});

test('two recurring orders paid in parallel leave one that charges', async () => {
  const recurring = { recurring: true };
  const [first, second] = [await place('1', recurring), await place('1', recurring)];
  const [one, other] = [moneyOf(first), moneyOf(second)];
  fixture.dropWebhook(other);
  await fixture.deliver(one);
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: second });
  expect(await active()).toMatchObject({
    recurring: { reference: `recurring-${first}` },
    totalCredits: 60_500,
  });
  expect(atProvider(first).recurringEnded).toBe(false);
  expect(atProvider(second).recurringEnded).toBe(true);
  expect(await faultsOf(fixture)).toEqual([]);
});

test('checking an order with canceled charges does not affect those of a later order', async () => {
  const first = await buy('1', { recurring: true });
  fixture.provider.set(first, { ...atProvider(first), recurringEnded: true });
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  expect((await active()).recurring).toBeNull();
  const second = await buy('1', { recurring: true, confirmed: true });
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  expect((await active()).recurring?.reference).toBe(`recurring-${second}`);
});

test('a charge for a replaced plan is left to an admin and ends no other plan', async () => {
  const first = await buy('1', { recurring: true });
  const charge = moneyOf(first, 'renewed');
  const gift = { planId: '2', quantity: 1, reason: 'test' } as const;
  await grantByAdmin(fixture.deps, admin, fixture.uid, gift, 'key');
  await fixture.deliver(charge);
  expect(await active()).toMatchObject({ plan: { id: '2' } });
  const orders = await documents.orders(fixture.uid).where('renewalOf', '==', first).get();
  expect(orders.docs.map((doc) => doc.data())).toMatchObject([
    { status: 'canceled', attention: true, payments: [{ outcome: 'late' }] },
  ]);
  expect(await faultsOf(fixture)).toEqual([]);
});

test('a charge whose webhook was lost before a plan was replaced is recorded', async () => {
  const first = await buy('1', { recurring: true });
  fixture.dropWebhook(moneyOf(first, 'renewed'));
  const gift = { planId: '2', quantity: 1, reason: 'test' } as const;
  await grantByAdmin(fixture.deps, admin, fixture.uid, gift, 'key');
  expect(atProvider(first).recurringEnded).toBe(true);
  const orders = await documents.orders(fixture.uid).where('renewalOf', '==', first).get();
  expect(orders.docs.map((doc) => doc.data())).toMatchObject([
    { attention: true, payments: [{ outcome: 'late' }] },
  ]);
});

test('a plan bought after a failed renewal ends the charges of the previous one', async () => {
  const first = await buy('1', { recurring: true });
  await wait(40);
  await expireSubscriptions(fixture.deps);
  expect(atProvider(first).recurringEnded).toBe(false);
  await buy('2');
  expect(atProvider(first).recurringEnded).toBe(true);
});

test('a late charge of an expired plan grants it again, even if its webhook was lost', async () => {
  const first = await buy('1', { recurring: true });
  await wait(40);
  await expireSubscriptions(fixture.deps);
  fixture.dropWebhook(moneyOf(first, 'renewed'));
  await reconcileOrders(fixture.deps);
  expect(await active()).toMatchObject({
    plan: { id: '1' },
    recurring: { reference: `recurring-${first}` },
  });
  expect(await faultsOf(fixture)).toEqual([]);
});

test('a charge finds the first payment, whose webhook was lost, by its order', async () => {
  const first = await place('1', { recurring: true });
  await cancelOrder(fixture.deps, { uid: fixture.uid, orderId: first }, 'test');
  fixture.dropWebhook(moneyOf(first));
  // Closed orders are compared with their provider for two days.
  await wait(10);
  await reconcileOrders(fixture.deps);
  expect((await orderOf(first)).payments).toEqual([]);
  await fixture.deliver(moneyOf(first, 'renewed'));
  expect(await orderOf(first)).toMatchObject({ attention: true, payments: [{ outcome: 'late' }] });
  expect(await active()).toMatchObject({
    plan: { id: '1' },
    recurring: { reference: `recurring-${first}` },
  });
  expect(await faultsOf(fixture)).toEqual([]);
});

test('a new automatic charge takes the place of one that is ending', async () => {
  const first = await buy('1', { recurring: true });
  fixture.provider.set(first, { ...atProvider(first), recurringEnding: true });
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  const second = await buy('1', { recurring: true, confirmed: true });
  const taken = { recurring: { reference: `recurring-${second}`, state: 'active' } };
  expect(await active()).toMatchObject(taken);
  fixture.provider.set(first, { ...atProvider(first), recurringEnded: true });
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  expect(await active()).toMatchObject(taken);
  expect(atProvider(second).recurringEnded).toBe(false);
  expect(await faultsOf(fixture)).toEqual([]);
});

test('characters granted by an admin end neither a late charge nor an open order', async () => {
  const first = await buy('1', { recurring: true });
  await wait(40);
  await expireSubscriptions(fixture.deps);
  const open = await place('2');
  await minutesLater();
  const input = { characters: 700, reason: 'test' };
  await adjustCredits(fixture.deps, admin, fixture.uid, input, null);
  await afterPlanChange(fixture.deps, fixture.uid);
  expect(atProvider(first).recurringEnded).not.toBe(true);
  expect(await orderOf(open)).toMatchObject({ status: 'created' });
  fixture.dropWebhook(moneyOf(first, 'renewed'));
  await reconcileOrders(fixture.deps);
  expect(await active()).toMatchObject({ plan: { id: '1' }, totalCredits: 30_700 });
  expect(await faultsOf(fixture)).toEqual([]);
});

test('a refund that fails at the provider later is left to an admin', async () => {
  const orderId = await buy('1');
  await refundOrder(fixture.deps, admin, { uid: fixture.uid, orderId }, { reason: 'test' });
  expect((await orderOf(orderId)).refunds).toMatchObject([{ state: 'refunded' }]);
  const { payments, ...known } = atProvider(orderId);
  fixture.provider.set(orderId, {
    ...known,
    payments: payments.map((one) => ({ ...one, refunded: 0 })),
  });
  const provider = fixture.deps.payments.provider('simulated') ?? raise('the provider');
  const failing = { ...provider, refund: async () => 'manual' as const };
  const deps: Deps = {
    ...fixture.deps,
    payments: { ...fixture.deps.payments, provider: () => failing },
  };
  await minutesLater();
  await checkOrder(deps, { uid: fixture.uid, orderId });
  await reconcileOrders(deps);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'refunded',
    attention: true,
    refunds: [{ state: 'manual', refundedAt: null }],
  });
});

test('a refund by the provider cancels the e-barimt', async () => {
  const orderId = await buy('1');
  const receipt = {
    id: 'receipt-1',
    receiver: { type: 'citizen' },
    amount: 1,
    vatAmount: 0,
    cityTaxAmount: 0,
    qr: 'qr',
    lottery: null,
    createdAt: fixture.now,
    canceledAt: null,
  } as const;
  await documents.order(fixture.uid, orderId).update({ receipt });
  const { amount, currency } = atProvider(orderId);
  fixture.changeAtProvider('refunded', orderId, amount, currency);
  await fixture.deliver(fixture.undelivered[0] ?? raise('the event'));
  const canceled: string[] = [];
  const receipts = {
    create: async () => null,
    cancel: async (paymentId: string) => {
      canceled.push(paymentId);
    },
  };
  const payments = { ...fixture.deps.payments, receipts: () => receipts };
  await minutesLater();
  await reconcileOrders({ ...fixture.deps, payments });
  const after = await orderOf(orderId);
  expect(canceled).toEqual([after.payments[0]?.id]);
  expect(after).toMatchObject({ attention: false, receipt: { canceledAt: fixture.now } });
});

test('canceling an order also ends a checkout that a crash lost', async () => {
  const isDead = await fixture.run({ left: 1, after: true }, () => place('1'));
  expect(isDead).toBe(true);
  const [orderId = ''] = fixture.provider.keys();
  expect((await orderOf(orderId)).reference).toBeNull();
  await cancelOrder(fixture.deps, { uid: fixture.uid, orderId }, 'test');
  expect((await orderOf(orderId)).status).toBe('canceled');
  expect(atProvider(orderId).canceled).toBe(true);
});

test('reading orders does not wait for payments that get an invoice number', async () => {
  const [open, paid] = [await place('1'), await buy('2')];
  const { promise, resolve } = Promise.withResolvers<void>();
  const payment = documents.transact(async (tx) => {
    await nextInvoiceNumber(tx, fixture.deps);
    await promise;
  });
  for (const orderId of [open, paid]) await checkOrder(fixture.deps, { uid: fixture.uid, orderId });
  resolve();
  await payment;
});

test('a payment does not wait for another user’s, whose user is busy', async () => {
  const busy = await OrderFixture.make(fixture.now);
  const options = { idempotencyKey: randomUUID(), origin: 'http://127.0.0.1' };
  const input = { ...orderInput, recurring: false, confirmed: false };
  const { orderId } = await placeOrder(busy.deps, busy.uid, input, options);
  const { amount, currency } = busy.provider.get(orderId) ?? raise(orderId);
  busy.changeAtProvider('paid', orderId, amount, currency);
  const { promise, resolve } = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const work = documents.transact(async (tx) => {
    await tx.get(documents.user(busy.uid));
    entered.resolve();
    await promise;
  });
  await entered.promise;
  const theirs = busy.deliver(busy.undelivered[0] ?? raise('the event'));
  await buy('1');
  resolve();
  await Promise.all([work, theirs]);
});

function raise(what: string): never {
  throw new Error(`${what} is not there.`);
}
