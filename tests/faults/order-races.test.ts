import { snapshotOf } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, expect, test } from 'vitest';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import { expireSubscriptions } from '../../functions/src/services/jobs/expire-subscriptions.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { grantByAdmin } from '../../functions/src/services/orders/admin-plans.ts';
import { afterPlanChange } from '../../functions/src/services/orders/after-plan-change.ts';
import { cancelOrder, checkOrder } from '../../functions/src/services/orders/cancel-order.ts';
import { suiteDeps } from '../support/admin.ts';
import { Buyer } from '../support/buyer.ts';
import { admin, type OrderFixture } from '../support/order-fixture.ts';
import { faultsOf } from '../support/order-invariants.ts';

const { documents } = suiteDeps();

let buyer: Buyer;
let fixture: OrderFixture;
beforeEach(async () => {
  buyer = await Buyer.at(new Date('2041-03-10T04:00:00Z'));
  fixture = buyer.fixture;
});

test('an open order for another plan can’t be paid after a plan was bought', async () => {
  const [first, second] = [await buyer.place('1'), await buyer.place('2')];
  buyer.passMinutes();
  await fixture.deliver(buyer.moneyOf(first));
  expect((await buyer.orderOf(second)).status).toBe('canceled');
  expect(buyer.atProvider(second).canceled).toBe(true);
});

test('an open order for the same plan stays open', async () => {
  const [first, second] = [await buyer.place('1'), await buyer.place('1')];
  buyer.passMinutes();
  await fixture.deliver(buyer.moneyOf(first));
  expect((await buyer.orderOf(second)).status).toBe('created');
});

test('open orders stay open while several plans are active', async () => {
  const open = await buyer.place('2');
  const plan = snapshotOf('1', initialPlans['1']);
  buyer.passMinutes();
  const later = { ...(await buyer.active()), plan, startsAt: fixture.now };
  for (const id of ['a', 'b']) await documents.subscription(fixture.uid, id).set(later);
  await afterPlanChange(fixture.deps, fixture.uid);
  expect((await buyer.orderOf(open)).status).toBe('created');
});

test('an open order is canceled when a recurring plan starts', async () => {
  const [first, second] = [await buyer.place('1', { recurring: true }), await buyer.place('1')];
  await fixture.deliver(buyer.moneyOf(first));
  expect((await buyer.orderOf(second)).status).toBe('canceled');
});

test('two recurring orders paid in parallel leave one that charges', async () => {
  const recurring = { recurring: true };
  const [first, second] = [await buyer.place('1', recurring), await buyer.place('1', recurring)];
  const [one, other] = [buyer.moneyOf(first), buyer.moneyOf(second)];
  fixture.dropWebhook(other);
  await fixture.deliver(one);
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: second });
  expect(await buyer.active()).toMatchObject({
    recurring: { reference: `recurring-${first}` },
    totalCredits: 60_500,
  });
  expect(buyer.atProvider(first).recurringEnded).toBe(false);
  expect(buyer.atProvider(second).recurringEnded).toBe(true);
  expect(await faultsOf(fixture)).toEqual([]);
});

test('checking an order with canceled charges does not affect those of a later order', async () => {
  const first = await buyer.buy('1', { recurring: true });
  fixture.provider.set(first, { ...buyer.atProvider(first), recurringEnded: true });
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  expect((await buyer.active()).recurring).toBeNull();
  const second = await buyer.buy('1', { recurring: true, confirmed: true });
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  expect((await buyer.active()).recurring?.reference).toBe(`recurring-${second}`);
});

test('a charge for a replaced plan is left to an admin and ends no other plan', async () => {
  const first = await buyer.buy('1', { recurring: true });
  const charge = buyer.moneyOf(first, 'renewed');
  const gift = { planId: '2', quantity: 1, reason: 'test' } as const;
  await grantByAdmin(fixture.deps, admin, fixture.uid, gift, 'key');
  await fixture.deliver(charge);
  expect(await buyer.active()).toMatchObject({ plan: { id: '2' } });
  const orders = await documents.orders(fixture.uid).where('renewalOf', '==', first).get();
  expect(orders.docs.map((doc) => doc.data())).toMatchObject([
    { status: 'canceled', attention: true, payments: [{ outcome: 'late' }] },
  ]);
  expect(await faultsOf(fixture)).toEqual([]);
});

test('a charge whose webhook was lost before a plan was replaced is recorded', async () => {
  const first = await buyer.buy('1', { recurring: true });
  fixture.dropWebhook(buyer.moneyOf(first, 'renewed'));
  const gift = { planId: '2', quantity: 1, reason: 'test' } as const;
  await grantByAdmin(fixture.deps, admin, fixture.uid, gift, 'key');
  expect(buyer.atProvider(first).recurringEnded).toBe(true);
  const orders = await documents.orders(fixture.uid).where('renewalOf', '==', first).get();
  expect(orders.docs.map((doc) => doc.data())).toMatchObject([
    { attention: true, payments: [{ outcome: 'late' }] },
  ]);
});

test('a plan bought after a failed renewal ends the charges of the previous one', async () => {
  const first = await buyer.buy('1', { recurring: true });
  buyer.passDays(40);
  await expireSubscriptions(fixture.deps);
  expect(buyer.atProvider(first).recurringEnded).toBe(false);
  await buyer.buy('2');
  expect(buyer.atProvider(first).recurringEnded).toBe(true);
});

test('a late charge of an expired plan grants it again, even if its webhook was lost', async () => {
  const first = await buyer.buy('1', { recurring: true });
  buyer.passDays(40);
  await expireSubscriptions(fixture.deps);
  fixture.dropWebhook(buyer.moneyOf(first, 'renewed'));
  await reconcileOrders(fixture.deps);
  expect(await buyer.active()).toMatchObject({
    plan: { id: '1' },
    recurring: { reference: `recurring-${first}` },
  });
  expect(await faultsOf(fixture)).toEqual([]);
});

test('a charge finds the first payment, whose webhook was lost, by its order', async () => {
  const first = await buyer.place('1', { recurring: true });
  await cancelOrder(fixture.deps, { uid: fixture.uid, orderId: first }, 'test');
  fixture.dropWebhook(buyer.moneyOf(first));
  // Closed orders are compared with their provider for two days.
  buyer.passDays(10);
  await reconcileOrders(fixture.deps);
  expect((await buyer.orderOf(first)).payments).toEqual([]);
  await fixture.deliver(buyer.moneyOf(first, 'renewed'));
  expect(await buyer.orderOf(first)).toMatchObject({
    attention: true,
    payments: [{ outcome: 'late' }],
  });
  expect(await buyer.active()).toMatchObject({
    plan: { id: '1' },
    recurring: { reference: `recurring-${first}` },
  });
  expect(await faultsOf(fixture)).toEqual([]);
});

test('a new automatic charge takes the place of one that is ending', async () => {
  const first = await buyer.buy('1', { recurring: true });
  fixture.provider.set(first, { ...buyer.atProvider(first), recurringEnding: true });
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  const second = await buyer.buy('1', { recurring: true, confirmed: true });
  const taken = { recurring: { reference: `recurring-${second}`, state: 'active' } };
  expect(await buyer.active()).toMatchObject(taken);
  fixture.provider.set(first, { ...buyer.atProvider(first), recurringEnded: true });
  await checkOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  expect(await buyer.active()).toMatchObject(taken);
  expect(buyer.atProvider(second).recurringEnded).toBe(false);
  expect(await faultsOf(fixture)).toEqual([]);
});

test('characters granted by an admin end neither a late charge nor an open order', async () => {
  const first = await buyer.buy('1', { recurring: true });
  buyer.passDays(40);
  await expireSubscriptions(fixture.deps);
  const open = await buyer.place('2');
  buyer.passMinutes();
  const input = { characters: 700, reason: 'test' };
  await adjustCredits(fixture.deps, admin, fixture.uid, input, null);
  await afterPlanChange(fixture.deps, fixture.uid);
  expect(buyer.atProvider(first).recurringEnded).not.toBe(true);
  expect(await buyer.orderOf(open)).toMatchObject({ status: 'created' });
  fixture.dropWebhook(buyer.moneyOf(first, 'renewed'));
  await reconcileOrders(fixture.deps);
  expect(await buyer.active()).toMatchObject({ plan: { id: '1' }, totalCredits: 30_700 });
  expect(await faultsOf(fixture)).toEqual([]);
});
