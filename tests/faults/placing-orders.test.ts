// Tests the price of an order, and when it is refused.

import { initialPlans } from '@duu/contract/initial-plans';
import { limits } from '@duu/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { grantPlan } from '../../functions/src/services/credits/grant-plan.ts';
import { cancelOrder } from '../../functions/src/services/orders/cancel-order.ts';
import { manageUrl } from '../../functions/src/services/orders/manage-url.ts';
import { previewOrder } from '../../functions/src/services/orders/place-order.ts';
import { suiteDeps } from '../support/admin.ts';
import {
  applyProviderEvent,
  buy,
  type OrderOptions,
  orderOf,
  origin,
  placeTestOrder,
  planOf,
  withProvider,
} from '../support/order-actions.ts';
import { OrderFixture } from '../support/order-fixture.ts';

const { documents } = suiteDeps();
const { MNT: price, USD: dollars } = initialPlans['1'].prices;

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await OrderFixture.make(new Date('2041-03-10T08:00:00Z'));
});

const preview = (options: OrderOptions = {}) =>
  previewOrder(fixture.deps, fixture.uid, {
    planId: '1',
    source: 'simulated',
    currency: 'MNT',
    quantity: 1,
    ...options,
  });

describe('orders', () => {
  test('an order costs the price in its currency times the quantity', async () => {
    expect(await preview({ quantity: 3 })).toMatchObject({ amount: 3 * price });
    expect(await preview({ currency: 'USD', quantity: 2 })).toMatchObject({ amount: 2 * dollars });
    const orderId = await placeTestOrder(fixture, { quantity: 12 });
    expect(await orderOf(fixture, orderId)).toMatchObject({
      amount: 12 * price,
      status: 'created',
    });
  });

  test('an order of more than the maximum quantity is refused', async () => {
    const refusal = { key: 'request.invalid' };
    await expect(preview({ quantity: 13 })).rejects.toMatchObject(refusal);
    await expect(preview({ quantity: 2, recurring: true })).rejects.toMatchObject(refusal);
  });

  test('an order of a plan that is not on sale is refused', async () => {
    await documents.plan('4').set({ ...initialPlans['4'], active: false });
    try {
      await expect(preview({ planId: '4' })).rejects.toMatchObject({ key: 'plan_not_found' });
    } finally {
      await documents.plan('4').set(initialPlans['4']);
    }
  });

  test('an order in a currency that the provider lacks is refused', async () => {
    const { uid } = fixture;
    const deps = withProvider(fixture, { currencies: ['MNT'] });
    const refusal = { key: 'payment_source_unavailable' };
    await expect(placeTestOrder({ deps, uid }, { currency: 'USD' })).rejects.toMatchObject(refusal);
  });

  test('an order of the trial is refused', async () => {
    await expect(preview({ planId: '0' })).rejects.toMatchObject({ key: 'invalid_plan_id' });
  });

  test('an order with recurring charges needs a provider that supports them', async () => {
    const real = fixture.deps.payments.provider('simulated');
    const provider = () => real && { ...real, recurring: null };
    const deps = { ...fixture.deps, payments: { ...fixture.deps.payments, provider } };
    const placing = placeTestOrder({ deps, uid: fixture.uid }, { recurring: true });
    await expect(placing).rejects.toMatchObject({ key: 'payment_source_unavailable' });
  });

  test('an order sent twice with one key is created once, with one checkout', async () => {
    let opened = 0;
    const real = fixture.deps.payments.provider('simulated');
    const deps = withProvider(fixture, {
      open: async (request) => {
        opened++;
        if (!real) throw new Error('There is no provider.');
        return real.open(request);
      },
    });
    const { uid } = fixture;
    const first = await placeTestOrder({ deps, uid }, { key: 'k' });
    expect(await placeTestOrder({ deps, uid }, { key: 'k' })).toBe(first);
    expect(opened).toBe(1);
    expect((await documents.orders(uid).get()).size).toBe(1);
  });

  test('an order is refused while too many are open', async () => {
    for (let at = 0; at < limits.openOrders; at++) await placeTestOrder(fixture);
    await expect(placeTestOrder(fixture)).rejects.toMatchObject({
      key: 'order.too_many_open',
      limit: limits.openOrders,
    });
  });

  test('an order is refused beyond the limit, also for parallel orders', async () => {
    const asked = Array.from({ length: limits.openOrders + 4 }, () => placeTestOrder(fixture));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const one of refused)
      expect(one).toMatchObject({ reason: { key: 'order.too_many_open' } });
    expect((await documents.orders(fixture.uid).get()).size).toBe(limits.openOrders);
  });

  test('an order can be placed after an open one was paid or canceled', async () => {
    const { deps, uid } = fixture;
    const placed: string[] = [];
    for (let at = 0; at < limits.openOrders; at++) placed.push(await placeTestOrder(fixture));
    await cancelOrder(deps, { uid, orderId: placed[0] ?? '' }, 'test');
    await placeTestOrder(fixture);
    await expect(placeTestOrder(fixture)).rejects.toMatchObject({ key: 'order.too_many_open' });
    await applyProviderEvent(fixture, 'paid', placed[1] ?? '');
    await placeTestOrder(fixture);
  });

  test('an order is refused after too many on one day, whatever their state', async () => {
    const { deps, uid } = fixture;
    const { max, windowMs } = limits.placedOrders;
    const before = { count: max - 1, since: fixture.now };
    await documents.user(uid).update({ placedOrders: before });
    fixture.passMinutes(windowMs / 60_000 - 1);
    const orderId = await placeTestOrder(fixture, { key: 'k' });
    await cancelOrder(deps, { uid, orderId }, 'test');
    const refusal = { key: 'order.too_many_today', limit: max, retryAfter: 60 };
    await expect(placeTestOrder(fixture)).rejects.toMatchObject(refusal);
    await expect(placeTestOrder(fixture, { key: 'k' })).rejects.toMatchObject({
      key: 'order.not_open',
    });
    expect((await documents.orders(uid).get()).size).toBe(1);
    fixture.passMinutes(1);
    await placeTestOrder(fixture);
  });
});

describe('active plans', () => {
  test('an active plan is extended or replaced only after a confirmation', async () => {
    await buy(fixture);
    const { endsAt } = await planOf(fixture);
    expect(await preview()).toMatchObject({
      effect: 'extend',
      carried: 0,
      needsConfirmation: true,
    });
    expect(await preview({ planId: '2' })).toMatchObject({
      effect: 'switch',
      needsConfirmation: true,
    });
    await expect(placeTestOrder(fixture, { confirmed: false })).rejects.toMatchObject({
      key: 'order.confirmation_required',
      limit: 60_500,
      endsAt: new Date('2041-05-10T08:00:00Z'),
    });
    expect(endsAt).toEqual(new Date('2041-04-10T08:00:00Z'));
    await placeTestOrder(fixture);
  });

  test('an active plan granted by an admin is extended by any provider', async () => {
    const { deps, uid } = fixture;
    await grantPlan(deps, uid, { id: 'g', planId: '1', source: 'admin', orderId: null });
    expect(await preview()).toMatchObject({ effect: 'extend' });
  });

  test('an active plan is not extended beyond three years', async () => {
    await buy(fixture, { planId: '4', quantity: 3 });
    const refusal = { key: 'subscriptionLimitReached' };
    await expect(preview({ planId: '4' })).rejects.toMatchObject(refusal);
  });

  test('an active plan of another source is extended and switched by any source, one with recurring charges is changed there', async () => {
    await buy(fixture);
    const { id } = await planOf(fixture);
    const ref = documents.subscription(fixture.uid, id);
    const refusal = { key: 'subscription.wrong_source' };
    await ref.update({ source: 'qpay' });
    expect(await preview()).toMatchObject({ effect: 'extend', needsConfirmation: true });
    expect(await preview({ planId: '2' })).toMatchObject({ effect: 'switch' });
    const recurring = { source: 'simulated', reference: 'r', nextChargeAt: null } as const;
    await ref.update({ source: 'simulated', recurring: { ...recurring, state: 'active' } });
    await expect(preview()).rejects.toMatchObject(refusal);
    await ref.update({ recurring: { ...recurring, state: 'ending' } });
    expect(await preview()).toMatchObject({ effect: 'extend' });
  });

  test('an active plan does not count after it expired', async () => {
    await buy(fixture);
    const { id } = await planOf(fixture);
    await documents.subscription(fixture.uid, id).update({ source: 'qpay', endsAt: fixture.now });
    expect(await preview()).toMatchObject({ effect: 'start', needsConfirmation: false });
  });

  test('an active plan with recurring charges is managed at the provider', async () => {
    const { deps, uid } = fixture;
    const refusal = { key: 'subscription_not_found' };
    await expect(manageUrl(deps, uid, origin)).rejects.toMatchObject(refusal);
    const orderId = await buy(fixture, { recurring: true });
    expect(await manageUrl(deps, uid, origin)).toContain(orderId);
  });
});
