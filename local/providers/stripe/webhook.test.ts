import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ForgedWebhook,
  PaymentUnavailable,
} from '../../../functions/src/adapters/payments/provider.ts';
import { stripeEventTypes } from '../../../functions/src/adapters/payments/stripe-webhook.ts';
import { now, openShop, order, type Shop, webhookSecret } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.clearFaults();
  await shop.deliver();
});
afterAll(() => shop.stop());

const { webhooks } = new Stripe('sk_test_none');
const seconds = Math.floor(now.getTime() / 1000);

function signed(payload: string, change: { secret?: string; timestamp?: number } = {}) {
  const header = { payload, secret: webhookSecret, timestamp: seconds, ...change };
  const signature = webhooks.generateTestHeaderString(header);
  const headers = { 'stripe-signature': signature };
  return { method: 'POST', headers, body: Buffer.from(payload), params: {} };
}

const event = JSON.stringify({
  ...{ id: 'evt_1', object: 'event', type: 'checkout.session.completed', livemode: false },
  data: { object: { id: 'cs_1', object: 'checkout.session', metadata: { orderId: 'order1' } } },
});

async function opened(change = {}) {
  const { reference } = await shop.provider.open(order(change));
  return reference;
}
const recurringOrder = { recurring: 'month', quantity: 1 };

test('reads a signed webhook', async () => {
  expect(await shop.provider.readWebhook(signed(event))).toEqual({
    ...{ eventId: 'evt_1', about: 'checkout', reference: 'cs_1' },
  });
});

test.each([
  ['another secret', () => signed(event, { secret: 'whsec_other' })],
  ['six minutes old', () => signed(event, { timestamp: seconds - 360 })],
  ['another body', () => ({ ...signed(event), body: Buffer.from(event.replace('cs_1', 'cs_2')) })],
  ['no signature', () => ({ ...signed(event), headers: {} })],
  ['nonsense', () => ({ ...signed(event), headers: { 'stripe-signature': 't=1,v1=' } })],
  ['signed, but no JSON', () => signed('{')],
])('refused: %s', async (_, request) => {
  await expect(shop.provider.readWebhook(request())).rejects.toThrow(ForgedWebhook);
});

test('accepts a signature that is four minutes old', async () => {
  const request = signed(event, { timestamp: seconds - 240 });
  expect(await shop.provider.readWebhook(request)).toMatchObject({ eventId: 'evt_1' });
});

test('ignores events of other products', async () => {
  const other = event.replace('orderId', 'cart');
  expect(await shop.provider.readWebhook(signed(other))).toBeNull();
  const subscription = { object: { id: 'sub_1', object: 'subscription', metadata: {} } };
  const type = 'customer.subscription.updated';
  const foreign = JSON.stringify({ ...JSON.parse(event), type, data: subscription });
  expect(await shop.provider.readWebhook(signed(foreign))).toBeNull();
  const unknown = event.replace('checkout.session.completed', 'payout.paid');
  expect(await shop.provider.readWebhook(signed(unknown))).toBeNull();
});

test('names the order of a payment, a refund and a dispute', async () => {
  const reference = await opened();
  const about = { about: 'checkout', reference };
  await shop.call('pay', { session: reference });
  expect(await shop.notices()).toMatchObject([about]);
  const { payments } = await shop.provider.stateOf(reference);
  const paymentId = payments[0]?.paymentId ?? '';
  const refund = { reference, paymentId, refundId: paymentId };
  await shop.provider.refund({ ...refund, amount: 1, currency: 'MNT' });
  expect(await shop.notices()).toMatchObject([about]);
  expect(shop.received.map(({ type }) => type)).toEqual(['charge.refunded']);
  await shop.call('dispute', { payment_intent: paymentId });
  await shop.call('dispute', { payment_intent: paymentId, outcome: 'lost' });
  expect(await shop.notices()).toMatchObject([about, about]);
  expect(shop.received.map(({ type }) => type)).toEqual([
    ...['charge.dispute.created', 'charge.dispute.closed'],
  ]);
});

test.each([
  [true, 'checkout.session.async_payment_succeeded'],
  [false, 'checkout.session.async_payment_failed'],
])('a bank debit that ends later (paid: %s) is told again', async (isPaid, type) => {
  const reference = await opened();
  await shop.call('pay', { session: reference, card: 'late' });
  await shop.call('settle', { session: reference, paid: isPaid });
  const about = { about: 'checkout', reference };
  expect(await shop.notices()).toMatchObject([about, about]);
  expect(shop.received.map((one) => one.type)).toEqual(['checkout.session.completed', type]);
});

test('names the order of an expired checkout', async () => {
  const reference = await opened();
  await shop.call('expire', { session: reference });
  expect(await shop.notices()).toMatchObject([{ about: 'checkout', reference }]);
});

test('names the checkout for a first invoice, the subscription for later ones', async () => {
  const reference = await opened(recurringOrder);
  await shop.call('pay', { session: reference });
  const checkout = { about: 'checkout', reference };
  expect(await shop.notices()).toMatchObject([checkout, checkout]);
  expect(shop.received.map(({ type }) => type)).toEqual([
    ...['invoice.paid', 'checkout.session.completed'],
  ]);
  const { recurring } = await shop.provider.stateOf(reference);
  const orderId = expect.stringMatching(/^order\d+$/);
  const subscription = { about: 'recurring', reference: recurring, orderId };
  await shop.call('advance', { subscription: recurring });
  expect(await shop.notices()).toMatchObject([subscription, subscription]);
  expect(shop.received.map(({ type }) => type)).toEqual([
    ...['invoice.paid', 'customer.subscription.updated'],
  ]);
  await shop.call('advance', { subscription: recurring, card: 'declined' });
  expect(await shop.notices()).toMatchObject([subscription, subscription]);
  expect(shop.received.map(({ type }) => type)).toEqual([
    ...['invoice.payment_failed', 'customer.subscription.updated'],
  ]);
  await shop.provider.recurring.end(recurring ?? '');
  expect(await shop.notices()).toMatchObject([subscription]);
  const { payments } = await shop.provider.recurring.stateOf(recurring ?? '');
  await shop.call('dispute', { payment_intent: payments[1]?.paymentId });
  expect(await shop.notices()).toMatchObject([subscription]);
  await shop.call('dispute', { payment_intent: payments[0]?.paymentId });
  expect(await shop.notices()).toMatchObject([checkout]);
});

test('throws while Stripe is down, so that the webhook is sent again', async () => {
  const reference = await opened(recurringOrder);
  await shop.call('pay', { session: reference });
  await shop.deliver();
  const [invoice] = shop.received;
  if (!invoice) throw new Error('No event came.');
  await shop.call('faults', { down: true });
  await expect(shop.provider.readWebhook(invoice)).rejects.toThrow(PaymentUnavailable);
});

test('an event is sent again with the same id until it is answered with 2xx', async () => {
  const reference = await opened();
  await shop.call('pay', { session: reference });
  shop.answerWith(500);
  expect(await shop.deliver()).toEqual(['checkout.session.completed']);
  const [first] = shop.received;
  shop.answerWith(200);
  expect(await shop.deliver()).toEqual(['checkout.session.completed']);
  expect(shop.received[0]?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
  expect(await shop.deliver()).toEqual([]);
});

test('faults: duplicate, forged and replayed events', async () => {
  const reference = await opened();
  await shop.call('pay', { session: reference });
  await shop.call('faults', { duplicate: true, forged: true, replayed: true });
  await shop.deliver();
  const read = shop.received.map((one) => shop.provider.readWebhook(one));
  const results = await Promise.allSettled(read);
  const refused = { status: 'rejected', reason: expect.any(ForgedWebhook) };
  const good = { status: 'fulfilled', value: { about: 'checkout', reference } };
  expect(results).toMatchObject([refused, good, good, refused]);
});

test('faults: reordered and missing events', async () => {
  await shop.call('faults', { reordered: true });
  const reference = await opened(recurringOrder);
  await shop.call('pay', { session: reference });
  expect(await shop.deliver()).toEqual(['checkout.session.completed', 'invoice.paid']);
  await shop.call('faults', { missing: true });
  const other = await opened();
  await shop.call('pay', { session: other });
  expect(await shop.deliver()).toEqual([]);
  expect(await shop.provider.stateOf(other)).toMatchObject({ status: 'paid' });
});

test('accepts nothing without a webhook secret', async () => {
  const { createStripeProvider } = await import(
    '../../../functions/src/adapters/payments/stripe.ts'
  );
  const api = new URL(shop.url);
  const settings = { key: 'sk_test_shop', webhookSecret: 'none', api, timeoutMs: 1000, retries: 0 };
  const customers = { find: async () => null, keep: async (_: string, made: string) => made };
  const provider = createStripeProvider(
    () => settings,
    customers,
    () => now,
  );
  await expect(provider.readWebhook(signed(event, { secret: 'none' }))).rejects.toThrow(
    PaymentUnavailable,
  );
});

test('the local server sends exactly the types that the endpoint subscribes to', async () => {
  const made = new Set((await shop.list('events')).map(({ type }) => type));
  const never = stripeEventTypes.filter((type) => !made.has(type));
  // Tested with the adapter.
  expect(never).toEqual(['refund.failed']);
});
