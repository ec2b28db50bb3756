import { snapshotOf } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/initial-plans';
import { expect, test } from 'vitest';
import { creditsChange } from './credits-change.ts';

const subscription = {
  plan: snapshotOf('0', initialPlans['0']),
  totalCredits: 500,
  usedCredits: 300,
  heldCredits: 50,
  source: 'trial' as const,
  state: 'active' as const,
  startsAt: new Date(),
  endsAt: null,
  carriedFrom: null,
  carriedCredits: 0,
  recurring: null,
  refundDebt: null,
};

test.each([
  ['500', 500, 650],
  ['+30,000', 30_000, 30_150],
  ['−150', -150, 0],
  [' - 1 ', -1, 149],
])('%s changes by %d, which leaves %d', (text, characters, available) => {
  expect(creditsChange(text, subscription)).toEqual({ ok: true, characters, available });
});

test.each([
  ['', 'none', 0],
  ['0', 'none', 0],
  ['1.5', 'none', 0],
  ['many', 'none', 0],
  ['10000001', 'tooMany', 10_000_000],
  ['-151', 'tooFew', 150],
])('%s is refused: %s', (text, problem, limit) => {
  expect(creditsChange(text, subscription)).toEqual({ ok: false, problem, limit });
});
