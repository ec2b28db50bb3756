// Tests the checkout of an order until it is paid or canceled.

import { initialPlans } from '@duu/contract/initial-plans';
import { limits } from '@duu/contract/limits';
import { billingPages } from '@duu/contract/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OpenCheckout } from '../../functions/src/adapters/payments/provider.ts';
import { cancelOrder } from '../../functions/src/services/orders/cancel-order.ts';
import { openCheckout } from '../../functions/src/services/orders/open-checkout.ts';
import { placeOrder } from '../../functions/src/services/orders/place-order.ts';
import { referenceKey } from '../../functions/src/services/orders/places.ts';
import { suiteDeps } from '../support/admin.ts';
import {
  applyProviderEvent,
  buy,
  orderOf,
  origin,
  placeTestOrder,
  withProvider,
} from '../support/order-actions.ts';
import { OrderFixture } from '../support/order-fixture.ts';
import { orderInput } from '../support/orders.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await OrderFixture.make(new Date('2041-03-10T08:00:00Z'));
});

describe('checkouts', () => {
  test('a checkout is opened with the order’s data, once', async () => {
    const asked: OpenCheckout[] = [];
    const { uid } = fixture;
    const deps = withProvider(fixture, {
      open: async (request) => {
        asked.push(request);
        const { orderId, expiresAt } = request;
        return { reference: `ref-${orderId}`, checkout: { kind: 'redirect', url: '/' }, expiresAt };
      },
    });
    const orderId = await placeTestOrder({ deps, uid }, { recurring: true });
    const expiresAt = new Date(fixture.now.getTime() + limits.checkoutMs);
    expect(asked).toMatchObject([
      { orderId, uid, amount: price, recurring: 'month', quantity: 1, expiresAt },
    ]);
    expect(asked[0]?.callbackUrl).toBe(`${origin}/api/v1/webhooks/simulated/${orderId}/secret`);
    expect(await orderOf(fixture, orderId)).toMatchObject({
      reference: `ref-${orderId}`,
      checkout: { kind: 'redirect' },
      expiresAt,
    });
    const key = referenceKey('simulated', `ref-${orderId}`);
    expect((await documents.orderPlace(key).get()).data()).toEqual({ uid, orderId });
    expect(referenceKey('qpay', `ref-${orderId}`)).not.toBe(key);
  });

  test.each([
    ['en', '1', 1, 'Duu Basic, 1 month'],
    ['en', '1', 2, 'Duu Basic, 2 months'],
    ['en', '4', 1, 'Duu Pro, 1 year'],
    ['mn', '4', 1, 'Дуу, Про багц, 1 жил'],
  ] as const)(
    'a checkout says in %s what plan %s times %i is: %s',
    async (language, planId, quantity, text) => {
      const { uid } = fixture;
      const asked: OpenCheckout[] = [];
      await documents.user(uid).update({ 'preferences.language': language });
      const real = fixture.deps.payments.provider('simulated');
      const deps = withProvider(fixture, {
        open: (request) => {
          asked.push(request);
          return real?.open(request) ?? Promise.reject(new Error('There is no provider.'));
        },
      });
      const orderId = await placeTestOrder({ deps, uid }, { planId, quantity });
      const page = `${origin}${billingPages.order(orderId)}`;
      expect(asked).toMatchObject([
        { description: text, language, returnUrl: page, cancelUrl: `${page}?canceled` },
      ]);
    },
  );

  test('a checkout has the language of the page that ordered, and leads back to it', async () => {
    const { uid } = fixture;
    const asked: OpenCheckout[] = [];
    await documents.user(uid).update({ 'preferences.language': 'mn' });
    const deps = withProvider(fixture, {
      open: async (request) => {
        asked.push(request);
        const { orderId, expiresAt } = request;
        return { reference: `ref-${orderId}`, checkout: { kind: 'redirect', url: '/' }, expiresAt };
      },
    });
    const page = { idempotencyKey: null, origin, language: 'en' } as const;
    const { orderId } = await placeOrder(
      deps,
      uid,
      { ...orderInput, recurring: false, confirmed: false },
      page,
    );
    expect(asked).toMatchObject([
      {
        language: 'en',
        description: 'Duu Basic, 1 month',
        returnUrl: `${origin}/en${billingPages.order(orderId)}`,
      },
    ]);
  });

  test('a checkout can’t be paid if the order was canceled meanwhile', async () => {
    const { uid } = fixture;
    const canceled: string[] = [];
    const deps = withProvider(fixture, {
      open: async ({ orderId, expiresAt }) => {
        await cancelOrder(fixture.deps, { uid, orderId }, 'test');
        return { reference: 'late', checkout: { kind: 'redirect', url: '/' }, expiresAt };
      },
      cancel: async (reference) => {
        canceled.push(reference);
        return 'canceled';
      },
    });
    await expect(placeTestOrder({ deps, uid })).rejects.toMatchObject({ key: 'order.not_open' });
    expect(canceled).toEqual(['late']);
  });

  test('a checkout is not opened for an order that is not open', async () => {
    const { deps, uid } = fixture;
    const orderId = await placeTestOrder(fixture);
    await cancelOrder(deps, { uid, orderId }, 'test');
    const refusal = { key: 'order.not_open' };
    await expect(openCheckout(deps, { uid, orderId }, origin)).rejects.toMatchObject(refusal);
  });
});

describe('cancellations', () => {
  test('canceling an order also ends the checkout, and is idempotent', async () => {
    const { deps, uid } = fixture;
    const orderId = await placeTestOrder(fixture);
    await cancelOrder(deps, { uid, orderId }, 'test');
    await cancelOrder(deps, { uid, orderId }, 'test');
    expect(await orderOf(fixture, orderId)).toMatchObject({
      status: 'canceled',
      transitions: [{ status: 'created' }, { status: 'canceled', reason: 'test' }],
    });
    expect(fixture.provider.get(orderId)).toMatchObject({ canceled: true });
  });

  test('canceling an order leaves a paid order paid, without a request to the provider', async () => {
    const orderId = await buy(fixture);
    const deps = withProvider(fixture, { cancel: () => Promise.reject(new Error('It is asked.')) });
    const canceling = cancelOrder(deps, { uid: fixture.uid, orderId }, 'test');
    await expect(canceling).rejects.toMatchObject({ key: 'order.not_open' });
  });

  test('canceling an order grants the plan if the payment came first', async () => {
    const { deps, uid } = fixture;
    const orderId = await placeTestOrder(fixture);
    fixture.changeAtProvider('paid', orderId, price, 'MNT');
    const event = fixture.undelivered[0];
    if (event) fixture.dropWebhook(event);
    const canceling = cancelOrder(deps, { uid, orderId }, 'test');
    await expect(canceling).rejects.toMatchObject({ key: 'order.not_open' });
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'paid' });
  });

  test('canceling an order leaves it open if another checkout was opened meanwhile', async () => {
    const { uid } = fixture;
    const orderId = await placeTestOrder(fixture);
    const deps = withProvider(fixture, {
      cancel: async () => {
        await documents.order(uid, orderId).update({ reference: 'another' });
        return 'canceled';
      },
    });
    const canceling = cancelOrder(deps, { uid, orderId }, 'test');
    await expect(canceling).rejects.toMatchObject({ key: 'order.not_open' });
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'created' });
  });

  test('canceling an order prevents a payment', async () => {
    const { deps, uid } = fixture;
    const orderId = await placeTestOrder(fixture);
    await cancelOrder(deps, { uid, orderId }, 'test');
    await applyProviderEvent(fixture, 'paid', orderId);
    expect(await orderOf(fixture, orderId)).toMatchObject({
      status: 'canceled',
      attention: true,
      payments: [{ outcome: 'late' }],
    });
  });
});
