import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  PaymentRefused,
  PaymentUnavailable,
} from '../../../functions/src/adapters/payments/provider.ts';
import { now, openShop, order, refundOf, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.clearFaults());
afterAll(() => shop.stop());

const paid = async (change = {}) => {
  const request = order(change);
  const { reference } = await shop.provider.open(request);
  await shop.call('pay', { session: reference });
  const { payments } = await shop.provider.stateOf(reference);
  return { request, reference, paymentId: payments[0]?.paymentId ?? '' };
};

test('opens a checkout for the exact amount, with no personal data but the e-mail address', async () => {
  const request = order();
  const opened = await shop.provider.open(request);
  expect(opened).toEqual({
    reference: expect.stringMatching(/^cs_test_/),
    checkout: { kind: 'redirect', url: `${shop.url}/c/pay/${opened.reference}` },
    expiresAt: request.expiresAt,
  });
  const page = await (await fetch(`${shop.url}/c/pay/${opened.reference}?lang=en`)).text();
  expect(page).toContain('59,700');
  expect(page).toContain('Duu Pro, 3 сар × 3');
  expect(await shop.provider.stateOf(opened.reference)).toEqual({
    ...{ status: 'open', payments: [], recurring: null },
  });
});

test('charges one item if the quantity does not divide the amount', async () => {
  const { reference } = await paid({ amount: 100_001, quantity: 3, currency: 'USD' });
  const { payments } = await shop.provider.stateOf(reference);
  expect(payments).toMatchObject([{ amount: 100_001, currency: 'USD' }]);
});

test('opening an order twice returns the same checkout, in sequence and in parallel', async () => {
  const request = order();
  const [first, second] = await Promise.all([
    shop.provider.open(request),
    shop.provider.open(request),
  ]);
  const later = await shop.provider.open(request);
  expect(new Set([first?.reference, second?.reference, later.reference]).size).toBe(1);
  const changed = await shop.provider.open({ ...request, language: 'en' });
  expect(changed.reference).toBe(first?.reference);
});

test('a user has one customer, and a new one if it was deleted at Stripe', async () => {
  const { uid } = order();
  await shop.provider.open(order({ uid }));
  const first = shop.customers.get(uid);
  await shop.provider.open(order({ uid, email: 'other@example.com' }));
  expect(shop.customers.get(uid)).toBe(first);
  await shop.provider.forget(uid, first ?? null);
  await shop.provider.forget(uid, first ?? null);
  await shop.provider.open(order({ uid }));
  expect(shop.customers.get(uid)).not.toBe(first);
});

test('a second purchase uses the same customer', async () => {
  const asked: string[] = [];
  const own = await openShop(({ method, path }) => asked.push(`${method} ${path}`));
  const { uid } = order();
  for (const email of ['a@example.com', 'b@example.com'])
    await own.provider.open(order({ uid, email }));
  await own.stop();
  expect(asked).toEqual([
    'POST /v1/customers',
    'POST /v1/checkout/sessions',
    'POST /v1/checkout/sessions',
  ]);
});

test.each([
  ['too soon', 60_000, 31 * 60_000],
  ['too late', 7 * 86_400_000, (24 * 60 - 1) * 60_000],
])('an end that is %s is moved to what Stripe takes', async (_, asked, given) => {
  const { expiresAt } = await shop.provider.open(
    order({ expiresAt: new Date(now.getTime() + asked) }),
  );
  expect(expiresAt).toEqual(new Date(now.getTime() + given));
});

test('a paid checkout returns its payment', async () => {
  const { reference, paymentId } = await paid();
  expect(await shop.provider.stateOf(reference)).toEqual({
    status: 'paid',
    recurring: null,
    payments: [
      {
        ...{ paymentId, amount: 5_970_000, currency: 'MNT', paidAt: now },
        ...{ refunded: 0, canRefund: true, disputed: false },
      },
    ],
  });
  expect(paymentId).toMatch(/^pi_/);
});

test('a declined card leaves the checkout open for another card', async () => {
  const { reference } = await shop.provider.open(order());
  await expect(shop.call('pay', { session: reference, card: 'declined' })).rejects.toThrow(
    'card_declined',
  );
  expect(await shop.provider.stateOf(reference)).toMatchObject({ status: 'open' });
  await shop.call('pay', { session: reference });
  expect(await shop.provider.stateOf(reference)).toMatchObject({ status: 'paid' });
});

test.each([
  ['paid', true],
  ['canceled', false],
] as const)('a bank debit is open until it is %s', async (status, isPaid) => {
  const { reference } = await shop.provider.open(order());
  await shop.call('pay', { session: reference, card: 'late' });
  expect(await shop.provider.stateOf(reference)).toMatchObject({ status: 'open' });
  await expect(shop.provider.cancel(reference)).rejects.toThrow(PaymentUnavailable);
  await shop.call('settle', { session: reference, paid: isPaid });
  expect(await shop.provider.stateOf(reference)).toMatchObject({ status });
});

test('canceling is idempotent and leaves a paid checkout paid', async () => {
  const { reference } = await shop.provider.open(order());
  expect(await shop.provider.cancel(reference)).toBe('canceled');
  expect(await shop.provider.cancel(reference)).toBe('canceled');
  expect(await shop.provider.stateOf(reference)).toMatchObject({ status: 'canceled' });
  await expect(shop.call('pay', { session: reference })).rejects.toThrow('expired');
  const other = await paid();
  expect(await shop.provider.cancel(other.reference)).toBe('paid');
});

test('an unknown checkout counts as canceled', async () => {
  expect(await shop.provider.stateOf('cs_test_none')).toEqual({
    ...{ status: 'canceled', payments: [], recurring: null },
  });
});

test('refunds in parts, each part once, and never more than was paid', async () => {
  const { reference, paymentId } = await paid();
  const { provider } = shop;
  const part = refundOf(paymentId, `${paymentId}-1`, 1_000_000);
  expect(await provider.refund(part)).toBe('refunded');
  expect(await provider.refund(part)).toBe('refunded');
  expect(await provider.stateOf(reference)).toMatchObject({
    status: 'paid',
    payments: [{ refunded: 1_000_000, canRefund: true }],
  });
  const tooMuch = refundOf(paymentId, `${paymentId}-2`, 4_970_001);
  await expect(provider.refund(tooMuch)).rejects.toThrow(PaymentRefused);
  expect(await provider.refund({ ...tooMuch, refundId: `${paymentId}-3`, amount: 4_970_000 })).toBe(
    'refunded',
  );
  expect(await provider.stateOf(reference)).toMatchObject({
    payments: [{ refunded: 5_970_000, canRefund: false }],
  });
  const more = refundOf(paymentId, `${paymentId}-4`, 1);
  await expect(provider.refund(more)).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

test('a refund of a pending payment is left to an admin', async () => {
  const request = order();
  const { reference } = await shop.provider.open(request);
  await shop.call('pay', { session: reference, card: 'late' });
  const [intent] = await shop.list(`payment_intents?customer=${shop.customers.get(request.uid)}`);
  expect(await shop.provider.refund(refundOf(intent?.id ?? '', 'r', 1))).toBe('manual');
});

test('a refund that the bank returned is left to an admin and no longer counted', async () => {
  const { reference, paymentId } = await paid();
  const asked = refundOf(paymentId, paymentId, 5_970_000);
  await shop.provider.refund(asked);
  const [made] = await shop.list(`refunds?payment_intent=${paymentId}`);
  await shop.call('fail_refund', { refund: made?.id });
  expect(await shop.provider.refund(asked)).toBe('manual');
  expect(await shop.provider.stateOf(reference)).toMatchObject({ payments: [{ refunded: 0 }] });
});

test.each([
  ['won', 0, true, false],
  ['lost', 5_970_000, false, true],
] as const)('a dispute that is %s', async (outcome, refunded, canRefund, disputed) => {
  const { reference, paymentId } = await paid();
  await shop.call('dispute', { payment_intent: paymentId });
  const state = () => shop.provider.stateOf(reference);
  expect(await state()).toMatchObject({
    status: 'paid',
    payments: [{ refunded: 0, canRefund: false, disputed: true }],
  });
  await expect(shop.provider.refund(refundOf(paymentId, paymentId, 1))).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await shop.call('dispute', { payment_intent: paymentId, outcome });
  expect(await state()).toMatchObject({ payments: [{ refunded, canRefund, disputed }] });
});

test('every call throws while Stripe is down and works afterwards', async () => {
  const { reference, paymentId } = await paid();
  await shop.call('faults', { down: true });
  const { provider } = shop;
  const calls = [
    () => provider.open(order()),
    () => provider.stateOf(reference),
    () => provider.cancel(reference),
    () => provider.refund(refundOf(paymentId, paymentId, 1)),
    () => provider.recurring.stateOf('sub_1'),
    () => provider.recurring.end('sub_1'),
    () => provider.recurring.endWithPeriod('sub_1'),
    () => provider.recurring.manageUrl('sub_1', 'https://duu.example'),
  ];
  const results = await Promise.allSettled(calls.map((call) => call()));
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(PaymentUnavailable) });
  await shop.call('faults', {});
  expect(await provider.stateOf(reference)).toMatchObject({ status: 'paid' });
});

test('no answer from Stripe counts as unavailable', async () => {
  await shop.call('faults', { hanging: true });
  await expect(shop.impatient.stateOf('cs_test_any')).rejects.toThrow(PaymentUnavailable);
});

test.each(['error_after_charging', 'lost_answer'])(
  '%s: an order has one checkout',
  async (fault) => {
    const first = order();
    await shop.provider.open(first);
    const request = order({ uid: first.uid });
    await shop.call('faults', { [fault]: 1, late: true });
    const opened = await shop.provider.open(request);
    const again = await shop.provider.open(request);
    expect(again.reference).toBe(opened.reference);
  },
);

test('two parallel requests for a refund make one', async () => {
  const { reference, paymentId } = await paid();
  const asked = refundOf(paymentId, paymentId, 70_000);
  const both = await Promise.all([shop.provider.refund(asked), shop.provider.refund(asked)]);
  expect(both).toEqual(['refunded', 'refunded']);
  expect(await shop.provider.stateOf(reference)).toMatchObject({
    payments: [{ refunded: 70_000 }],
  });
});

test.each(['error_after_charging', 'lost_answer'])('%s: a refund is made once', async (fault) => {
  const { reference, paymentId } = await paid();
  await shop.call('faults', { [fault]: 1, late: true });
  const asked = refundOf(paymentId, paymentId, 70_000);
  await shop.provider.refund(asked).catch((error: unknown) => {
    expect(error).toBeInstanceOf(PaymentUnavailable);
  });
  expect(await shop.provider.refund(asked)).toBe('refunded');
  expect(await shop.provider.stateOf(reference)).toMatchObject({
    payments: [{ refunded: 70_000 }],
  });
});
