// Tests payments, the provider's recurring charges, and expired checkouts.
import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  PaymentState,
  RecurringState,
} from '../../functions/src/adapters/payments/provider.ts';
import { expireSubscriptions } from '../../functions/src/services/jobs/expire-subscriptions.ts';
import { nextInvoiceNumber } from '../../functions/src/services/orders/invoice-number.ts';
import { receiveWebhook } from '../../functions/src/services/orders/receive-webhook.ts';
import { resolvePayment } from '../../functions/src/services/orders/refund-order.ts';
import { settle } from '../../functions/src/services/orders/settle.ts';
import { settleOrder } from '../../functions/src/services/orders/settle-order.ts';
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
import { admin, OrderFixture } from '../support/order-fixture.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;
const hour = 3_600_000;

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await OrderFixture.make(new Date('2041-03-10T08:00:00Z'));
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
    const orderId = await placeTestOrder(fixture, { quantity: 2 });
    const eventId = await applyProviderEvent(fixture, 'paid', orderId);
    const event = (await documents.paymentEvent(`simulated:${eventId}`).get()).data();
    expect(event).toMatchObject({ outcome: 'settled', orderId });
    const again = await settleOrder(fixture.deps, { uid: fixture.uid, orderId });
    expect(again).toBe('nothing');
    expect(await orderOf(fixture, orderId)).toMatchObject({
      status: 'paid',
      attention: false,
      invoiceNumber: `DUU-2041-${String(last + 1).padStart(6, '0')}`,
      payments: [{ outcome: 'granted' }],
    });
    expect(await lastOf(2041)).toBe(last + 1);
    expect(await revenueOf(orderId)).toEqual([2 * price]);
    expect(await mailsOf(fixture)).toEqual(['receipt']);
    expect(await planOf(fixture)).toMatchObject({
      totalCredits: 60_500,
      endsAt: new Date('2041-05-10T08:00:00Z'),
    });
  });

  test('a payment has an invoice number of the year in Ulaanbaatar', async () => {
    fixture.now = new Date('2041-12-31T16:00:00Z');
    const { number } = await documents.transact((tx) => nextInvoiceNumber(tx, fixture.deps));
    expect(number).toMatch(/^DUU-2042-\d{6}$/);
  });

  test('a payment for the active plan ends its order as renewed', async () => {
    await buy(fixture);
    const orderId = await buy(fixture);
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'renewed' });
    expect((await planOf(fixture)).endsAt).toEqual(new Date('2041-05-10T08:00:00Z'));
    expect(await revenueOf(orderId)).toEqual([price]);
  });

  test.each([
    ['granted', {}],
    ['short', { amount: price - 1 }],
    ['currency', { currency: 'USD' as const }],
  ])('a payment is recorded as %s', async (outcome, also) => {
    const orderId = await placeTestOrder(fixture);
    await applyProviderEvent(fixture, 'paid', orderId, also);
    expect((await orderOf(fixture, orderId)).payments).toMatchObject([{ outcome, ...also }]);
  });

  test('a payment from a customer balance grants the plan and is not revenue', async () => {
    const orderId = await placeTestOrder(fixture);
    fixture.changeAtProvider('paid', orderId, price, 'MNT');
    const event = fixture.undelivered[0];
    if (event) fixture.dropWebhook(event);
    const state = paymentsWith({ amount: price / 4, fromBalance: (price * 3) / 4 });
    await settleOrder(withProvider(fixture, { state }), { uid: fixture.uid, orderId });
    expect(await orderOf(fixture, orderId)).toMatchObject({
      status: 'paid',
      payments: [{ outcome: 'granted', amount: price / 4, fromBalance: (price * 3) / 4 }],
    });
    expect(await revenueOf(orderId)).toEqual([price / 4]);
  });

  test('a payment that is disputed is shown to admins, also if it was resolved before', async () => {
    const orderId = await buy(fixture);
    const place = { uid: fixture.uid, orderId };
    await settleOrder(withProvider(fixture, { state: paymentsWith({ disputed: true }) }), place);
    expect(await orderOf(fixture, orderId)).toMatchObject({ attention: true, status: 'paid' });
    const [payment] = (await orderOf(fixture, orderId)).payments;
    const input = { paymentId: payment?.id ?? '', reason: 'won' };
    await resolvePayment(fixture.deps, admin, place, input);
    expect(await orderOf(fixture, orderId)).toMatchObject({ attention: false });
    await settleOrder(fixture.deps, place);
    await settleOrder(withProvider(fixture, { state: paymentsWith({ disputed: true }) }), place);
    expect(await orderOf(fixture, orderId)).toMatchObject({ attention: true });
  });

  test('a payment of an unknown order is logged', async () => {
    const eventId = await applyProviderEvent(fixture, 'paid', 'nobody', { amount: 5 });
    const event = (await documents.paymentEvent(`simulated:${eventId}`).get()).data();
    expect(event).toMatchObject({ outcome: 'foreign', orderId: null });
  });

  test('a forged webhook is refused', async () => {
    const orderId = await placeTestOrder(fixture);
    const event = { eventId: 'f', orderId, type: 'paid', amount: price, currency: 'MNT' };
    const body = Buffer.from(JSON.stringify(event));
    const request = { method: 'POST', headers: { 'duu-signature': 'x' }, body, params: {} };
    const received = receiveWebhook(fixture.deps, 'simulated', request);
    await expect(received).rejects.toMatchObject({ key: 'webhook.invalid_signature' });
  });
});

describe('expired checkouts', () => {
  test('an expired checkout cancels its order', async () => {
    const orderId = await placeTestOrder(fixture);
    await applyProviderEvent(fixture, 'canceled', orderId);
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'canceled' });
  });

  test('an expired checkout after a payment leaves its order paid', async () => {
    const orderId = await placeTestOrder(fixture);
    const paid = { id: 'p', amount: price, currency: 'MNT', paidAt: fixture.now } as const;
    const known = fixture.provider.get(orderId);
    if (known) {
      const payments = [{ ...paid, refunded: 0, isRenewal: false }];
      fixture.provider.set(orderId, { ...known, payments });
    }
    const state = (of: PaymentState): PaymentState => ({ ...of, status: 'canceled' });
    await settleOrder(withProvider(fixture, { state }), { uid: fixture.uid, orderId });
    expect(await orderOf(fixture, orderId)).toMatchObject({ status: 'paid' });
  });
});

describe('provider’s subscriptions', () => {
  let orderId: string;
  let reference: string;
  beforeEach(async () => {
    orderId = await buy(fixture, { recurring: true });
    reference = (await planOf(fixture)).recurring?.reference ?? '';
  });

  const settleIt = (change: Partial<RecurringState> = {}) => {
    const recurringState = (of: RecurringState) => ({ ...of, ...change });
    return settle(withProvider(fixture, { recurringState }), { source: 'simulated', reference });
  };
  const renewals = async () =>
    (await documents.orders(fixture.uid).get()).docs
      .filter((doc) => doc.id !== orderId)
      .map((doc) => doc.data());

  test('the provider’s subscription is stored with the plan, and the first charge is not a renewal', async () => {
    expect(await planOf(fixture)).toMatchObject({ recurring: { state: 'active' } });
    expect(await settleIt()).toBe('nothing');
    expect(await renewals()).toEqual([]);
  });

  test('the provider’s subscription creates one order for each further charge', async () => {
    const eventId = await applyProviderEvent(fixture, 'renewed', orderId);
    const event = (await documents.paymentEvent(`simulated:${eventId}`).get()).data();
    expect(event).toMatchObject({ outcome: 'settled', orderId });
    expect(await renewals()).toMatchObject([
      { status: 'renewed', renewalOf: orderId, quantity: 1, grant: { effect: 'extend' } },
    ]);
    expect(await settleIt()).toBe('nothing');
    expect(await renewals()).toHaveLength(1);
    expect(await mailsOf(fixture)).toEqual(['receipt', 'renewal']);
    expect((await planOf(fixture)).endsAt).toEqual(new Date('2041-05-10T08:00:00Z'));
    const [renewal] = (await documents.orders(fixture.uid).where('renewalOf', '==', orderId).get())
      .docs;
    const place = { uid: fixture.uid, orderId: renewal?.id ?? '' };
    expect((await documents.orderPlace(place.orderId).get()).data()).toEqual(place);
    expect(await settleOrder(fixture.deps, place)).toBe('nothing');
    await applyProviderEvent(fixture, 'renewed', orderId);
    const known = fixture.provider.get(orderId);
    const refundTwo = (known?.payments ?? []).map((one, at) =>
      at === 1 ? { ...one, refunded: price } : one,
    );
    if (known) fixture.provider.set(orderId, { ...known, payments: refundTwo });
    expect(await settleOrder(fixture.deps, place)).toBe('settled');
    expect(await orderOf(fixture, place.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('the provider’s subscription records a charge whose webhook was lost when its order is checked', async () => {
    fixture.changeAtProvider('renewed', orderId, price, 'MNT');
    const event = fixture.undelivered.at(-1);
    if (event) fixture.dropWebhook(event);
    expect(await settleOrder(fixture.deps, { uid: fixture.uid, orderId })).toBe('settled');
    expect(await renewals()).toMatchObject([{ status: 'renewed' }]);
  });

  test('a charge after the plan’s end renews the plan and ends its order', async () => {
    fixture.now = new Date('2041-04-20T08:00:00Z');
    await applyProviderEvent(fixture, 'renewed', orderId);
    expect(await renewals()).toMatchObject([{ status: 'renewed', grant: { effect: 'start' } }]);
    expect(await planOf(fixture)).toMatchObject({ recurring: { reference } });
    const nextChargeAt = new Date(fixture.now.getTime() + hour);
    await settleIt({ nextChargeAt });
    expect(await mailsOf(fixture)).toEqual(['receipt', 'renewal']);
    await settleIt({ status: 'past_due', nextChargeAt });
    expect(await planOf(fixture)).toMatchObject({ recurring: { state: 'past_due' } });
    expect(await mailsOf(fixture)).toEqual(['receipt', 'renewal', 'renewalFailed']);
    const { id } = await planOf(fixture);
    fixture.now = new Date('2041-06-20T08:00:00Z');
    await expireSubscriptions(fixture.deps);
    await settleIt({ status: 'ended' });
    const over = (await documents.subscription(fixture.uid, id).get()).data();
    expect(over).toMatchObject({ state: 'expired', recurring: null });
  });

  test('a subscription that is past due shows it and sends one e-mail', async () => {
    const nextChargeAt = new Date(fixture.now.getTime() + hour);
    await settleIt({ nextChargeAt });
    expect(await mailsOf(fixture)).toEqual(['receipt']);
    expect(await planOf(fixture)).toMatchObject({ recurring: { nextChargeAt } });
    await settleIt({ status: 'past_due', nextChargeAt });
    expect(await settleIt({ status: 'past_due', nextChargeAt })).toBe('nothing');
    expect(await planOf(fixture)).toMatchObject({ recurring: { state: 'past_due' } });
    expect(await mailsOf(fixture)).toEqual(['receipt', 'renewalFailed']);
    await settleIt({ status: 'ended' });
    expect((await planOf(fixture)).recurring).toBeNull();
  });

  test('the subscription of an unknown user is ignored', async () => {
    const { deps } = fixture;
    expect(await settle(deps, { source: 'simulated', reference: 'recurring-nobody' })).toBe(
      'foreign',
    );
  });
});

test('ends the charges of a replaced plan and keeps those of the active one', async () => {
  const first = await placeTestOrder(fixture, { recurring: true });
  const second = await placeTestOrder(fixture, { planId: '2' });
  // Both are paid at once, so that the second is not canceled for the first.
  fixture.changeAtProvider('paid', second, initialPlans['2'].prices.MNT, 'MNT');
  const event = fixture.undelivered[0];
  if (event) fixture.dropWebhook(event);
  await applyProviderEvent(fixture, 'paid', first);
  const { id } = await planOf(fixture);
  await settleOrder(fixture.deps, { uid: fixture.uid, orderId: first });
  expect(fixture.provider.get(first)).toMatchObject({ recurringEnded: false });
  if (event) await fixture.deliver(event);
  expect(fixture.provider.get(first)).toMatchObject({ recurringEnded: true });
  const old = (await documents.subscription(fixture.uid, id).get()).data();
  expect(old).toMatchObject({ state: 'switched', recurring: null });
});
