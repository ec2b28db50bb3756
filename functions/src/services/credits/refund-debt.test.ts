import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { withMissing, withoutHold } from './refund-debt.ts';

const at = new Date('2026-11-22T10:00:00Z');
const holdFrom = (minutes: number, characters: number) => ({
  subscriptionId: 's',
  characters,
  until: new Date(at.getTime() + minutes * 60_000 + limits.holdMs),
});
const debt = (characters: number, held: number) => ({ characters, held, at });

test('a refund owes at most what conversions hold, together with earlier refunds', () => {
  const of = { refundDebt: null, heldCredits: 200 };
  expect(withMissing(of, 0, at)).toBeNull();
  expect(withMissing(of, 150, at)).toEqual(debt(150, 200));
  expect(withMissing(of, 900, at)).toEqual(debt(200, 200));
  expect(withMissing({ ...of, refundDebt: debt(150, 160) }, 20, at)).toEqual(debt(170, 200));
  expect(withMissing({ refundDebt: null, heldCredits: 0 }, 900, at)).toBeNull();
});

test.each([
  ['released', debt(700, 1200), holdFrom(-1, 1200), true, 700, null],
  ['released in part', debt(700, 1200), holdFrom(-1, 500), true, 500, debt(200, 700)],
  ['used in part', debt(700, 1200), holdFrom(-1, 600), false, 0, debt(600, 600)],
  ['used', debt(700, 1200), holdFrom(-1, 1200), false, 0, null],
  ['newer than the refund', debt(700, 1200), holdFrom(1, 1200), true, 0, debt(700, 1200)],
  ['without a debt', null, holdFrom(-1, 1200), true, 0, null],
] as const)('a hold that is %s', (_, owed, hold, isReleased, revoked, left) => {
  expect(withoutHold(owed, hold, isReleased)).toEqual({ debt: left, revoked });
});
