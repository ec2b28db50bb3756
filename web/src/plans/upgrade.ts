import type { PlanId } from '@duu/contract/documents/plan';
import type { ErrorKey } from '@duu/contract/errors/keys';

const nextUp: Record<PlanId, 'basic' | 'standard' | 'pro'> = {
  '0': 'basic',
  '1': 'standard',
  '2': 'pro',
  '3': 'pro',
  '4': 'pro',
};

/** Returns the tier above the given plan, as in the billing page's hash. */
export function nextTier(id: PlanId | null): 'basic' | 'standard' | 'pro' {
  return id === null ? 'basic' : nextUp[id];
}

/** Returns the target of an upgrade: the billing page with the plan above the active one marked. */
export function upgradeTarget(id: PlanId | null): string {
  return `/app/account/billing#${nextTier(id)}`;
}

const mended: ReadonlySet<ErrorKey> = new Set<ErrorKey>([
  'max_characters_exceeded',
  'max_characters_per_conversion_exceeded',
  'speaker_premium',
  'background_not_in_plan',
  'no_active_subscription',
  'noActiveSubscription',
  'subscription.expired',
  'subscriptionLimitReached',
]);

/** Returns whether an upgrade may resolve an error. */
export function isFixedByUpgrade(key: ErrorKey | null): boolean {
  return key !== null && mended.has(key);
}
