import { planBounds } from '@duu/contract/documents/plan-terms';
import { initialPlans } from '@duu/contract/initial-plans';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { newAdmin, newProUser, newUser, type TestUser } from '../support/users.ts';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});
// Other tests need the catalogue unchanged.
afterEach(async () => {
  const { documents } = suiteDeps();
  for (const id of ['0', '1', '3'] as const) await documents.plan(id).set(initialPlans[id]);
});

const onSale = async () => (await ask('getPlans', null)).plans;
const update = (planId: '0' | '1' | '3', input: object) =>
  ask('adminUpdatePlan', admin, { params: { planId }, input });
const { tier: _, period: __, ...basic } = initialPlans['1'];

test('an admin also sees the trial and plans that are not on sale', async () => {
  await update('1', { active: false });
  const { plans } = await ask('adminListPlans', admin);
  expect(plans.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
  expect(plans[1]?.active).toBe(false);
  expect((await onSale()).map(({ id }) => id)).toEqual(['2', '3', '4']);
});

test('the catalogue has a changed price and order at once', async () => {
  await update('1', { prices: { MNT: 1_290_000, USD: 399 }, order: 9 });
  const plans = await onSale();
  expect(plans.map(({ id }) => id)).toEqual(['2', '3', '4', '1']);
  expect(plans[3]).toMatchObject({
    prices: { MNT: 1_290_000, USD: 399 },
    tier: 'basic',
    charactersPerMonth: 30_000,
  });
});

test('a changed plan applies to new subscriptions only', async () => {
  const before = await newProUser();
  await update('3', { charactersPerMonth: 400_000, premiumVoices: false });
  const after = await newProUser();
  const of = async (user: TestUser) => {
    const { subscription } = await ask('getCurrentSubscription', user);
    return [subscription?.plan.charactersPerMonth, subscription?.plan.premiumVoices];
  };
  expect(await of(before)).toEqual([300_000, true]);
  expect(await of(after)).toEqual([400_000, false]);
});

test('new users get the trial’s characters, and the trial is never sold', async () => {
  await update('0', { charactersPerMonth: 800, charactersPerConversion: 600 });
  const { subscription } = await ask('getMe', await newUser());
  expect([subscription?.totalCredits, subscription?.plan.charactersPerConversion]).toEqual([
    800, 600,
  ]);
  expect((await onSale()).some(({ id }) => id === '0')).toBe(false);
  const params = { planId: '0' as const };
  const input = { prices: { MNT: 100, USD: 0 } };
  expect(await refusal('adminUpdatePlan', admin, { params, input })).toBe('400 request.invalid');
});

test.each([
  ['a price below nothing', { prices: { MNT: -100, USD: 299 } }],
  ['half a tögrög', { prices: { MNT: 990_050, USD: 299 } }],
  ['a price with a fraction of a cent', { prices: { MNT: 990_000, USD: 2.5 } }],
  ['a price in one currency', { prices: { MNT: 990_000 } }],
  ['a price beyond all bounds', { prices: { MNT: planBounds.MNT + 100, USD: 299 } }],
  ['nothing to pay while it is on sale', { prices: { MNT: 0, USD: 299 } }],
  ['no characters', { charactersPerMonth: 0 }],
  ['more in one conversion than any request may have', { charactersPerConversion: 4097 }],
  ['more in one conversion than in a month', { charactersPerMonth: 1000 }],
  ['no voice', { voices: 0 }],
  ['no storage', { storageMonths: 0 }],
  ['a place below the first', { order: -1 }],
  ['no language', { languages: [] }],
])('refuses %s and changes nothing', async (_, input) => {
  const params = { planId: '1' as const };
  expect(await refusal('adminUpdatePlan', admin, { params, input })).toBe('400 request.invalid');
  expect((await suiteDeps().documents.plan('1').get()).data()).toEqual(initialPlans['1']);
});

test('an id fixes a plan’s tier and period', async () => {
  await update('1', { tier: 'pro', period: 'year', voices: 7 });
  expect((await suiteDeps().documents.plan('1').get()).data()).toEqual({
    ...initialPlans['1'],
    voices: 7,
  });
});

test('a missing plan can be created once, under a known id', async () => {
  const create = { planId: '1' as const, ...basic, voices: 9 };
  expect(await refusal('adminCreatePlan', admin, { input: create })).toBe(
    '409 plan_already_exists',
  );
  await suiteDeps().documents.plan('1').delete();
  const params = { planId: '1' as const };
  expect(await refusal('adminUpdatePlan', admin, { params, input: { voices: 3 } })).toBe(
    '404 plan_not_found',
  );
  const unsound = { ...create, charactersPerMonth: 100 };
  expect(await refusal('adminCreatePlan', admin, { input: unsound })).toBe('400 request.invalid');
  await ask('adminCreatePlan', admin, { input: create });
  expect((await onSale())[0]).toMatchObject({ id: '1', tier: 'basic', period: 'month', voices: 9 });
});

test('an unknown id is not found', async () => {
  const input = { ...basic, planId: '7' };
  expect(await refusal('adminCreatePlan', admin, { input })).toBe('400 invalid_plan_id');
  const params = { planId: 'gold' };
  expect(await refusal('adminUpdatePlan', admin, { params, input: { voices: 3 } })).toBe(
    '400 invalid_plan_id',
  );
});

test('calls about plans are refused for everyone but admins, also for an admin whose account was closed', async () => {
  const user = await newUser();
  const params = { planId: '1' as const };
  for (const [who, expected] of [
    [user, '403 auth.forbidden'],
    [null, '401 auth.invalid_token'],
  ] as const) {
    expect(await refusal('adminListPlans', who)).toBe(expected);
    expect(await refusal('adminUpdatePlan', who, { params, input: { voices: 3 } })).toBe(expected);
    const input = { ...basic, planId: '1' };
    expect(await refusal('adminCreatePlan', who, { input })).toBe(expected);
  }
  const closed = await newAdmin();
  await getAuth(adminApp()).updateUser(closed.uid, { disabled: true });
  expect(await refusal('adminUpdatePlan', closed, { params, input: { voices: 3 } })).toBe(
    '401 auth.disabled',
  );
});
