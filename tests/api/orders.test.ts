import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveEnd } from '../../functions/src/services/credits/periods.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { ledgerSums } from '../support/credits.ts';
import {
  buy,
  currentSubscription,
  order,
  orderInput,
  orderOf,
  sendEvent,
} from '../support/orders.ts';
import { simulatedPayments } from '../support/payments.ts';
import { newAdminWithAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();
const basic = initialPlans['1'];

let user: TestUser;
beforeEach(async () => {
  user = await newUserWithAccount();
});

describe('ordering', () => {
  test('an order costs what the catalogue says times the quantity, whatever the client sends', async () => {
    const body = { ...orderInput, quantity: 3, amount: 1, price: 1 };
    const answer = await send('createOrder', user, { body });
    expect(answer.status).toBe(200);
    const { orderId, checkout } = await answer.json();
    expect(checkout).toMatchObject({ kind: 'redirect' });
    expect(await orderOf(user, orderId)).toMatchObject({
      status: 'created',
      amount: 3 * basic.prices.MNT,
      currency: 'MNT',
      quantity: 3,
      source: 'simulated',
      planId: '1',
      invoiceNumber: null,
    });
  });

  test('the same idempotency key creates one order', async () => {
    const headers = { 'Idempotency-Key': `key-${user.uid}` };
    const first = await ask('createOrder', user, { input: orderInput, headers });
    const second = await ask('createOrder', user, { input: orderInput, headers });
    expect(second).toEqual(first);
    const other = { ...orderInput, quantity: 2 };
    expect(await refusal('createOrder', user, { input: other, headers })).toBe(
      '400 request.invalid',
    );
  });

  test.each([
    ['the trial', { planId: '0' }, '400 invalid_plan_id'],
    ['no plan', { planId: '9' }, '400 invalid_plan_id'],
    ['none', { quantity: 0 }, '400 request.invalid'],
    ['too many months', { quantity: 13 }, '400 request.invalid'],
    ['too many years', { planId: '4', quantity: 4 }, '400 request.invalid'],
    [
      'a currency that the source lacks',
      { source: 'qpay', currency: 'USD' },
      '409 payment_source_unavailable',
    ],
  ])('an order of %s is refused', async (_, change, expected) => {
    expect(await refusal('createOrder', user, { input: { ...orderInput, ...change } })).toBe(
      expected,
    );
  });

  test('another user can neither read nor cancel an order', async () => {
    const orderId = await order(user, '1');
    const other = await newUserWithAccount();
    const params = { orderId };
    expect(await refusal('getOrder', other, { params })).toBe('404 order.not_found');
    expect(await refusal('cancelOrder', other, { params })).toBe('404 order.not_found');
  });
});

describe('payments', () => {
  test('a payment grants the plan, its characters, an invoice number and the rest of the trial', async () => {
    const paid = await buy(user, '1', { quantity: 2 });
    expect(paid).toMatchObject({ status: 'paid', attention: false });
    expect(paid.invoiceNumber).toMatch(/^DUU-\d{4}-\d{6}$/);
    const subscription = await currentSubscription(user);
    expect(subscription).toMatchObject({
      plan: { id: '1' },
      source: 'simulated',
      totalCredits: 60_500,
      state: 'active',
    });
    const startsAt = subscription?.startsAt ?? new Date(0);
    expect(subscription?.endsAt).toEqual(moveEnd(startsAt, 2, undefined));
    expect(await ledgerSums(user.uid)).toEqual({ grant: 60_500, revoke: 500, carry: 500 });
  });

  test('a payment grants once, also for repeated and further events', async () => {
    const orderId = await order(user, '1');
    const paid = { orderId, type: 'paid', amount: basic.prices.MNT } as const;
    const eventId = `twice-${orderId}`;
    const answers = await Promise.all([1, 2, 3].map(() => sendEvent({ ...paid, eventId })));
    expect(answers).toEqual(['200 {}', '200 {}', '200 {}']);
    expect((await orderOf(user, orderId)).payments).toHaveLength(1);
    await sendEvent(paid);
    const after = await orderOf(user, orderId);
    expect(after.payments.map(({ outcome }) => outcome)).toEqual(['granted', 'extra']);
    expect(after).toMatchObject({ status: 'paid', attention: true });
    expect(await currentSubscription(user)).toMatchObject({ totalCredits: 30_500 });
  });

  test.each([
    ['short', { amount: basic.prices.MNT - 1 }],
    ['over', { amount: basic.prices.MNT + 1 }],
    ['currency', { amount: basic.prices.MNT, currency: 'USD' as const }],
  ])('a payment with the outcome %s is recorded and grants nothing', async (outcome, money) => {
    const orderId = await order(user, '1');
    expect(await sendEvent({ orderId, type: 'paid', ...money })).toBe('200 {}');
    const after = await orderOf(user, orderId);
    expect(after).toMatchObject({ status: 'created', attention: true, invoiceNumber: null });
    expect(after.payments).toMatchObject([{ outcome, ...money }]);
    expect(await currentSubscription(user)).toMatchObject({ plan: { id: '0' } });
  });

  test('a forged signature is refused and changes nothing', async () => {
    const orderId = await order(user, '1');
    const event = { orderId, type: 'paid', amount: basic.prices.MNT } as const;
    expect(await sendEvent(event, 'f'.repeat(64))).toBe('400 webhook.invalid_signature');
    expect(await orderOf(user, orderId)).toMatchObject({ status: 'created', payments: [] });
  });

  test('a payment for an unknown order is logged and answered', async () => {
    const eventId = `foreign-${user.uid}`;
    expect(await sendEvent({ eventId, orderId: 'nobody', type: 'paid', amount: 5 })).toBe('200 {}');
    const event = (await documents.paymentEvent(`simulated:${eventId}`).get()).data();
    expect(event).toMatchObject({ outcome: 'foreign', orderId: null });
  });

  test('a payment for a canceled order is recorded, shown to admins, and grants nothing', async () => {
    const orderId = await order(user, '1');
    await ask('cancelOrder', user, { params: { orderId } });
    await ask('cancelOrder', user, { params: { orderId } });
    await sendEvent({ orderId, type: 'paid', amount: basic.prices.MNT });
    expect(await orderOf(user, orderId)).toMatchObject({
      status: 'canceled',
      attention: true,
      payments: [{ outcome: 'late', amount: basic.prices.MNT }],
    });
    expect(await currentSubscription(user)).toMatchObject({ plan: { id: '0' } });
    const admin = await newAdminWithAccount();
    const query = { query: user.email, attention: 'true' } as const;
    const { orders } = await ask('adminListOrders', admin, { query });
    expect(orders.map(({ id }) => id)).toEqual([orderId]);
  });

  test('a paid order can’t be canceled', async () => {
    const { id: orderId } = await buy(user, '1');
    expect(await refusal('cancelOrder', user, { params: { orderId } })).toBe('409 order.not_open');
    await sendEvent({ orderId, type: 'canceled', amount: 0 });
    expect((await orderOf(user, orderId)).status).toBe('paid');
  });
});

describe('reconciliation', () => {
  test('one run repairs a lost webhook', async () => {
    const orderId = await order(user, '1');
    const minutesAgo = new Date(Date.now() - 11 * 60_000);
    await documents.order(user.uid, orderId).update({ createdAt: minutesAgo });
    // The provider was paid and has sent no webhook.
    const ref = documents.simulatedPayment(orderId);
    const known = (await ref.get()).data() ?? raise();
    const money = { id: 'lost', amount: known.amount, currency: known.currency };
    const payment = { ...money, paidAt: new Date(), refunded: 0, isRenewal: false };
    await ref.set({ ...known, payments: [payment] });
    const admin = await newAdminWithAccount();
    const { result } = await ask('adminRunJob', admin, { params: { name: 'reconcileOrders' } });
    expect(result.repaired).toBeGreaterThanOrEqual(1);
    expect((await orderOf(user, orderId)).status).toBe('paid');
    expect(await currentSubscription(user)).toMatchObject({ plan: { id: '1' } });
  });

  test('an open order is canceled after its checkout expired, not before', async () => {
    const orderId = await order(user, '1');
    const ref = documents.order(user.uid, orderId);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const trial = (await currentSubscription(user)) ?? raise();
    await documents.subscription(user.uid, trial.id).update({ startsAt: minutesAgo(12) });
    await ref.update({ createdAt: minutesAgo(11) });
    const deps = { ...suiteDeps(), payments: simulatedPayments() };
    await reconcileOrders(deps);
    expect((await orderOf(user, orderId)).status).toBe('created');
    await ref.update({ expiresAt: new Date(Date.now() - 1000) });
    await reconcileOrders(deps);
    expect((await orderOf(user, orderId)).status).toBe('canceled');
    expect((await documents.simulatedPayment(orderId).get()).data()?.canceled).toBe(true);
  });
});

function raise(): never {
  throw new Error('It is not there.');
}
