import { initialPlans } from '@duu/contract/initial-plans';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { refundOrder } from '../../functions/src/services/orders/refund-order.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, onceKey, refusal } from '../support/api.ts';
import { hold, ledgerSums } from '../support/credits.ts';
import {
  buy,
  currentSubscription,
  order,
  orderOf,
  refundByAdmin,
  sendEvent,
} from '../support/orders.ts';
import { failingPayments, simulatedPayments } from '../support/payments.ts';
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

const stateOf = async (id: string) =>
  (await documents.subscription(user.uid, id).get()).data()?.state;
const lastEntry = async () =>
  (await ask('adminListAudit', admin, { query: { user: user.uid } })).entries[0];

describe('refunds', () => {
  test('a refund of the whole amount revokes the plan and restores the previous one', async () => {
    const paid = await buy(user, '1');
    const bought = await currentSubscription(user);
    await refundByAdmin(admin, user, paid.id);
    expect(await orderOf(user, paid.id)).toMatchObject({
      status: 'refunded',
      attention: false,
      grant: { revoked: 30_000 },
      refunds: [{ amount: price, characters: 30_000, state: 'refunded', by: 'admin' }],
    });
    expect(await stateOf(bought?.id ?? '')).toBe('refunded');
    expect(await currentSubscription(user)).toMatchObject({
      plan: { id: '0' },
      totalCredits: 500,
    });
    expect((await documents.simulatedPayment(paid.id).get()).data()?.payments).toMatchObject([
      { refunded: price },
    ]);
    expect(await lastEntry()).toMatchObject({
      action: 'order.refund',
      by: { uid: admin.uid },
      target: paid.id,
      before: { status: 'paid' },
      after: { status: 'refunded' },
      reason: 'they asked',
    });
    const params = { uid: user.uid, orderId: paid.id };
    const again = await refusal('adminRefundOrder', admin, { params, input: { reason: 'x' } });
    expect(again).toBe('409 order.not_paid');
  });

  test('a refund of a part revokes that share of the characters, and the time only with the rest', async () => {
    const paid = await buy(user, '1');
    const before = await currentSubscription(user);
    await refundByAdmin(admin, user, paid.id, { amount: price / 4 });
    expect(await orderOf(user, paid.id)).toMatchObject({
      status: 'paid',
      grant: { revoked: 7500 },
    });
    expect(await currentSubscription(user)).toMatchObject({
      totalCredits: 23_000,
      endsAt: before?.endsAt,
    });
    const params = { uid: user.uid, orderId: paid.id };
    const input = { reason: 'x', amount: price };
    const headers = onceKey();
    expect(await refusal('adminRefundOrder', admin, { params, input })).toBe(
      '400 request.key_missing',
    );
    expect(await refusal('adminRefundOrder', admin, { params, input, headers })).toBe(
      '409 order.refund_too_high',
    );
    await refundByAdmin(admin, user, paid.id);
    expect(await orderOf(user, paid.id)).toMatchObject({
      status: 'refunded',
      grant: { revoked: 30_000 },
    });
    expect(await currentSubscription(user)).toMatchObject({ plan: { id: '0' } });
  });

  test('a refund of an extension revokes only its time', async () => {
    await buy(user, '1');
    const before = await currentSubscription(user);
    const again = await buy(user, '1', { quantity: 3 });
    await refundByAdmin(admin, user, again.id);
    expect(await orderOf(user, again.id)).toMatchObject({ status: 'refunded' });
    expect(await currentSubscription(user)).toEqual(before);
  });

  test('a refund revokes no character that was used or is held', async () => {
    const paid = await buy(user, '1');
    await hold(user.uid, 'a', 1000);
    await refundByAdmin(admin, user, paid.id);
    expect((await orderOf(user, paid.id)).refunds).toMatchObject([{ characters: 29_500 }]);
    const { grant = 0, revoke = 0, hold: held = 0, carry = 0 } = await ledgerSums(user.uid);
    expect(grant + carry - revoke - held).toBe(0);
  });

  test('a refund of a payment without a grant revokes nothing', async () => {
    const paid = await buy(user, '1');
    const paymentId = `extra-${paid.id}`;
    await sendEvent({ eventId: paymentId, orderId: paid.id, type: 'paid', amount: price });
    await refundByAdmin(admin, user, paid.id, { paymentId });
    expect(await orderOf(user, paid.id)).toMatchObject({ status: 'paid', attention: false });
    expect(await currentSubscription(user)).toMatchObject({ totalCredits: 30_500 });
  });

  test('a refund by the provider is recorded once', async () => {
    const paid = await buy(user, '1');
    const event = { eventId: `back-${paid.id}`, orderId: paid.id, amount: price } as const;
    await sendEvent({ ...event, type: 'refunded' });
    await sendEvent({ ...event, type: 'refunded' });
    expect(await orderOf(user, paid.id)).toMatchObject({
      status: 'refunded',
      refunds: [{ by: 'provider', amount: price, state: 'refunded' }],
    });
  });

  test('a refund that arrives before its payment ends as refunded', async () => {
    const orderId = await order(user, '1');
    await sendEvent({ orderId, type: 'refunded', amount: price });
    expect((await orderOf(user, orderId)).status).toBe('created');
    await sendEvent({ orderId, type: 'paid', amount: price });
    expect(await orderOf(user, orderId)).toMatchObject({ status: 'refunded' });
    expect(await currentSubscription(user)).toMatchObject({
      plan: { id: '0' },
      totalCredits: 500,
    });
  });

  test('a refund continues after an outage of the provider, and is made once', async () => {
    const paid = await buy(user, '1');
    const deps = { ...suiteDeps(), payments: failingPayments() };
    const place = { uid: user.uid, orderId: paid.id };
    await refundOrder(deps, admin, place, { reason: 'down' });
    expect(await orderOf(user, paid.id)).toMatchObject({
      status: 'refunded',
      attention: true,
      refunds: [{ state: 'pending' }],
    });
    expect(await currentSubscription(user)).toMatchObject({ plan: { id: '0' } });
    await reconcileOrders({ ...suiteDeps(), payments: simulatedPayments() });
    await reconcileOrders({ ...suiteDeps(), payments: simulatedPayments() });
    expect(await orderOf(user, paid.id)).toMatchObject({
      attention: false,
      refunds: [{ state: 'refunded', amount: price }],
    });
    expect((await documents.simulatedPayment(paid.id).get()).data()?.payments).toMatchObject([
      { refunded: price },
    ]);
  });
});
