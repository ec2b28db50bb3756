import type { ErrorKey } from '@duu/contract/errors/keys';

/** The billing page with the plan above the active one marked. */
export const upgradePath = '/app/account/billing#upgrade';

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

/** Whether an upgrade may resolve an error. */
export function isFixedByUpgrade(key: ErrorKey | null): boolean {
  return key !== null && mended.has(key);
}
