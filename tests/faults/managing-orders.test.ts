// Tests what admins do with orders and plans.
import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { PaymentUnavailable } from '../../functions/src/adapters/payments/provider.ts';
import { grantPlan } from '../../functions/src/services/credits/grant-plan.ts';
import {
  createManualOrder,
  endPlanByAdmin,
  grantByAdmin,
  keepOneSubscription,
} from '../../functions/src/services/orders/admin-plans.ts';
import { checkByAdmin } from '../../functions/src/services/orders/check-by-admin.ts';
import { getOrder, listOrders } from '../../functions/src/services/orders/list-orders.ts';
import { suiteDeps } from '../support/admin.ts';
import { ledgerSums, subscriptionOf } from '../support/credits.ts';
import {
  applyProviderEvent,
  buy,
  orderOf,
  placeTestOrder,
  planOf,
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

const actions = async () => {
  const found = await documents.auditEntries().where('uid', '==', fixture.uid).get();
  return found.docs.map((doc) => doc.data().action).sort();
};

describe('admins', () => {
  const transfer = (planId: '0' | '1' = '1', key: string | null = null) =>
    createManualOrder(
      fixture.deps,
      admin,
      fixture.uid,
      { planId, quantity: 1, amount: 5, currency: 'MNT', reference: fixture.uid, reason },
      key,
    );

  test('an admin records a transfer once, and never for the trial', async () => {
    await expect(transfer('0')).rejects.toMatchObject({ key: 'invalid_plan_id' });
    const orderId = await transfer();
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'paid', source: 'manual' });
    await expect(transfer()).rejects.toMatchObject({ key: 'order.reference_used' });
    expect(await actions()).toEqual(['order.create']);
  });

  test('an admin records a transfer once for a key', async () => {
    const orderId = await transfer('1', 'key');
    expect(await transfer('1', 'key')).toBe(orderId);
    expect(await actions()).toEqual(['order.create']);
  });

  test('an admin grants a plan once for a key, and ends it', async () => {
    const input = { planId: '1', quantity: 1, reason } as const;
    const { deps, uid } = fixture;
    const id = await grantByAdmin(deps, admin, uid, input, 'key');
    expect(await grantByAdmin(deps, admin, uid, input, 'key')).toBe(id);
    expect(await planOf(fixture)).toMatchObject({ id, totalCredits: 30_500 });
    await endPlanByAdmin(deps, admin, uid, reason);
    expect(await subscriptionOf(uid, id)).toMatchObject({ state: 'expired', endsAt: fixture.now });
    const ending = endPlanByAdmin(deps, admin, uid, reason);
    await expect(ending).rejects.toMatchObject({ key: 'subscription_not_found' });
    expect(await actions()).toEqual(['plan.end', 'plan.grant']);
    expect((await documents.user(uid).get()).data()?.activeSubscriptionId).toBeNull();
  });

  test('an admin cancels the recurring charges of a plan that it ends', async () => {
    const orderId = await buy(fixture, { recurring: true });
    await endPlanByAdmin(fixture.deps, admin, fixture.uid, reason);
    expect(fixture.provider.get(orderId)).toMatchObject({ recurringEnded: true });
  });

  test('an admin keeps one of several plans and adds the rest of the others', async () => {
    const { deps, uid } = fixture;
    await buy(fixture);
    const { id, ...plan } = await planOf(fixture);
    const before = { ...plan, totalCredits: 70 };
    await documents.subscription(uid, 'second').set(before);
    await documents.subscription(uid, 'over').set({ ...before, state: 'expired' });
    const keepOver = keepOneSubscription(deps, admin, uid, { keep: 'over', reason });
    await expect(keepOver).rejects.toMatchObject({ key: 'subscription_not_found' });
    await keepOneSubscription(deps, admin, uid, { keep: id, reason });
    expect(await planOf(fixture)).toMatchObject({ id, totalCredits: 30_570, carriedCredits: 570 });
    expect(await subscriptionOf(uid, 'second')).toMatchObject({ state: 'switched' });
  });

  test('an admin lists orders by status and by whether they need attention', async () => {
    const { deps } = fixture;
    const paid = await buy(fixture);
    const open = await placeTestOrder(fixture);
    const ids = async (query: Parameters<typeof listOrders>[1]) =>
      (await listOrders(deps, query)).orders.map(({ id }) => id);
    expect((await ids({})).sort()).toEqual([paid, open].sort());
    expect(await ids({ status: 'paid' })).toEqual([paid]);
    expect(await ids({ attention: 'true' })).toEqual([]);
    await applyProviderEvent(fixture, 'paid', open, { amount: 5 });
    expect(await ids({ attention: 'true' })).toEqual([open]);
  });

  test('an admin finds an order by its invoice number in any spelling', async () => {
    const paid = await buy(fixture);
    const { invoiceNumber } = await orderOf(fixture, paid);
    const { orders } = await listOrders(fixture.deps, {
      query: invoiceNumber?.toLowerCase() ?? '',
    });
    expect(orders.map(({ id }) => id)).toEqual([paid]);
  });

  test('an admin finds a user’s orders by e-mail address', async () => {
    const open = await placeTestOrder(fixture);
    const uidOf = async (email: string) => (email === 'a@example.com' ? fixture.uid : null);
    const accountStates = { ...fixture.deps.accountStates, uidOf };
    const deps = { ...fixture.deps, accountStates };
    const { orders } = await listOrders(deps, { query: 'a@example.com' });
    expect(orders.map(({ id }) => id)).toEqual([open]);
    expect((await listOrders(deps, { query: 'b@example.com' })).orders).toEqual([]);
  });

  test('an admin sees an order while its provider is down', async () => {
    const orderId = await buy(fixture);
    const state = () => {
      throw new PaymentUnavailable('down');
    };
    const seen = await getOrder(withProvider(fixture, { state }), { uid: fixture.uid, orderId });
    expect(seen).toMatchObject({ order: { id: orderId }, provider: null, providerFailed: true });
  });

  test('an admin can check an order at the provider, with an entry in the audit log', async () => {
    const orderId = await placeTestOrder(fixture);
    fixture.changeAtProvider('paid', orderId, price, 'MNT');
    const event = fixture.undelivered[0];
    if (event) fixture.dropWebhook(event);
    await checkByAdmin(fixture.deps, admin, { uid: fixture.uid, orderId });
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'paid' });
    expect(await actions()).toEqual(['order.check']);
  });

  test('an admin sees only the charge of the renewal itself', async () => {
    const first = await buy(fixture, { recurring: true });
    await applyProviderEvent(fixture, 'renewed', first);
    const found = await documents.orders(fixture.uid).where('renewalOf', '==', first).get();
    const seen = await getOrder(fixture.deps, {
      uid: fixture.uid,
      orderId: found.docs[0]?.id ?? '',
    });
    expect(seen.provider?.payments.map(({ id }) => id)).toEqual(
      seen.order.payments.map(({ id }) => id),
    );
  });
});

test('extends a plan that the user document does not name', async () => {
  const { deps, uid } = fixture;
  await buy(fixture);
  const { id, ...plan } = await planOf(fixture);
  await documents.subscription(uid, 'old').set({ ...plan, state: 'expired' });
  await documents.user(uid).update({ activeSubscriptionId: 'old' });
  await grantPlan(deps, uid, { id: 'g', planId: '1', source: 'admin', orderId: null });
  expect(await planOf(fixture)).toMatchObject({ id, totalCredits: 60_500 });
  expect((await documents.user(uid).get()).data()?.activeSubscriptionId).toBe(id);
  expect(await ledgerSums(uid)).toMatchObject({ grant: 60_500 });
});
