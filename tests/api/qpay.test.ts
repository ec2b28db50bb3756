// Orders paid by QPay, from the page's call to the local QPay server's callback and back.
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { initialPlans } from '../../contract/src/initial-plans.ts';
import { ask, refusal } from '../support/api.ts';
import { orderOf } from '../support/orders.ts';
import { baseUrl } from '../support/suite.ts';
import { newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';

const price = initialPlans['1'].prices.MNT;
const invoiceList = z.object({
  invoices: z.array(z.object({ invoice_id: z.string(), sender_invoice_no: z.string() })),
});

let user: TestUser;
beforeEach(async () => {
  user = await newUserWithAccount();
});

async function qpay(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const address = process.env.DUU_QPAY_URL;
  if (!address) throw new Error('DUU_QPAY_URL is missing: this test runs beside a suite.');
  const sent = body ? JSON.stringify(body) : null;
  const answer = await fetch(`${address}/_test/${path}`, { method, body: sent });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function order(): Promise<{ orderId: string; invoiceId: string }> {
  const input = { planId: '1', source: 'qpay', currency: 'MNT', quantity: 1 } as const;
  const { orderId, checkout } = await ask('createOrder', user, { input });
  expect(checkout).toMatchObject({
    kind: 'qr',
    image: expect.stringMatching(/^data:image\/png;base64,/),
    links: expect.arrayContaining([expect.objectContaining({ name: 'Khan bank' })]),
  });
  const { invoices } = invoiceList.parse(await qpay('GET', 'invoices'));
  const own = invoices.filter((one) => one.sender_invoice_no === orderId);
  expect(own).toHaveLength(1);
  return { orderId, invoiceId: own[0]?.invoice_id ?? '' };
}

/** Pays with faults for this payment only. Returns the answer to the callback. */
async function pay(invoiceId: string, faults: object = {}, method = 'bank') {
  await qpay('POST', 'faults', faults);
  try {
    return await qpay('POST', 'pay', { invoice_id: invoiceId, method });
  } finally {
    await qpay('DELETE', 'faults');
  }
}

const success = { status: 200, body: 'SUCCESS' };

test('a paid invoice grants the plan once, even if its callback is sent twice', async () => {
  const { orderId, invoiceId } = await order();
  expect(await pay(invoiceId, { duplicate: true })).toMatchObject({
    callbacks: [success, success],
  });
  expect(await orderOf(user, orderId)).toMatchObject({
    status: 'paid',
    invoiceNumber: expect.stringMatching(/^DUU-\d{4}-\d{6}$/),
    payments: [{ amount: price, currency: 'MNT', outcome: 'granted' }],
  });
  const { subscription } = await ask('getCurrentSubscription', user);
  expect(subscription).toMatchObject({ plan: { id: '1' }, source: 'qpay' });
});

test('a paid order has one e-barimt for a citizen', async () => {
  const { orderId, invoiceId } = await order();
  const create = { params: { orderId }, input: { receiver: { type: 'citizen' } } } as const;
  expect(await refusal('createReceipt', user, create)).toContain('receipt.not_possible');
  await pay(invoiceId);
  const { receipt } = await ask('createReceipt', user, create);
  expect(receipt).toMatchObject({ amount: price, lottery: expect.stringMatching(/^DU \d{8}$/) });
  expect((await ask('createReceipt', user, create)).receipt).toEqual(receipt);
});

test.each([
  ['short_by_one', 'short'],
  ['wrong_currency', 'currency'],
])('a payment that is %s grants nothing and is shown to admins', async (fault, outcome) => {
  const { orderId, invoiceId } = await order();
  await pay(invoiceId, { [fault]: true });
  expect(await orderOf(user, orderId)).toMatchObject({
    attention: true,
    grant: null,
    payments: [{ outcome }],
  });
});

test.each([{ forged: true }, { unpaid: true }])(
  'a callback without a payment grants nothing: %j',
  async (fault) => {
    const { orderId, invoiceId } = await order();
    await pay(invoiceId, fault);
    expect(await orderOf(user, orderId)).toMatchObject({ status: 'created', payments: [] });
    await pay(invoiceId);
    expect(await orderOf(user, orderId)).toMatchObject({ status: 'paid' });
  },
);

test('a callback with a wrong secret is refused', async () => {
  const { orderId, invoiceId } = await order();
  await pay(invoiceId, { missing: true });
  const answer = await fetch(`${baseUrl()}/api/v1/webhooks/qpay/${orderId}/wrong`);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).not.toContain('SUCCESS');
  expect(await orderOf(user, orderId)).toMatchObject({ status: 'created' });
});

test('checking the order replaces a lost callback', async () => {
  const { orderId, invoiceId } = await order();
  await pay(invoiceId, { missing: true });
  const { order: after } = await ask('checkOrder', user, { params: { orderId } });
  expect(after).toMatchObject({ status: 'paid' });
});

test('a canceled order can’t be paid', async () => {
  const { orderId, invoiceId } = await order();
  await ask('cancelOrder', user, { params: { orderId } });
  const paying = fetch(`${process.env.DUU_QPAY_URL}/_test/pay`, {
    method: 'POST',
    body: JSON.stringify({ invoice_id: invoiceId }),
  });
  expect((await paying).status).toBe(400);
  expect(await orderOf(user, orderId)).toMatchObject({ status: 'canceled' });
});

test.each([
  ['card', 'refunded'],
  ['bank', 'manual'],
])('a refund of money by %s is %s', async (method, state) => {
  const { orderId, invoiceId } = await order();
  await pay(invoiceId, {}, method);
  const params = { uid: user.uid, orderId };
  const input = { reason: 'Asked for it' };
  await ask('adminRefundOrder', await newAdmin(), { params, input });
  expect(await orderOf(user, orderId)).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: price, state }],
  });
});

test('an order made while QPay is down gets its checkout later', async () => {
  await qpay('POST', 'faults', { down: true });
  const input = { planId: '1', source: 'qpay', currency: 'MNT', quantity: 1 } as const;
  expect(await refusal('createOrder', user, { input })).toContain('payment_provider_failed');
  await qpay('DELETE', 'faults');
  expect(await order()).toHaveProperty('invoiceId');
});
