// The same event, delivered twice at the same moment: no transaction waits for the other until it is aborted.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebhookRequest } from '../../functions/src/adapters/payments/provider.ts';
import {
  signSimulated,
  simulatedEventTypes,
} from '../../functions/src/adapters/payments/simulated.ts';
import { stripeEventTypes } from '../../functions/src/adapters/payments/stripe-webhook.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { receiveWebhook } from '../../functions/src/services/orders/receive-webhook.ts';
import { creditFaults, readBooks } from '../support/invariants.ts';
import { placeTestOrder } from '../support/order-actions.ts';
import { openThreeProviders, type ThreeProviders } from '../support/three-providers.ts';

let shops: ThreeProviders;
beforeAll(async () => {
  shops = await openThreeProviders();
});
afterAll(() => shops.stop());

type Fixture = Awaited<ReturnType<ThreeProviders['newFixture']>>;

/** Counts how often transactions were begun again after a conflict. */
function countingRetries({ deps }: Fixture): { deps: Deps; retries: () => number } {
  let begun = 0;
  let attempts = 0;
  const transact: Deps['documents']['transact'] = (run, options) => {
    begun++;
    return deps.documents.transact((tx) => {
      attempts++;
      return run(tx);
    }, options);
  };
  return {
    deps: { ...deps, documents: { ...deps.documents, transact } },
    retries: () => attempts - begun,
  };
}

/** Delivers an event twice in parallel, and checks that it had its effect once. */
async function deliverTwice(
  fixture: Fixture,
  source: 'stripe' | 'qpay' | 'simulated',
  event: WebhookRequest,
): Promise<void> {
  const { deps, retries } = countingRetries(fixture);
  await Promise.all([receiveWebhook(deps, source, event), receiveWebhook(deps, source, event)]);
  expect(retries()).toBe(0);
  const books = await readBooks(fixture.uid);
  expect([...creditFaults(books)]).toEqual([]);
  const orders = await deps.documents.orders(fixture.uid).get();
  const granted = orders.docs.filter((doc) => doc.data().grant !== null).map(({ id }) => id);
  const grants = books.ledger.flatMap(({ type, orderId }) =>
    type === 'grant' && orderId !== null ? [orderId] : [],
  );
  expect(grants.sort()).toEqual(granted.sort());
}

async function order(fixture: Fixture, source: 'stripe' | 'qpay' | 'simulated', recurring = false) {
  const orderId = await placeTestOrder(fixture, { source, recurring });
  const { reference } =
    (await fixture.deps.documents.order(fixture.uid, orderId).get()).data() ?? {};
  return { orderId, reference: reference ?? '' };
}

/** Delivers the waiting events of Stripe. Returns the last of a type, undelivered. */
async function stripeEvent({ deps }: Fixture, type?: string): Promise<WebhookRequest> {
  await shops.stripe.deliver();
  const wanted = shops.stripe.received.findLast((one) => one.type === type);
  for (const one of shops.stripe.received) {
    if (one !== wanted) await receiveWebhook(deps, 'stripe', one);
  }
  if (type !== undefined && !wanted) throw new Error(`Stripe has sent no ${type}.`);
  return wanted ?? { method: 'POST', headers: {}, body: Buffer.alloc(0), params: {} };
}

async function paid(fixture: Fixture, recurring = false, card = 'good') {
  const { reference } = await order(fixture, 'stripe', recurring);
  await shops.stripe.call('pay', { session: reference, card });
  if (card === 'late') return { reference, paymentId: '', subscription: '' };
  const state = await shops.stripe.provider.stateOf(reference);
  const paymentId = state.payments[0]?.paymentId ?? '';
  return { reference, paymentId, subscription: state.recurring ?? '' };
}

/** Makes the last step that causes an event of each type. */
const stripeSteps: Record<
  (typeof stripeEventTypes)[number],
  (fixture: Fixture) => Promise<unknown>
> = {
  'checkout.session.completed': (fixture) => paid(fixture),
  'checkout.session.async_payment_succeeded': async (fixture) => {
    const { reference } = await paid(fixture, false, 'late');
    await stripeEvent(fixture);
    await shops.stripe.call('settle', { session: reference, paid: true });
  },
  'checkout.session.async_payment_failed': async (fixture) => {
    const { reference } = await paid(fixture, false, 'late');
    await stripeEvent(fixture);
    await shops.stripe.call('settle', { session: reference, paid: false });
  },
  'checkout.session.expired': async (fixture) => {
    const { reference } = await order(fixture, 'stripe');
    await shops.stripe.call('expire', { session: reference });
  },
  'invoice.paid': async (fixture) => {
    const { subscription } = await paid(fixture, true);
    await stripeEvent(fixture);
    await shops.stripe.call('advance', { subscription });
  },
  'invoice.payment_failed': async (fixture) => {
    const { subscription } = await paid(fixture, true);
    await stripeEvent(fixture);
    await shops.stripe.call('advance', { subscription, card: 'declined' });
  },
  'charge.refunded': (fixture) => refunded(fixture),
  'refund.failed': async (fixture) => {
    const { refund } = await refunded(fixture);
    await stripeEvent(fixture);
    await shops.stripe.call('fail_refund', { refund });
  },
  'charge.dispute.created': async (fixture) => {
    const { paymentId } = await paid(fixture);
    await stripeEvent(fixture);
    await shops.stripe.call('dispute', { payment_intent: paymentId });
  },
  'charge.dispute.closed': async (fixture) => {
    const { paymentId } = await paid(fixture);
    await shops.stripe.call('dispute', { payment_intent: paymentId });
    await stripeEvent(fixture);
    await shops.stripe.call('dispute', { payment_intent: paymentId, outcome: 'lost' });
  },
  'customer.subscription.updated': async (fixture) => {
    const { subscription } = await paid(fixture, true);
    await stripeEvent(fixture);
    await shops.stripe.call('cancel', { subscription });
  },
  'customer.subscription.deleted': async (fixture) => {
    const { subscription } = await paid(fixture, true);
    await stripeEvent(fixture);
    await shops.stripe.provider.recurring.end(subscription);
  },
};

async function refunded(fixture: Fixture) {
  const { reference, paymentId } = await paid(fixture);
  await stripeEvent(fixture);
  const request = {
    reference,
    paymentId,
    refundId: paymentId,
    amount: 100_000,
    currency: 'MNT',
  } as const;
  await shops.stripe.provider.refund(request);
  const [refund] = await shops.stripe.list(`refunds?payment_intent=${paymentId}`);
  return { refund: refund?.id };
}

test.each(stripeEventTypes)('Stripe’s %s', async (type) => {
  const fixture = await shops.newFixture();
  await stripeSteps[type](fixture);
  await deliverTwice(fixture, 'stripe', await stripeEvent(fixture, type));
});

test.each(simulatedEventTypes)('the simulated provider’s %s', async (type) => {
  const fixture = await shops.newFixture();
  const { orderId } = await order(fixture, 'simulated', type === 'renewed');
  const { amount = 0, currency = 'MNT' } = fixture.provider.get(orderId) ?? {};
  if (type === 'refunded' || type === 'renewed') {
    fixture.changeAtProvider('paid', orderId, amount, currency);
    const [event] = fixture.undelivered;
    if (event) await fixture.deliver(event);
  }
  fixture.changeAtProvider(type, orderId, amount, currency);
  const body = Buffer.from(JSON.stringify(fixture.undelivered[0]));
  const headers = { 'duu-signature': signSimulated(body) };
  await deliverTwice(fixture, 'simulated', { method: 'POST', headers, body, params: {} });
});

test('QPay’s callback', async () => {
  const fixture = await shops.newFixture();
  const { orderId, reference } = await order(fixture, 'qpay');
  await shops.qpay.pay(reference);
  await deliverTwice(fixture, 'qpay', shops.callbackOf(orderId));
});

test('parallel payments of several users get their invoice numbers without a conflict', async () => {
  const fixtures = await Promise.all(Array.from({ length: 4 }, () => shops.newFixture()));
  const counted = fixtures.map(countingRetries);
  const orders: string[] = [];
  for (const fixture of fixtures) {
    const { orderId, reference } = await order(fixture, 'qpay');
    await shops.qpay.pay(reference);
    orders.push(orderId);
  }
  const deliveries = orders.flatMap((orderId, at) => {
    const { deps } = counted[at] ?? { deps: undefined };
    if (!deps) return [];
    const deliver = () => receiveWebhook(deps, 'qpay', shops.callbackOf(orderId));
    return [deliver(), deliver()];
  });
  await Promise.all(deliveries);
  expect(counted.map(({ retries }) => retries())).toEqual([0, 0, 0, 0]);
});
