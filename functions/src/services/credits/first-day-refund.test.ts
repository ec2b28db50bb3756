import { type PlanSnapshot, snapshotOf } from '@duu/contract/documents/plan';
import type { Subscription } from '@duu/contract/documents/subscription';
import { initialPlans } from '@duu/contract/initial-plans';
import { expect, test } from 'vitest';
import { grant } from './grant.ts';
import { revokeGrant } from './revoke-grant.ts';
import { UserSubscriptions } from './user-subscriptions.ts';

const plan: PlanSnapshot = snapshotOf('1', initialPlans['1']);
const start = new Date('2041-01-31T04:00:00Z');

/** A user with the trial who has bought one month. */
function bought(recurring: Subscription['recurring']) {
  const trial: Subscription = {
    plan: snapshotOf('0', initialPlans['0']),
    totalCredits: 500,
    usedCredits: 0,
    heldCredits: 0,
    source: 'trial',
    state: 'active',
    startsAt: start,
    endsAt: null,
    carriedFrom: null,
    carriedCredits: 0,
    recurring: null,
    refundDebt: null,
  };
  const subscriptions = new UserSubscriptions(new Map([['trial', trial]]), 'trial', 'trial');
  const input = { id: 'new', plan, quantity: 1, source: 'stripe', orderId: 'order' } as const;
  const gave = grant(subscriptions, input, start);
  subscriptions.change('new', { recurring });
  return { subscriptions, gave };
}

test.each([
  ['charged once', null],
  [
    'charged by itself',
    { source: 'stripe', reference: 'sub', state: 'active', nextChargeAt: null },
  ],
] as const)('a whole refund within the first day ends a plan that is %s', (_, recurring) => {
  const { subscriptions, gave } = bought(recurring);
  const given = { orderId: 'order', characters: gave.characters, whole: true };
  const anHourLater = new Date(start.getTime() + 3_600_000);
  expect(revokeGrant(subscriptions, gave, given, anHourLater)).toBe(gave.characters);
  expect(subscriptions.find('new')).toMatchObject({ state: 'refunded', endsAt: anHourLater });
  expect(subscriptions.active).toMatchObject({ id: 'trial', totalCredits: 500 });
});
