// Refunds while conversions hold characters: what they release does not come back.
import { beforeEach, expect, test } from 'vitest';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import { refundOrder } from '../../functions/src/services/orders/refund-order.ts';
import { suiteDeps } from '../support/admin.ts';
import { creditFaults, readBooks } from '../support/invariants.ts';
import { buy, planOf } from '../support/order-actions.ts';
import { admin, OrderFixture } from '../support/order-fixture.ts';
import { performOrderAction } from '../support/perform-order-action.ts';

const { documents } = suiteDeps();

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await OrderFixture.make(new Date('2041-03-10T04:00:00Z'));
});

type Action = Parameters<typeof performOrderAction>[1]['action'];
const act = (action: Action) => performOrderAction(fixture, { action, crash: null });
const hold = (characters: number) => act({ do: 'hold', characters });
const endHold = (nth: number, used: boolean) => act({ do: 'endHold', nth, used });
const refund = (orderId: string, amount?: number) =>
  refundOrder(
    fixture.deps,
    admin,
    { uid: fixture.uid, orderId },
    { reason: 'test', ...(amount === undefined ? {} : { amount }) },
    `refund-${orderId}`,
  );

const adjust = (characters: number) =>
  adjustCredits(fixture.deps, admin, fixture.uid, { characters, reason: 'test' }, null);

async function available(): Promise<number> {
  expect(creditFaults(await readBooks(fixture.uid))).toEqual([]);
  const { totalCredits, usedCredits, heldCredits } = await planOf(fixture);
  return totalCredits - usedCredits - heldCredits;
}

/** A user with two months of the plan. The trial's 500 characters were carried over; 3,000 are held. */
async function extended(): Promise<string> {
  await buy(fixture);
  const second = await buy(fixture);
  for (let times = 0; times < 3; times++) await hold(1000);
  await adjust(500 - (await available()));
  return second;
}

test('released characters of a refunded extension are revoked', async () => {
  const second = await extended();
  await refund(second);
  expect(await available()).toBe(0);
  expect(await planOf(fixture)).toMatchObject({ refundDebt: { characters: 3000, held: 3000 } });
  for (let times = 0; times < 3; times++) await endHold(0, false);
  expect(await available()).toBe(0);
  expect((await planOf(fixture)).refundDebt).toBeNull();
});

test('characters that were used stay used, and later ones are not touched', async () => {
  const second = await extended();
  await refund(second);
  await endHold(0, true);
  fixture.passMinutes(1);
  await adjust(1000);
  await hold(700);
  await endHold(2, false);
  expect(await available()).toBe(1000);
  await endHold(0, false);
  await endHold(0, false);
  expect(await available()).toBe(1000);
});

test('a partial refund owes its share', async () => {
  const second = await extended();
  const { amount = 0 } = fixture.provider.get(second) ?? {};
  await refund(second, amount / 10);
  // 3,000 of the 30,000 characters: 500 were left, 2,500 are owed.
  expect(await planOf(fixture)).toMatchObject({ refundDebt: { characters: 2500 } });
  for (let times = 0; times < 3; times++) await endHold(0, false);
  expect(await available()).toBe(500);
});

test('released characters of a refunded plan do not go to the plan that replaced it', async () => {
  const first = await buy(fixture);
  await hold(1000);
  await buy(fixture, { planId: '2' });
  const before = await available();
  await refund(first);
  const after = await available();
  await endHold(0, false);
  expect(before - after).toBe(29_500);
  // 500 of the 1,000 were the trial's.
  expect(await available()).toBe(after + 500);
  expect((await documents.user(fixture.uid).get()).data()?.activeSubscriptionId).not.toBeNull();
});

test('characters that a replaced plan carried over are revoked from the next one’s holds', async () => {
  const first = await buy(fixture);
  await buy(fixture, { planId: '2' });
  for (let times = 0; times < 2; times++) await hold(2000);
  await adjust(-(await available()));
  await refund(first);
  expect(await planOf(fixture)).toMatchObject({
    refundDebt: { characters: 4000 },
    carriedCredits: 26_500,
  });
  for (let times = 0; times < 2; times++) await endHold(0, false);
  expect(await available()).toBe(0);
});
