// Tests payments, the provider's recurring charges, and expired checkouts.
import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  PaymentState,
  RecurringState,
} from '../../functions/src/adapters/payments/provider.ts';
import { nextInvoiceNumber } from '../../functions/src/services/orders/invoice-number.ts';
import { receiveWebhook } from '../../functions/src/services/orders/receive-webhook.ts';
import { resolvePayment } from '../../functions/src/services/orders/refund-order.ts';
import { settleOrder } from '../../functions/src/services/orders/settle-order.ts';
import { settleRecurring } from '../../functions/src/services/orders/settle-recurring.ts';
import { suiteDeps } from '../support/admin.ts';
import {
  applyProviderEvent,
  buy,
  mailsOf,
  orderOf,
  placeTestOrder,
  planOf,
  revenueOf,
  withProvider,
} from '../support/order-actions.ts';
import { admin, OrderWorld } from '../support/order-world.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;
const hour = 3_600_000;

let world: OrderWorld;
beforeEach(async () => {
  world = await OrderWorld.make(new Date('2041-03-10T08:00:00Z'));
});

const lastOf = async (year: number) =>
  (await documents.counter(`invoices-${year}`).get()).data()?.last ?? 0;
const paymentsWith = (change: Partial<PaymentState['payments'][number]>) => (of: PaymentState) => ({
  ...of,
  payments: of.payments.map((one) => ({ ...one, ...change })),
});

describe('payments', () => {
  test('a payment grants the plan and counts revenue, with an e-mail and the next invoice number, once', async () => {
    const last = await lastOf(2041);
    const orderId = await placeTestOrder(world, { quantity: 2 });
    const eventId = await applyProviderEvent(world, 'paid', orderId);
    const event = (await documents.paymentEvent(`simulated:${eventId}`).get()).data();
    expect(event).toMatchObject({ outcome: 'settled', orderId });
    const again = await settleOrder(world.deps, { uid: world.uid, orderId });
    expect(again).toBe('nothing');
    expect(await orderOf(world, orderId)).toMatchObject({
      status: 'paid',
      attention: false,
      invoiceNumber: `DUU-2041-${String(last + 1).padStart(6, '0')}`,
      payments: [{ outcome: 'granted' }],
    });
    expect(await lastOf(2041)).toBe(last + 1);
    expect(await revenueOf(orderId)).toEqual([2 * price]);
    expect(await mailsOf(world)).toEqual(['receipt']);
    expect(await planOf(world)).toMatchObject({
      totalCredits: 60_500,
      endsAt: new Date('2041-05-10T08:00:00Z'),
    });
  });

  test('a payment has an invoice number of the year in Ulaanbaatar', async () => {
    world.now = new Date('2041-12-31T16:00:00Z');
    const { number } = await documents.transact((tx) => nextInvoiceNumber(tx, world.deps));
    expect(number).toMatch(/^DUU-2042-\d{6}$/);
  });

  test('a payment for the active plan ends its order as renewed', async () => {
    await buy(world);
    const orderId = await buy(world);
    expect(await orderOf(world, orderId)).toMatchObject({ status: 'renewed' });
    expect((await planOf(world)).endsAt).toEqual(new Date('2041-05-10T08:00:00Z'));
    expect(await revenueOf(orderId)).toEqual([price]);
  });

  test.each([
    ['granted', {}],
    ['short', { amount: price - 1 }],
    ['currency', { currency: 'USD' as const }],
  ])('a payment is recorded as %s', async (outcome, also) => {
    const orderId = await placeTestOrder(world);
    await applyProviderEvent(world, 'paid', orderId, also);
    expect((await orderOf(world, orderId)).payments).toMatchObject([{ outcome, ...also }]);
  });

  test('a payment from a customer balance grants the plan and is no revenue', async () => {
    const orderId = await placeTestOrder(world);
    world.changeAtProvider('paid', orderId, price, 'MNT');
    const event = world.undelivered[0];
    if (event) world.dropWebhook(event);
    const state = paymentsWith({ amount: price / 4, fromBalance: (price * 3) / 4 });
    await settleOrder(withProvider(world, { state }), { uid: world.uid, orderId });
    expect(await orderOf(world, orderId)).toMatchObject({
      status: 'paid',
      payments: [{ outcome: 'granted', amount: price / 4, fromBalance: (price * 3) / 4 }],
    });
    expect(await revenueOf(orderId)).toEqual([price / 4]);
  });

  test('a payment that is disputed is shown to admins, also if it was resolved before', async () => {
    const orderId = await buy(world);
    const place = { uid: world.uid, orderId };
    await settleOrder(withProvider(world, { state: paymentsWith({ disputed: true }) }), place);
    expect(await orderOf(world, orderId)).toMatchObject({ attention: true, status: 'paid' });
    const [payment] = (await orderOf(world, orderId)).payments;
    const input = { paymentId: payment?.id ?? '', reason: 'won' };
    await resolvePayment(world.deps, admin, place, input);
    expect(await orderOf(world, orderId)).toMatchObject({ attention: false });
    await settleOrder(world.deps, place);
    await settleOrder(withProvider(world, { state: paymentsWith({ disputed: true }) }), place);
    expect(await orderOf(world, orderId)).toMatchObject({ attention: true });
  });

  test('a payment of an unknown order is logged', async () => {
    const eventId = await applyProviderEvent(world, 'paid', 'nobody', { amount: 5 });
    const event = (await documents.paymentEvent(`simulated:${eventId}`).get()).data();
    expect(event).toMatchObject({ outcome: 'foreign', orderId: null });
  });

  test('a forged webhook is refused', async () => {
    const orderId = await placeTestOrder(world);
    const event = { eventId: 'f', orderId, type: 'paid', amount: price, currency: 'MNT' };
    const body = Buffer.from(JSON.stringify(event));
    const request = { method: 'POST', headers: { 'duu-signature': 'x' }, body, params: {} };
    const received = receiveWebhook(world.deps, 'simulated', request);
    await expect(received).rejects.toMatchObject({ key: 'webhook.invalid_signature' });
  });
});

describe('expired checkouts', () => {
  test('an expired checkout cancels its order', async () => {
    const orderId = await placeTestOrder(world);
    await applyProviderEvent(world, 'canceled', orderId);
    expect(await orderOf(world, orderId)).toMatchObject({ status: 'canceled' });
  });

  test('an expired checkout after a payment leaves its order paid', async () => {
    const orderId = await placeTestOrder(world);
    const paid = { id: 'p', amount: price, currency: 'MNT', paidAt: world.now } as const;
    const known = world.provider.get(orderId);
    if (known) {
      const payments = [{ ...paid, refunded: 0, isRenewal: false }];
      world.provider.set(orderId, { ...known, payments });
    }
    const state = (of: PaymentState): PaymentState => ({ ...of, status: 'canceled' });
    await settleOrder(withProvider(world, { state }), { uid: world.uid, orderId });
    expect(await orderOf(world, orderId)).toMatchObject({ status: 'paid' });
  });
});

describe('provider’s subscriptions', () => {
  let orderId: string;
  let reference: string;
  beforeEach(async () => {
    orderId = await buy(world, { recurring: true });
    reference = (await planOf(world)).recurring?.reference ?? '';
  });

  const settleIt = (change: Partial<RecurringState> = {}) => {
    const recurringState = (of: RecurringState) => ({ ...of, ...change });
    return settleRecurring(withProvider(world, { recurringState }), 'simulated', reference, null);
  };
  const renewals = async () =>
    (await documents.orders(world.uid).get()).docs
      .filter((doc) => doc.id !== orderId)
      .map((doc) => doc.data());

  test('the provider’s subscription is stored with the plan, and the first charge is no renewal', async () => {
    expect(await planOf(world)).toMatchObject({ recurring: { state: 'active' } });
    expect(await settleIt()).toBe('nothing');
    expect(await renewals()).toEqual([]);
  });

  test('the provider’s subscription creates one order for each further charge', async () => {
    const eventId = await applyProviderEvent(world, 'renewed', orderId);
    const event = (await documents.paymentEvent(`simulated:${eventId}`).get()).data();
    expect(event).toMatchObject({ outcome: 'settled', orderId });
    expect(await renewals()).toMatchObject([
      { status: 'renewed', renewalOf: orderId, quantity: 1, grant: { effect: 'extend' } },
    ]);
    expect(await settleIt()).toBe('nothing');
    expect(await renewals()).toHaveLength(1);
    expect(await mailsOf(world)).toEqual(['receipt', 'renewal']);
    expect((await planOf(world)).endsAt).toEqual(new Date('2041-05-10T08:00:00Z'));
    const [renewal] = (await documents.orders(world.uid).where('renewalOf', '==', orderId).get())
      .docs;
    const place = { uid: world.uid, orderId: renewal?.id ?? '' };
    expect((await documents.orderPlace(place.orderId).get()).data()).toEqual(place);
    expect(await settleOrder(world.deps, place)).toBe('nothing');
    await applyProviderEvent(world, 'renewed', orderId);
    const known = world.provider.get(orderId);
    const refundTwo = (known?.payments ?? []).map((one, at) =>
      at === 1 ? { ...one, refunded: price } : one,
    );
    if (known) world.provider.set(orderId, { ...known, payments: refundTwo });
    expect(await settleOrder(world.deps, place)).toBe('settled');
    expect(await orderOf(world, place.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('the provider’s subscription records a charge whose webhook was lost when its order is checked', async () => {
    world.changeAtProvider('renewed', orderId, price, 'MNT');
    const event = world.undelivered.at(-1);
    if (event) world.dropWebhook(event);
    expect(await settleOrder(world.deps, { uid: world.uid, orderId })).toBe('settled');
    expect(await renewals()).toMatchObject([{ status: 'renewed' }]);
  });

  test('a charge after the plan’s end renews the plan and ends its order', async () => {
    world.now = new Date('2041-04-20T08:00:00Z');
    await applyProviderEvent(world, 'renewed', orderId);
    expect(await renewals()).toMatchObject([{ status: 'renewed', grant: { effect: 'start' } }]);
    expect(await planOf(world)).toMatchObject({ recurring: { reference } });
    const nextChargeAt = new Date(world.now.getTime() + hour);
    await settleIt({ nextChargeAt });
    expect(await mailsOf(world)).toEqual(['receipt', 'renewal']);
    await settleIt({ status: 'past_due', nextChargeAt });
    expect(await planOf(world)).toMatchObject({ recurring: { state: 'past_due' } });
    expect(await mailsOf(world)).toEqual(['receipt', 'renewal', 'renewalFailed']);
  });

  test('a subscription that is past due shows it and sends one e-mail', async () => {
    const nextChargeAt = new Date(world.now.getTime() + hour);
    await settleIt({ nextChargeAt });
    expect(await mailsOf(world)).toEqual(['receipt']);
    expect(await planOf(world)).toMatchObject({ recurring: { nextChargeAt } });
    await settleIt({ status: 'past_due', nextChargeAt });
    expect(await settleIt({ status: 'past_due', nextChargeAt })).toBe('nothing');
    expect(await planOf(world)).toMatchObject({ recurring: { state: 'past_due' } });
    expect(await mailsOf(world)).toEqual(['receipt', 'renewalFailed']);
    await settleIt({ status: 'ended' });
    expect((await planOf(world)).recurring).toBeNull();
  });

  test('the subscription of an unknown user is ignored', async () => {
    const { deps } = world;
    expect(await settleRecurring(deps, 'simulated', 'recurring-nobody', null)).toBe('foreign');
  });
});

test('ends the charges of a replaced plan and keeps those of the active one', async () => {
  const first = await placeTestOrder(world, { recurring: true });
  const second = await placeTestOrder(world, { planId: '2' });
  // Both are paid at once, so that the second is not canceled for the first.
  world.changeAtProvider('paid', second, initialPlans['2'].prices.MNT, 'MNT');
  const event = world.undelivered[0];
  if (event) world.dropWebhook(event);
  await applyProviderEvent(world, 'paid', first);
  const { id } = await planOf(world);
  await settleOrder(world.deps, { uid: world.uid, orderId: first });
  expect(world.provider.get(first)).toMatchObject({ recurringEnded: false });
  if (event) await world.deliver(event);
  expect(world.provider.get(first)).toMatchObject({ recurringEnded: true });
  const old = (await documents.subscription(world.uid, id).get()).data();
  expect(old).toMatchObject({ state: 'switched', recurring: null });
});
