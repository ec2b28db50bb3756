import { randomUUID } from 'node:crypto';
import { limits } from '@duu/contract/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { grantPlan } from '../../functions/src/services/credits/grant-plan.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { convert } from '../support/audios.ts';
import { buy, orderInput } from '../support/orders.ts';
import { newAdminWithAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdminWithAccount();
});

const adjust = (user: TestUser, characters: number, headers: Record<string, string> = {}) => ({
  params: { uid: user.uid },
  input: { characters, reason: 'Уучлаарай, алдаа гарсан.' },
  headers,
});

/** Granted, carried and adjusted credits equal those available, held, used, expired and revoked. */
async function addsUp(user: TestUser) {
  const entries = (await documents.ledger(user.uid).get()).docs.map((doc) => doc.data());
  const sum = (...types: string[]) =>
    entries
      .filter(({ type }) => types.includes(type))
      .reduce((total, { characters }) => total + characters, 0);
  const [subscription] = (await documents.subscriptions(user.uid).get()).docs;
  const { totalCredits, usedCredits, heldCredits } = subscription?.data() ?? raise();
  expect(totalCredits).toBe(sum('grant', 'carry', 'adjust'));
  expect(usedCredits).toBe(sum('settle'));
  expect(heldCredits).toBe(sum('hold') - sum('settle') - sum('release'));
  return totalCredits - usedCredits - heldCredits;
}

test('adds and removes credits with a ledger entry each, and the balance matches', async () => {
  const user = await newUserWithAccount();
  const given = await ask('adminAdjustCredits', admin, adjust(user, 1000));
  expect(given.subscription.totalCredits).toBe(1500);
  expect(await addsUp(user)).toBe(1500);
  await ask('adminAdjustCredits', admin, adjust(user, -1200));
  expect(await addsUp(user)).toBe(300);
  const ledger = await documents.ledger(user.uid).where('type', '==', 'adjust').get();
  expect(ledger.docs.map((doc) => doc.data().characters).sort()).toEqual([-1200, 1000]);
  expect(ledger.docs[0]?.data()).toMatchObject({
    reason: 'Уучлаарай, алдаа гарсан.',
    subscriptionId: 'trial',
  });
  expect((await ask('getMe', user)).subscription?.totalCredits).toBe(300);
});

test('never reduces below what is used or held', async () => {
  const user = await newUserWithAccount();
  const spent = { usedCredits: 300, heldCredits: 50 };
  await documents.subscription(user.uid, 'trial').update(spent);
  expect(await refusal('adminAdjustCredits', admin, adjust(user, -151))).toBe(
    '409 credits.below_used',
  );
  const { subscription } = await ask('adminAdjustCredits', admin, adjust(user, -150));
  expect(subscription).toMatchObject({ totalCredits: 350, usedCredits: 300, heldCredits: 50 });
});

test('counts each of twenty parallel adjustments, and a repeated one once', async () => {
  const user = await newUserWithAccount();
  await Promise.all(
    Array.from({ length: 20 }, () => ask('adminAdjustCredits', admin, adjust(user, 7))),
  );
  const headers = { 'Idempotency-Key': randomUUID() };
  const again = () => ask('adminAdjustCredits', admin, adjust(user, 60, headers));
  const answers = await Promise.all([again(), again(), again()]);
  expect(answers.map(({ subscription }) => subscription.totalCredits)).toEqual([700, 700, 700]);
  expect(await addsUp(user)).toBe(700);
});

test('returns the reason if nothing can be removed', async () => {
  const [user, ended] = [await newUserWithAccount(), await newUserWithAccount()];
  await documents.subscription(user.uid, 'trial').delete();
  expect(await refusal('adminAdjustCredits', admin, adjust(user, -5))).toBe(
    '403 no_active_subscription',
  );
  await documents.subscription(ended.uid, 'trial').update({ endsAt: new Date(Date.now() - 1000) });
  expect(await refusal('adminAdjustCredits', admin, adjust(ended, -5))).toBe(
    '403 subscription.expired',
  );
  const nobody = { ...user, uid: 'nobody-at-all' };
  expect(await refusal('adminAdjustCredits', admin, adjust(nobody, 5))).toBe('404 user.not_found');
});

test.each([
  ['nothing', { characters: 0, reason: 'x' }],
  ['a part of a character', { characters: 1.5, reason: 'x' }],
  ['too many', { characters: limits.adjustCharacters + 1, reason: 'x' }],
  ['too many away', { characters: -limits.adjustCharacters - 1, reason: 'x' }],
  ['no reason', { characters: 5, reason: '  ' }],
  ['a reason without an end', { characters: 5, reason: 'x'.repeat(121) }],
])('%s is refused', async (_, input) => {
  const params = { uid: admin.uid };
  expect(await refusal('adminAdjustCredits', admin, { params, input })).toBe('400 request.invalid');
});

describe('without an active subscription', () => {
  /** A user whose Standard plan has ended, with 100,500 characters that have not expired. */
  async function ended(): Promise<TestUser> {
    const user = await newUserWithAccount();
    await grantPlan(suiteDeps(), user.uid, {
      id: 'standard',
      planId: '2',
      source: 'simulated',
      orderId: null,
    });
    const endsAt = new Date(Date.now() - 1000);
    await documents.subscription(user.uid, 'standard').update({ endsAt });
    return user;
  }
  const balances = async ({ uid }: TestUser) => {
    const { docs } = await documents.ledger(uid).get();
    const sums = docs.map((doc) => doc.data()).filter(({ type }) => type !== 'hold');
    return (id: string) =>
      sums
        .filter(({ subscriptionId }) => subscriptionId === id)
        .reduce(
          (sum, { type, characters }) =>
            sum + (['grant', 'carry', 'adjust'].includes(type) ? characters : -characters),
          0,
        );
  };

  test('credits open a subscription with the limits of the last plan and no expiry', async () => {
    const user = await ended();
    const { subscription } = await ask('adminAdjustCredits', admin, adjust(user, 3000));
    expect(subscription).toMatchObject({
      source: 'admin',
      state: 'active',
      totalCredits: 3000,
      endsAt: null,
      plan: { id: '0', charactersPerConversion: 2048, premiumVoices: true },
    });
    const balance = await balances(user);
    expect([balance('standard'), balance(subscription.id)]).toEqual([0, 3000]);
    expect((await documents.subscription(user.uid, 'standard').get()).data()?.state).toBe(
      'expired',
    );
    expect((await ask('getMe', user)).subscription).toMatchObject({ id: subscription.id });
    const audio = await convert(user);
    expect((await ask('getMe', user)).subscription?.usedCredits).toBe(audio.characters);
    const { entries } = await ask('adminListAudit', admin, { query: { user: user.uid } });
    expect(entries[0]).toMatchObject({
      action: 'credits.adjust',
      target: subscription.id,
      before: null,
      after: { totalCredits: 3000 },
    });
  });

  test('ten parallel grants and a repeated one are in one subscription', async () => {
    const user = await ended();
    const headers = { 'Idempotency-Key': randomUUID() };
    await Promise.all([
      ...Array.from({ length: 10 }, () => ask('adminAdjustCredits', admin, adjust(user, 7))),
      ...Array.from({ length: 3 }, () =>
        ask('adminAdjustCredits', admin, adjust(user, 60, headers)),
      ),
    ]);
    const active = await documents.subscriptions(user.uid).where('state', '==', 'active').get();
    expect(active.docs.map((doc) => doc.data().totalCredits)).toEqual([130]);
  });

  test('a plan bought afterwards starts at once and carries them over', async () => {
    const user = await ended();
    await ask('adminAdjustCredits', admin, adjust(user, 3000));
    const preview = await ask('previewOrder', user, {
      query: orderInput,
    });
    expect(preview).toMatchObject({ effect: 'start', needsConfirmation: false, carried: 3000 });
    await buy(user, '1');
    expect((await ask('getMe', user)).subscription).toMatchObject({
      plan: { id: '1' },
      totalCredits: 33_000,
    });
  });
});

function raise(): never {
  throw new Error('There is no subscription.');
}
