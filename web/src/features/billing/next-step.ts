import type { ErrorKey } from '@duu/contract/errors/keys';

/** What a user can do about a failed billing call. */
export type NextStep =
  | 'manage'
  | 'source'
  | 'otherSource'
  | 'quantity'
  | 'history'
  | 'orders'
  | 'support'
  | 'plans'
  | 'receipt'
  | 'retry';

const ways: Partial<Record<ErrorKey, NextStep>> = {
  'subscription.wrong_source': 'source',
  payment_source_unavailable: 'otherSource',
  subscriptionLimitReached: 'quantity',
  'order.too_many_open': 'history',
  'order.too_many_today': 'history',
  'order.not_found': 'orders',
  'order.not_open': 'orders',
  multiple_active_subscriptions: 'support',
  subscription_not_found: 'plans',
  plan_not_found: 'plans',
  invalid_plan_id: 'plans',
  'order.confirmation_required': 'retry',
  payment_provider_failed: 'retry',
  'receipt.not_possible': 'receipt',
};

/** Returns the next step after an error; `recurs`: the provider renews the active plan automatically. */
export function nextStep(key: ErrorKey | null, recurs: boolean): NextStep {
  if (key === 'subscription.wrong_source' && recurs) return 'manage';
  return (key && ways[key]) ?? 'retry';
}

/** Returns whether this error has a defined next step. */
export function hasNextStep(key: ErrorKey): boolean {
  return ways[key] !== undefined;
}
