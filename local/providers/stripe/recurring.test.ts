import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { now, openShop, order, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.clearFaults());
afterAll(() => shop.stop());

async function subscribe(change = {}) {
  const request = order({
    amount: 1899,
    currency: 'USD',
    quantity: 1,
    recurring: 'month',
    ...change,
  });
  const { reference } = await shop.provider.open(request);
  await shop.call('pay', { session: reference });
  const { recurring } = await shop.provider.stateOf(reference);
  return { request, reference, subscription: recurring ?? '' };
}

test('a paid checkout names its subscription and the first payment', async () => {
  const { reference, subscription } = await subscribe();
  expect(subscription).toMatch(/^sub_/);
  const { payments } = await shop.provider.stateOf(reference);
  expect(payments).toMatchObject([{ amount: 1899, currency: 'USD', paidAt: now }]);
  expect(await shop.provider.recurring.stateOf(subscription)).toEqual({
    status: 'active',
    // Ordered on the 31st of January: the next month's last day.
    nextChargeAt: new Date('2026-02-28T08:00:00Z'),
    payments,
  });
});

test.each([
  ['month', 1, '2026-02-28T08:00:00Z'],
  ['month', 3, '2026-04-30T08:00:00Z'],
  ['year', 1, '2027-01-31T08:00:00Z'],
] as const)('%s × %i is charged again at %s', async (recurring, quantity, at) => {
  const { subscription } = await subscribe({ recurring, quantity });
  const { nextChargeAt } = await shop.provider.recurring.stateOf(subscription);
  expect(nextChargeAt).toEqual(new Date(at));
});

test('each renewal is a separate payment on the day of the first one', async () => {
  const { reference, subscription } = await subscribe();
  await shop.call('advance', { subscription });
  await shop.call('advance', { subscription });
  const { payments, nextChargeAt } = await shop.provider.recurring.stateOf(subscription);
  expect(payments.map(({ amount }) => amount)).toEqual([1899, 1899, 1899]);
  expect(new Set(payments.map(({ paymentId }) => paymentId)).size).toBe(3);
  expect(nextChargeAt).toEqual(new Date('2026-04-30T08:00:00Z'));
  const first = await shop.provider.stateOf(reference);
  expect(first.payments).toHaveLength(1);
});

test('payments are listed in the order of their charges', async () => {
  let time = now;
  const own = await openShop(undefined, () => time);
  const recurring = order({ currency: 'USD', quantity: 1, recurring: 'month' });
  const { reference } = await own.provider.open(recurring);
  await own.call('faults', { missing: true });
  await own.call('pay', { session: reference });
  const subscription = (await own.provider.stateOf(reference)).recurring ?? '';
  const charged = [now];
  for (const date of ['2026-02-28T08:00:00Z', '2026-03-31T08:00:00Z']) {
    time = new Date(date);
    charged.push(time);
    await own.call('advance', { subscription });
  }
  const { payments } = await own.provider.recurring.stateOf(subscription);
  await own.stop();
  expect(payments.map(({ paidAt }) => paidAt)).toEqual(charged);
});

test('two subscriptions of a user have separate payments', async () => {
  const { request, subscription } = await subscribe();
  const second = await subscribe({ uid: request.uid });
  await shop.call('advance', { subscription });
  const { recurring } = shop.provider;
  expect((await recurring.stateOf(second.subscription)).payments).toHaveLength(1);
  expect((await recurring.stateOf(subscription)).payments).toHaveLength(2);
});

test('a failed renewal is past due until a card pays it', async () => {
  const { subscription } = await subscribe();
  await shop.call('advance', { subscription, card: 'declined' });
  const { recurring } = shop.provider;
  expect(await recurring.stateOf(subscription)).toMatchObject({
    status: 'past_due',
    nextChargeAt: new Date(now.getTime() + 3 * 86_400_000),
    payments: [{}],
  });
  await shop.call('advance', { subscription });
  const state = await recurring.stateOf(subscription);
  expect(state).toMatchObject({ status: 'active', nextChargeAt: new Date('2026-03-31T08:00:00Z') });
  expect(state.payments).toHaveLength(2);
});

test.each([
  ['whole', 1899, 'in_', 0],
  ['a part', 500, 'pi_', 1399],
])('a renewal takes %s from the balance and charges the rest', async (_, balance, id, amount) => {
  const { subscription } = await subscribe();
  await shop.call('balance', { subscription, amount: balance });
  await shop.call('advance', { subscription });
  const { recurring } = shop.provider;
  const { payments, status } = await recurring.stateOf(subscription);
  expect(status).toBe('active');
  expect(payments).toMatchObject([
    { amount: 1899 },
    { amount, fromBalance: balance, currency: 'USD', paidAt: now, canRefund: amount > 0 },
  ]);
  expect(payments[1]?.paymentId.startsWith(id)).toBe(true);
  expect(payments[0]).not.toHaveProperty('fromBalance');
  // A balance is taken once.
  await shop.call('advance', { subscription });
  expect((await recurring.stateOf(subscription)).payments).toMatchObject([
    { amount: 1899 },
    { amount },
    { amount: 1899 },
  ]);
});

test('ends after four failed charges', async () => {
  const { subscription } = await subscribe();
  for (let tries = 0; tries < 4; tries += 1)
    await shop.call('advance', { subscription, card: 'declined' });
  expect(await shop.provider.recurring.stateOf(subscription)).toMatchObject({
    ...{ status: 'ended', nextChargeAt: null, payments: [{}] },
  });
});

test('ends with its period if canceled in the portal, unless it is resumed', async () => {
  const { subscription } = await subscribe();
  const { recurring } = shop.provider;
  const url = await recurring.manageUrl(subscription, 'https://duu.example/back');
  const page = await (await fetch(`${url}?lang=en`)).text();
  expect(page).toContain('https://duu.example/back');
  const press = (action: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ subscription, action }) });
  await press('end');
  expect(await recurring.stateOf(subscription)).toMatchObject({
    ...{ status: 'ending', nextChargeAt: null },
  });
  await press('resume');
  expect(await recurring.stateOf(subscription)).toMatchObject({ status: 'active' });
  await press('end');
  await shop.call('advance', { subscription });
  expect(await recurring.stateOf(subscription)).toMatchObject({ status: 'ended', payments: [{}] });
});

test('charges the card that was chosen in the portal', async () => {
  const { subscription } = await subscribe();
  const { recurring } = shop.provider;
  const url = await recurring.manageUrl(subscription, 'https://duu.example/back');
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'declined' }) });
  await shop.call('advance', { subscription });
  expect(await recurring.stateOf(subscription)).toMatchObject({ status: 'past_due' });
});

test('ending at once is idempotent, also when the customer is deleted', async () => {
  const { subscription } = await subscribe();
  const { recurring } = shop.provider;
  await recurring.end(subscription);
  await recurring.end(subscription);
  await recurring.end('sub_none');
  expect(await recurring.stateOf(subscription)).toMatchObject({ status: 'ended' });
  const other = await subscribe();
  await shop.provider.forget(other.request.uid, null);
  expect(await recurring.stateOf(other.subscription)).toMatchObject({ status: 'ended' });
});

test('ends with the paid period, or now if the last charge failed', async () => {
  const { recurring } = shop.provider;
  const { subscription } = await subscribe();
  await recurring.endWithPeriod(subscription);
  await recurring.endWithPeriod(subscription);
  await recurring.endWithPeriod('sub_none');
  expect(await recurring.stateOf(subscription)).toMatchObject({
    ...{ status: 'ending', nextChargeAt: null },
  });
  const failed = await subscribe();
  await shop.call('advance', { subscription: failed.subscription, card: 'declined' });
  await recurring.endWithPeriod(failed.subscription);
  await recurring.endWithPeriod(failed.subscription);
  expect(await recurring.stateOf(failed.subscription)).toMatchObject({ status: 'ended' });
});

test('a refund of a renewal names its payment', async () => {
  const { subscription } = await subscribe();
  await shop.call('advance', { subscription });
  const { recurring, refund } = shop.provider;
  const { payments } = await recurring.stateOf(subscription);
  const paymentId = payments[1]?.paymentId ?? '';
  await refund({
    ...{ reference: subscription, paymentId, refundId: paymentId, amount: 1899 },
    currency: 'USD',
  });
  const after = await recurring.stateOf(subscription);
  expect(after.payments.map(({ refunded }) => refunded)).toEqual([0, 1899]);
});

test('a first bank debit that fails ends the checkout', async () => {
  const request = order({ recurring: 'month', quantity: 1 });
  const { reference } = await shop.provider.open(request);
  await shop.call('pay', { session: reference, card: 'late' });
  expect(await shop.provider.stateOf(reference)).toMatchObject({ status: 'open' });
  await shop.call('settle', { session: reference, paid: false });
  const state = await shop.provider.stateOf(reference);
  expect(state).toMatchObject({ status: 'canceled', payments: [] });
  expect(await shop.provider.recurring.stateOf(state.recurring ?? '')).toMatchObject({
    status: 'ended',
  });
});
