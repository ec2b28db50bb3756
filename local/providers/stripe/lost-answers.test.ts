import { expect, test } from 'vitest';
import { PaymentUnavailable } from '../../../functions/src/adapters/payments/provider.ts';
import { now, openShop, order, refundOf, type Shop } from './testing/shop.ts';

/** What every call that changes something at Stripe leaves behind, once for each object. */
const changes: readonly (readonly [
  string,
  (own: Shop) => Promise<() => Promise<unknown>>,
  object,
])[] = [
  [
    'a first checkout',
    async (own) => {
      const request = order();
      return async () => {
        await own.provider.open(request);
        const customers = await own.list('customers');
        const sessions = await own.list('checkout/sessions');
        return [customers.length, sessions.length];
      };
    },
    [1, 1],
  ],
  [
    'the end of a checkout',
    async (own) => {
      const { reference } = await own.provider.open(order());
      return () => own.provider.cancel(reference);
    },
    expect.stringMatching('canceled'),
  ],
  [
    'the end of charges',
    async (own) => {
      const subscription = await subscribe(own);
      return async () => {
        await own.provider.recurring.end(subscription);
        return own.provider.recurring.stateOf(subscription);
      };
    },
    expect.objectContaining({ status: 'ended' }),
  ],
  [
    'the end of charges with the period',
    async (own) => {
      const subscription = await subscribe(own);
      return async () => {
        await own.provider.recurring.endWithPeriod(subscription);
        return own.provider.recurring.stateOf(subscription);
      };
    },
    expect.objectContaining({ status: 'ending' }),
  ],
  [
    'the end of a customer',
    async (own) => {
      const request = order();
      await own.provider.open(request);
      return async () => {
        await own.provider.forget(request.uid, own.customers.get(request.uid) ?? null);
        return own.list('customers');
      };
    },
    [],
  ],
];

async function subscribe(own: Shop): Promise<string> {
  const { reference } = await own.provider.open(order({ recurring: 'month', quantity: 1 }));
  await own.call('pay', { session: reference });
  return (await own.provider.stateOf(reference)).recurring ?? '';
}

const faults = ['error_after_charging', 'lost_answer', 'error_before_charging'];
const cases = changes.flatMap(([name, begin, wanted]) =>
  faults.map((fault) => [fault, name, begin, wanted] as const),
);

test.each(cases)(
  '%s: %s is done once, at the next try at the latest',
  async (fault, _, begin, wanted) => {
    const own = await openShop();
    await own.clearFaults();
    const change = await begin(own);
    await own.call('faults', { [fault]: 3, late: true });
    await change().catch((error: unknown) => {
      expect(error).toBeInstanceOf(PaymentUnavailable);
    });
    await own.clearFaults();
    expect(await change()).toEqual(wanted);
    await own.stop();
  },
);

test('a refund that Stripe failed to make is made once its key is old, and never twice', async () => {
  const clock = { now };
  const own = await openShop(undefined, () => clock.now);
  await own.clearFaults();
  const { reference } = await own.provider.open(order());
  await own.call('pay', { session: reference });
  const { payments } = await own.provider.stateOf(reference);
  const asked = refundOf(payments[0]?.paymentId ?? '', 'refund', 70_000);
  await own.call('faults', { error_before_charging: 3, late: true });
  await expect(own.provider.refund(asked)).rejects.toThrow(PaymentUnavailable);
  await own.clearFaults();
  // Stripe repeats its answer.
  await expect(own.provider.refund(asked)).rejects.toThrow(PaymentUnavailable);
  clock.now = new Date(now.getTime() + 31 * 60_000);
  expect(await own.provider.refund(asked)).toBe('refunded');
  expect(await own.provider.refund(asked)).toBe('refunded');
  expect(await own.provider.stateOf(reference)).toMatchObject({ payments: [{ refunded: 70_000 }] });
  await own.stop();
});

test('a customer whose creation failed is found and forgotten, also without our record of it', async () => {
  const own = await openShop();
  await own.clearFaults();
  const request = order();
  await own.provider.open(request);
  own.customers.clear();
  await own.provider.forget(request.uid, null);
  expect(await own.list('customers')).toEqual([]);
  await own.stop();
});

test('a customer of an account that is deleted meanwhile does not stay', async () => {
  const own = await openShop();
  await own.clearFaults();
  own.refuseCustomers();
  await expect(own.provider.open(order())).rejects.toThrow('being deleted');
  expect(await own.list('customers')).toEqual([]);
  await own.stop();
});
