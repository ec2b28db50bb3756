import { limits } from '@duu/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { spendingStateOf } from '../../functions/src/services/credits/active-subscription.ts';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import { grantPlan } from '../../functions/src/services/credits/grant-plan.ts';
import { expireSubscriptions } from '../../functions/src/services/jobs/expire-subscriptions.ts';
import { anAdmin, suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { endHold, type Hold, hold, ledgerSums, subscriptionOf } from '../support/credits.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const deps = suiteDeps();
const { documents } = deps;

let user: TestUser;
beforeEach(async () => {
  user = await newUserWithAccount();
});

const adjust = (characters: number, key: string | null = null, uid = user.uid) =>
  adjustCredits(deps, anAdmin, uid, { characters, reason: 'test' }, key);

test('returns the reason if nothing can be spent', async () => {
  const { uid } = user;
  const refusal = async () => (await spendingStateOf(deps, uid)).refusal;
  const trial = documents.subscription(uid, 'trial');
  expect(await refusal()).toBeNull();
  await trial.update({ endsAt: new Date(Date.now() - 1000) });
  expect(await refusal()).toBe('subscription.expired');
  await trial.update({ state: 'expired' });
  expect(await refusal()).toBe('subscription.expired');
  await trial.update({ state: 'active', endsAt: null });
  await documents.subscription(uid, 'second').set(await subscriptionOf(uid));
  expect(await refusal()).toBe('multiple_active_subscriptions');
  await Promise.all([trial.delete(), documents.subscription(uid, 'second').delete()]);
  expect(await refusal()).toBe('no_active_subscription');
});

test('an adjustment is made once, and removes at most what is left', async () => {
  const { uid } = user;
  expect(await adjust(60, 'a-key')).toMatchObject({ totalCredits: 560 });
  expect(await adjust(60, 'a-key')).toMatchObject({ totalCredits: 560 });
  await expect(adjust(-561)).rejects.toMatchObject({ key: 'credits.below_used', limit: 560 });
  expect(await adjust(-560)).toMatchObject({ totalCredits: 0 });
  expect(await ledgerSums(uid)).toEqual({ grant: 500, adjust: -500 });
  await expect(adjust(5, null, 'nobody')).rejects.toMatchObject({ key: 'user.not_found' });
});

test('carries nothing over if nothing is left, without a ledger entry', async () => {
  const { uid } = user;
  await adjust(-500);
  await grantPlan(deps, uid, { id: 'pro', planId: '3', source: 'admin', orderId: null });
  expect(await ledgerSums(uid)).toEqual({ grant: 300_500, adjust: -500 });
});

test('a hold that is settled is used', async () => {
  const { uid } = user;
  await endHold(uid, 'a', await hold(uid, 'a', 100), 'settle');
  expect(await subscriptionOf(uid)).toMatchObject({ heldCredits: 0, usedCredits: 100 });
  expect(await ledgerSums(uid)).toEqual({ grant: 500, hold: 100, settle: 100 });
});

test('the last character can be held, one beyond it cannot', async () => {
  const { uid } = user;
  await hold(uid, 'a', 400);
  const refusal = { key: 'max_characters_exceeded', limit: 100 };
  await expect(hold(uid, 'b', 101)).rejects.toMatchObject(refusal);
  const begun = Date.now();
  const { until } = await hold(uid, 'b', 100);
  expect(until.getTime()).toBeGreaterThanOrEqual(begun + limits.holdMs);
  expect(await subscriptionOf(uid)).toMatchObject({ heldCredits: 500 });
  const { docs } = await documents.ledger(uid).orderBy('at').get();
  expect(docs.map((doc) => doc.get('type'))).toEqual(['grant', 'hold', 'hold']);
  expect(docs.at(-1)?.data().at.getTime()).toBeGreaterThanOrEqual(begun);
});

test('an expired subscription is not used, even if the user document names it', async () => {
  const { uid } = user;
  const trial = await subscriptionOf(uid);
  await documents.subscription(uid, 'old').set({ ...trial, state: 'expired' });
  await documents.user(uid).update({ activeSubscriptionId: 'old' });
  const adjusted = await adjust(5);
  expect(adjusted).toMatchObject({ id: 'trial', totalCredits: 505 });
  expect(await subscriptionOf(uid, 'old')).toMatchObject({ totalCredits: 500 });
  expect((await documents.user(uid).get()).data()?.activeSubscriptionId).toBe('trial');
});

describe('subscriptions that end while credits are held', () => {
  let held: Hold;

  beforeEach(async () => {
    held = await hold(user.uid, 'a', 100);
  });

  const release = () => endHold(user.uid, 'a', held, 'release');

  test('released credits of an expired subscription expire', async () => {
    const endsAt = new Date(Date.now() - 1000);
    await documents.subscription(user.uid, 'trial').update({ endsAt });
    await expireSubscriptions(deps);
    expect(await ledgerSums(user.uid)).toEqual({ grant: 500, hold: 100, expire: 400 });
    await release();
    expect(await ledgerSums(user.uid)).toEqual({
      grant: 500,
      hold: 100,
      release: 100,
      expire: 500,
    });
    expect(await subscriptionOf(user.uid)).toMatchObject({ state: 'expired', heldCredits: 0 });
  });

  test('released credits of a refunded subscription are revoked', async () => {
    await documents.subscription(user.uid, 'trial').update({ state: 'refunded' });
    await release();
    const sums = { grant: 500, hold: 100, release: 100, revoke: 100 };
    expect(await ledgerSums(user.uid)).toEqual(sums);
  });

  test('released credits of a replaced subscription go to its successor', async () => {
    const plan = { id: 'pro', planId: '3', source: 'admin', orderId: null } as const;
    await grantPlan(deps, user.uid, plan);
    await grantPlan(deps, user.uid, plan);
    expect(await subscriptionOf(user.uid)).toMatchObject({ state: 'switched' });
    expect((await subscriptionOf(user.uid, 'pro')).endsAt).toBeInstanceOf(Date);
    const granted = { grant: 300_500, hold: 100 };
    expect(await ledgerSums(user.uid)).toEqual({ ...granted, carry: 400, revoke: 400 });
    await release();
    expect(await ledgerSums(user.uid)).toEqual({
      ...granted,
      release: 100,
      carry: 500,
      revoke: 500,
    });
    expect((await subscriptionOf(user.uid, 'pro')).carriedCredits).toBe(500);
    expect((await ask('getMe', user)).subscription).toMatchObject({
      id: 'pro',
      totalCredits: 300_500,
      usedCredits: 0,
      heldCredits: 0,
    });
  });
});
