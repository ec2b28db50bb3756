import { initialPlans } from '@duu/contract/initial-plans';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, onceKey, refusal } from '../support/api.ts';
import { ledgerSums } from '../support/credits.ts';
import {
  buy,
  currentSubscription,
  order,
  orderOf,
  refundByAdmin,
  sendEvent,
} from '../support/orders.ts';
import { newAdminWithAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;

let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  admin = await newAdminWithAccount();
});
beforeEach(async () => {
  user = await newUserWithAccount();
});

const lastEntry = async () =>
  (await ask('adminListAudit', admin, { query: { user: user.uid } })).entries[0];

describe('manual orders', () => {
  const input = {
    planId: '2',
    quantity: 2,
    amount: 4_000_000,
    currency: 'MNT',
    reference: '',
    reason: 'bank transfer',
  } as const;

  test('a manual order is paid at once, and the same transfer counts once', async () => {
    const params = { uid: user.uid };
    const transfer = { ...input, reference: `bank ${user.uid}` };
    const { orderId } = await ask('adminCreateOrder', admin, { params, input: transfer });
    expect(await orderOf(user, orderId)).toMatchObject({
      status: 'paid',
      source: 'manual',
      amount: 4_000_000,
      reference: transfer.reference,
      payments: [{ outcome: 'granted' }],
    });
    expect(await currentSubscription(user)).toMatchObject({
      plan: { id: '2' },
      totalCredits: 200_500,
    });
    expect(await refusal('adminCreateOrder', admin, { params, input: transfer })).toBe(
      '409 order.reference_used',
    );
    expect(await lastEntry()).toMatchObject({ action: 'order.create', target: orderId });
  });

  test('a manual order is refunded by a transfer that an admin marks', async () => {
    const params = { uid: user.uid };
    const transfer = { ...input, reference: `bank ${user.uid}` };
    const { orderId } = await ask('adminCreateOrder', admin, { params, input: transfer });
    await refundByAdmin(admin, user, orderId);
    const refunded = await orderOf(user, orderId);
    expect(refunded).toMatchObject({ status: 'refunded', attention: true });
    const [waiting] = refunded.refunds;
    expect(waiting?.state).toBe('manual');
    const mark = {
      params: { uid: user.uid, orderId, refundId: waiting?.id ?? '' },
      input: { reference: 'transfer 7', reason: 'sent' },
    };
    await ask('adminMarkRefund', admin, mark);
    expect(await orderOf(user, orderId)).toMatchObject({
      attention: false,
      refunds: [{ state: 'refunded', reference: 'transfer 7' }],
    });
    expect(await refusal('adminMarkRefund', admin, mark)).toBe('404 refund.not_found');
  });
});

describe('plans', () => {
  test('a plan is granted and ended with a reason', async () => {
    const params = { uid: user.uid };
    const input = { planId: '3', quantity: 1, reason: 'a winner' } as const;
    const headers = onceKey();
    const { subscriptionId } = await ask('adminGrantPlan', admin, { params, input, headers });
    expect(await ask('adminGrantPlan', admin, { params, input, headers })).toEqual({
      subscriptionId,
    });
    expect(await refusal('adminGrantPlan', admin, { params, input })).toBe(
      '400 request.key_missing',
    );
    expect(await currentSubscription(user)).toMatchObject({
      id: subscriptionId,
      source: 'admin',
    });
    expect(await lastEntry()).toMatchObject({ action: 'plan.grant', reason: 'a winner' });
    await ask('adminEndPlan', admin, { params, input: { reason: 'over' } });
    expect(await currentSubscription(user)).toBeNull();
    expect(await lastEntry()).toMatchObject({ action: 'plan.end', after: { state: 'expired' } });
    const { grant = 0, carry = 0, revoke = 0 } = await ledgerSums(user.uid);
    expect(grant + carry - revoke).toBe(0);
    expect(await refusal('adminEndPlan', admin, { params, input: { reason: 'x' } })).toBe(
      '404 subscription_not_found',
    );
  });

  test('a plan with recurring charges is canceled at the provider as well', async () => {
    const first = await buy(user, '1', { recurring: true });
    const params = { uid: user.uid };
    await ask('adminEndPlan', admin, { params, input: { reason: 'over' } });
    const known = (await documents.simulatedPayment(first.id).get()).data();
    expect(known?.recurringEnded).toBe(true);
  });
});

test('the user can’t read an admin’s reason in the audit log', async () => {
  const reason = 'looks like fraud';
  const paid = await buy(user, '1');
  const params = { uid: user.uid };
  const again = await buy(user, '1');
  const ofOrder = { ...params, orderId: again.id };
  await ask('adminRefundOrder', admin, { params: ofOrder, input: { reason } });
  await ask('adminEndPlan', admin, { params, input: { reason } });
  expect((await lastEntry())?.reason).toBe(reason);
  const [orders, ledger, subscriptions] = await Promise.all([
    documents.orders(user.uid).withConverter(null).get(),
    documents.ledger(user.uid).withConverter(null).get(),
    documents.subscriptions(user.uid).withConverter(null).get(),
  ]);
  expect([orders.size, ledger.size > 3, subscriptions.size]).toEqual([2, true, 2]);
  const readable = [orders, ledger, subscriptions].flatMap(({ docs }) =>
    docs.map((doc) => doc.data()),
  );
  readable.push(await orderOf(user, paid.id), await orderOf(user, again.id));
  expect(JSON.stringify(readable)).not.toContain(reason);
});

describe('list of orders', () => {
  test('the list of orders finds orders by id, invoice number, user and status', async () => {
    const paid = await buy(user, '1');
    const open = await order(user, '2', { confirmed: true });
    const find = async (query: object) =>
      (await ask('adminListOrders', admin, { query })).orders.map(({ id }) => id);
    expect(await find({ query: paid.id })).toEqual([paid.id]);
    expect(await find({ query: paid.invoiceNumber ?? '' })).toEqual([paid.id]);
    expect(await find({ query: user.uid })).toEqual([open, paid.id]);
    expect(await find({ query: user.email })).toEqual([open, paid.id]);
    expect(await find({ query: user.email, status: 'paid' })).toEqual([paid.id]);
    expect(await find({ query: user.email, status: 'created' })).toEqual([open]);
    expect(await find({ query: 'nobody@test.duu' })).toEqual([]);
    const params = { uid: user.uid, orderId: paid.id };
    const seen = await ask('adminGetOrder', admin, { params });
    expect(seen.provider).toMatchObject({ status: 'paid', payments: [{ amount: price }] });
    expect(seen.order).toMatchObject({ email: user.email, uid: user.uid });
  });

  test('the list of orders shows all orders of a user', async () => {
    const paid = await buy(user, '1');
    const seen = await ask('adminGetUser', admin, { params: { uid: user.uid } });
    expect(seen.user).toMatchObject({ email: user.email, subscription: { plan: { id: '1' } } });
    expect(seen.subscriptions).toHaveLength(2);
    expect(seen.orders.map(({ id }) => id)).toEqual([paid.id]);
    const { entries } = await ask('adminListLedger', admin, { params: { uid: user.uid } });
    expect(entries.map(({ type }) => type).sort()).toEqual(['carry', 'grant', 'grant', 'revoke']);
  });
});

test('orders of a deleted account remain, and late payments for them are recorded', async () => {
  const paid = await buy(user, '1', { recurring: true });
  const other = await newUserWithAccount();
  const open = await order(other, '1');
  await ask('deleteMe', user);
  const kept = (await documents.formerOrder(paid.id).get()).data();
  expect(kept).toMatchObject({ status: 'paid', invoiceNumber: paid.invoiceNumber });
  expect(JSON.stringify(kept)).not.toContain(user.uid);
  expect((await documents.orderPlace(paid.id).get()).data()).toEqual({
    uid: null,
    orderId: paid.id,
  });
  // There are no further charges.
  expect((await documents.simulatedPayment(paid.id).get()).data()?.recurringEnded).toBe(true);
  await ask('deleteMe', other);
  expect(await sendEvent({ orderId: open, type: 'paid', amount: price })).toBe('200 {}');
  expect((await documents.formerOrder(open).get()).data()).toMatchObject({
    status: 'canceled',
    attention: true,
    payments: [{ outcome: 'late', amount: price }],
  });
  const query = { former: 'true', attention: 'true' } as const;
  const { orders } = await ask('adminListOrders', admin, { query });
  const found = orders.find(({ id }) => id === open);
  expect(found).toMatchObject({ uid: null, email: null });
  const input = { reason: 'they left', paymentId: found?.payments[0]?.id ?? '' };
  await ask('adminRefundOrder', admin, { params: { uid: '-', orderId: open }, input });
  expect((await documents.formerOrder(open).get()).data()).toMatchObject({ attention: false });
});
