import type { ErrorKey } from '@duu/contract/errors/keys';

/** What a user can do about a failed billing call. */
export type NextStep =
  | 'manage'
  | 'otherSource'
  | 'quantity'
  | 'history'
  | 'orders'
  | 'support'
  | 'plans'
  | 'receipt'
  | 'retry';

const ways: Partial<Record<ErrorKey, NextStep>> = {
  'subscription.wrong_source': 'manage',
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

/** Returns the next step after an error. */
export function nextStep(key: ErrorKey | null): NextStep {
  return (key && ways[key]) ?? 'retry';
}

/** Returns whether this error has a defined next step. */
export function hasNextStep(key: ErrorKey): boolean {
  return ways[key] !== undefined;
}
