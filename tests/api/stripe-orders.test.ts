import { beforeEach, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { currentSubscription, orderInput, orderOf } from '../support/orders.ts';
import { fromSuite, until } from '../support/suite.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();

let user: TestUser;
beforeEach(async () => {
  user = await newUserWithAccount();
});

/** A call of the local Stripe server for tests. */
async function stripe(name: string, input: object): Promise<void> {
  const url = `${fromSuite('DUU_STRIPE_URL')}/_test/${name}`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(input) });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

const ordersOf = async () => (await documents.orders(user.uid).get()).docs.map((doc) => doc.data());

async function order(also: { recurring?: boolean } = {}) {
  const input = { ...orderInput, source: 'stripe', currency: 'USD', ...also } as const;
  const { orderId, checkout } = await ask('createOrder', user, { input });
  const { reference } = (await documents.order(user.uid, orderId).get()).data() ?? {};
  return { orderId, checkout, session: reference ?? '' };
}

const paidOrder = (orderId: string) =>
  until('the webhook', async () => {
    const found = await orderOf(user, orderId);
    return found.status === 'paid' && found;
  });

test('an order is paid on Stripe’s page, and its webhook grants the plan', async () => {
  const { orderId, checkout, session } = await order();
  const url = `${fromSuite('DUU_STRIPE_URL')}/c/pay/${session}`;
  expect(checkout).toEqual({ kind: 'redirect', url });
  const body = new URLSearchParams({ card: 'good' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  expect(answer.headers.get('location')).toContain(orderId);
  expect(await paidOrder(orderId)).toMatchObject({ amount: 299, currency: 'USD', quantity: 1 });
  expect(await currentSubscription(user)).toMatchObject({ source: 'stripe', state: 'active' });
});

test('a recurring order is renewed by Stripe, once for each charge', async () => {
  const { orderId, session } = await order({ recurring: true });
  await stripe('pay', { session });
  await paidOrder(orderId);
  const subscription = await until(
    'the subscription',
    async () => (await currentSubscription(user))?.recurring,
  );
  await stripe('advance', { subscription: subscription.reference });
  await until('the renewal', async () => (await ordersOf()).length === 2);
  expect((await ordersOf()).map(({ status }) => status).sort()).toEqual(['paid', 'renewed']);
});

test('a renewal paid from the customer balance grants the next period and is not revenue', async () => {
  const { orderId, session } = await order({ recurring: true });
  await stripe('pay', { session });
  await paidOrder(orderId);
  const before = await until('the subscription', async () => {
    const found = await currentSubscription(user);
    return found?.recurring && found;
  });
  const subscription = before.recurring?.reference;
  await stripe('balance', { subscription, amount: 299 });
  await stripe('advance', { subscription });
  const renewal = await until('the renewal', async () =>
    (await documents.orders(user.uid).where('renewalOf', '==', orderId).get()).docs.at(0),
  );
  expect(renewal.data()).toMatchObject({
    status: 'renewed',
    attention: false,
    invoiceNumber: expect.stringMatching(/^DUU-/),
    payments: [{ amount: 0, fromBalance: 299, outcome: 'granted' }],
  });
  expect(renewal.data().payments[0]?.id).toMatch(/^in_/);
  expect(await currentSubscription(user)).toMatchObject({
    totalCredits: before.totalCredits + 30_000,
  });
  const revenue = await documents.revenue().where('orderId', '==', renewal.id).get();
  expect(revenue.empty).toBe(true);
});

test('an unsigned webhook is refused', async () => {
  const url = new URL('/api/v1/webhooks/stripe', fromSuite('DUU_BASE_URL'));
  const headers = { 'stripe-signature': 't=1,v1=00' };
  const answer = await fetch(url, { method: 'POST', headers, body: '{"id":"evt_1"}' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});
