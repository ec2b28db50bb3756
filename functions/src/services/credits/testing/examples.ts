// Plans and subscriptions for tests.
import { snapshotOf } from '@duu/contract/documents/plan';
import type { Subscription } from '@duu/contract/documents/subscription';
import { initialPlans } from '@duu/contract/initial-plans';
import { UserSubscriptions } from '../user-subscriptions.ts';

export const now = new Date('2026-11-22T10:00:00Z');
export const basic = snapshotOf('1', initialPlans['1']);
export const standard = snapshotOf('2', initialPlans['2']);

export function subscription(also: Partial<Subscription> = {}): Subscription {
  return {
    plan: basic,
    source: 'simulated',
    state: 'active',
    totalCredits: 30_000,
    usedCredits: 1000,
    heldCredits: 200,
    startsAt: new Date('2026-11-10T10:00:00Z'),
    endsAt: new Date('2026-12-10T10:00:00Z'),
    billingDay: 10,
    carriedFrom: null,
    carriedCredits: 0,
    recurring: null,
    refundDebt: null,
    ...also,
  };
}

export const trial = subscription({
  plan: snapshotOf('0', initialPlans['0']),
  source: 'trial',
  totalCredits: 500,
  usedCredits: 0,
  heldCredits: 0,
  endsAt: null,
});

export const subscriptionsOf = (all: Record<string, Subscription>, active: string | null) =>
  new UserSubscriptions(new Map(Object.entries(all)), active, active);
export const entries = (subscriptions: UserSubscriptions) =>
  subscriptions.entries.map(({ type, characters, subscriptionId }) => [
    type,
    characters,
    subscriptionId,
  ]);
