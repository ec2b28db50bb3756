import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { order, orderOf } from '../support/orders.ts';
import { baseUrl } from '../support/suite.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const price = initialPlans['1'].prices.MNT;

let user: TestUser;
beforeEach(async () => {
  user = await newUserWithAccount();
});

const page = (orderId: string) => new URL(`/api/v1/simulated/${orderId}`, baseUrl());

async function press(orderId: string, act: string): Promise<{ status: number; to: string | null }> {
  const body = new URLSearchParams({ act });
  const answer = await fetch(page(orderId), { method: 'POST', body, redirect: 'manual' });
  await answer.text();
  return { status: answer.status, to: answer.headers.get('location') };
}

test('shows the amount, and returns to the order', async () => {
  const orderId = await order(user, '1');
  const answer = await fetch(page(orderId));
  expect(answer.headers.get('content-type')).toContain('text/html');
  const html = await answer.text();
  expect(html).toContain('9,900₮');
  expect(html).toContain(`/app/account/billing/orders/${orderId}`);
  const pressed = await press(orderId, 'pay');
  expect(pressed.status).toBe(303);
  expect(new URL(pressed.to ?? '').pathname).toBe(`/app/account/billing/orders/${orderId}`);
  expect((await orderOf(user, orderId)).status).toBe('paid');
});

test.each([
  ['payLate', 'canceled', ['late']],
  ['payTwice', 'paid', ['granted', 'extra']],
  ['payShort', 'created', ['short']],
  ['cancel', 'canceled', []],
  ['paySilently', 'created', []],
])('%s leaves the order %s', async (act, status, outcomes) => {
  const orderId = await order(user, '1');
  expect((await press(orderId, act)).status).toBe(303);
  const after = await orderOf(user, orderId);
  expect(after.status).toBe(status);
  expect(after.payments.map(({ outcome }) => outcome)).toEqual(outcomes);
});

test('a payment without a webhook is found when the payer returns', async () => {
  const orderId = await order(user, '1');
  await press(orderId, 'paySilently');
  const { order: checked } = await ask('checkOrder', user, { params: { orderId } });
  expect(checked.status).toBe('paid');
});

test('charges the next period, and refunds everything', async () => {
  const orderId = await order(user, '1', { recurring: true });
  await press(orderId, 'pay');
  expect((await press(orderId, 'renew')).to).toBe(`/api/v1/simulated/${orderId}`);
  const { subscription } = await ask('getCurrentSubscription', user);
  expect(subscription?.totalCredits).toBe(60_500);
  await press(orderId, 'refund');
  expect(await orderOf(user, orderId)).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: price, by: 'provider' }],
  });
});

test('the page is not found for an unknown order, and refuses unknown actions', async () => {
  expect((await fetch(page('nobody'))).status).toBe(404);
  const orderId = await order(user, '1');
  expect((await press(orderId, 'steal')).status).toBe(400);
});
