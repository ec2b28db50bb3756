import type { PlanId } from '@duu/contract/documents/plan';

const nextTier: Record<PlanId, 'basic' | 'standard' | 'pro'> = {
  '0': 'basic',
  '1': 'standard',
  '2': 'pro',
  '3': 'pro',
  '4': 'pro',
};

/** Where a person whose plan is too small goes: the billing page with the next plan marked. */
export function upgradeTarget(planId: PlanId | null): string {
  return `/app/account/billing#${planId === null ? 'basic' : nextTier[planId]}`;
}
