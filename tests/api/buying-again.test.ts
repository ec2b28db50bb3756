import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveEnd } from '../../functions/src/services/credits/periods.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { hold } from '../support/credits.ts';
import { buy, currentSubscription, orderInput, sendEvent } from '../support/orders.ts';
import { newAdminWithAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();
const basic = initialPlans['1'];

let user: TestUser;
beforeEach(async () => {
  user = await newUserWithAccount();
});

describe('buying again', () => {
  test('buying again asks first and shows the result', async () => {
    await buy(user, '1');
    const before = await currentSubscription(user);
    const answer = await send('createOrder', user, { body: orderInput });
    expect([answer.status, await answer.text()]).toEqual([409, 'order.confirmation_required']);
    const endsAt = moveEnd(before?.endsAt ?? new Date(0), 1, before?.billingDay);
    expect(answer.headers.get('duu-limit')).toBe('60500');
    expect(answer.headers.get('duu-ends-at')).toBe(endsAt.toISOString());
    expect(await ask('previewOrder', user, { query: orderInput })).toEqual({
      amount: basic.prices.MNT,
      currency: 'MNT',
      effect: 'extend',
      endsAt,
      characters: 30_000,
      carried: 0,
      charactersAfter: 60_500,
      needsConfirmation: true,
    });
  });

  test('buying the active plan again extends it without losing days or characters', async () => {
    await buy(user, '1');
    const before = await currentSubscription(user);
    await hold(user.uid, 'a', 100);
    const again = await buy(user, '1', { quantity: 2 });
    expect(again.status).toBe('renewed');
    expect(await currentSubscription(user)).toMatchObject({
      id: before?.id,
      totalCredits: 90_500,
      heldCredits: 100,
      endsAt: moveEnd(before?.endsAt ?? new Date(0), 2, before?.billingDay),
    });
  });

  test('buying another plan replaces the old one and carries over its rest', async () => {
    await buy(user, '1');
    const before = await currentSubscription(user);
    expect(await refusal('createOrder', user, { input: { ...orderInput, planId: '2' } })).toBe(
      '409 order.confirmation_required',
    );
    const switched = await buy(user, '2');
    expect(switched).toMatchObject({ status: 'paid', grant: { effect: 'switch' } });
    expect(await currentSubscription(user)).toMatchObject({
      plan: { id: '2' },
      totalCredits: 130_500,
    });
    const old = await documents.subscription(user.uid, before?.id ?? '').get();
    expect(old.data()?.state).toBe('switched');
  });

  test('an expired plan carries nothing over, even before the job ran, and nothing is asked', async () => {
    await buy(user, '1');
    const before = await currentSubscription(user);
    const endsAt = new Date(Date.now() - 1000);
    await documents.subscription(user.uid, before?.id ?? '').update({ endsAt });
    const again = await buy(user, '1', { confirmed: false });
    expect(again).toMatchObject({ status: 'paid', grant: { effect: 'start' } });
    expect(await currentSubscription(user)).toMatchObject({ totalCredits: 30_000 });
  });

  test('buying again extends a plan to three years at most', async () => {
    await buy(user, '4', { quantity: 3 });
    const input = { ...orderInput, planId: '4', confirmed: true } as const;
    expect(await refusal('createOrder', user, { input })).toBe('403 subscriptionLimitReached');
  });

  test('a plan bought from another source is extended by this one, and keeps all its time', async () => {
    await buy(user, '1');
    const before = (await currentSubscription(user)) ?? raise();
    await documents.subscription(user.uid, before.id).update({ source: 'qpay' });
    const again = await buy(user, '1');
    expect(again).toMatchObject({ source: 'simulated', grant: { effect: 'extend' } });
    expect(await currentSubscription(user)).toMatchObject({
      id: before.id,
      totalCredits: 60_500,
      endsAt: moveEnd(before.endsAt ?? new Date(0), 1, before.billingDay),
    });
  });

  test('the app works with several active plans, and an admin can fix them', async () => {
    await buy(user, '1');
    const active = await currentSubscription(user);
    const { id, ...rest } = active ?? raise();
    await documents.subscription(user.uid, 'second').set({ ...rest, totalCredits: 70 });
    expect(await refusal('getCurrentSubscription', user)).toBe('409 multiple_active_subscriptions');
    expect((await ask('getMe', user)).subscription?.id).toBe(id);
    const admin = await newAdminWithAccount();
    const params = { uid: user.uid };
    const input = { keep: id, reason: 'a mistake of ours' };
    await ask('adminMendSubscriptions', admin, { params, input });
    expect(await currentSubscription(user)).toMatchObject({ id, totalCredits: 30_570 });
    const { entries } = await ask('adminListAudit', admin, { query: { user: user.uid } });
    expect(entries[0]).toMatchObject({ action: 'subscriptions.mend', reason: input.reason });
  });
});

describe('the provider’s own subscription', () => {
  test('each further charge is a separate order with the state renewed', async () => {
    const first = await buy(user, '1', { recurring: true });
    const before = await currentSubscription(user);
    expect(before?.recurring).toMatchObject({ source: 'simulated', state: 'active' });
    expect(await refusal('createOrder', user, { input: { ...orderInput, confirmed: true } })).toBe(
      '409 subscription.wrong_source',
    );
    const event = { orderId: first.id, type: 'renewed', amount: basic.prices.MNT } as const;
    await sendEvent({ ...event, eventId: `renewal-${first.id}` });
    await sendEvent({ ...event, eventId: `renewal-${first.id}` });
    const orders = await documents.orders(user.uid).get();
    expect(orders.docs.map((doc) => doc.data().status).sort()).toEqual(['paid', 'renewed']);
    const renewal = orders.docs.find((doc) => doc.id !== first.id)?.data();
    expect(renewal).toMatchObject({
      renewalOf: first.id,
      quantity: 1,
      grant: { effect: 'extend' },
    });
    expect(await currentSubscription(user)).toMatchObject({
      id: before?.id,
      totalCredits: 60_500,
      endsAt: moveEnd(before?.endsAt ?? new Date(0), 1, before?.billingDay),
    });
    const { url } = await ask('manageSubscription', user);
    expect(url).toContain(first.id);
  });

  test('the call for the provider’s page returns an error if there is nothing to manage', async () => {
    expect(await refusal('manageSubscription', user)).toBe('404 subscription_not_found');
  });
});

function raise(): never {
  throw new Error('It is not there.');
}
