import type { PlanId } from '@duu/contract/documents/plan';

let planId: PlanId | null = null;

/** The active plan as the page knows it; null where there is none. */
export function setCurrentPlan(id: PlanId | null): void {
  planId = id;
}

const nextUp: Record<PlanId, 'basic' | 'standard' | 'pro'> = {
  '0': 'basic',
  '1': 'standard',
  '2': 'pro',
  '3': 'pro',
  '4': 'pro',
};

/** The plan one step above the given one, as the billing page's hash names it. */
export function nextTier(id: PlanId | null): 'basic' | 'standard' | 'pro' {
  return id === null ? 'basic' : nextUp[id];
}

/** Where an upgrade begins: the billing page with the next plan marked. */
export function upgradeTarget(id: PlanId | null = planId): string {
  return `/app/account/billing#${nextTier(id)}`;
}
