import type { PlanId } from '@duu/contract/documents/plan';
import { planHash } from '../../plans/plan-name.ts';
import type { ShownPlan } from '../../plans/shown-plans.ts';

/** The tier above each plan. */
const nextUp: Record<PlanId, 'basic' | 'standard' | 'pro'> = {
  '0': 'basic',
  '1': 'standard',
  '2': 'pro',
  '3': 'pro',
  '4': 'pro',
};

/**
 * Returns the plan that a hash refers to, or null if no such plan is on sale. `#upgrade` is the plan above the active one.
 * The tier of the user's monthly plan refers to the yearly one, which is the remaining upgrade; if there is none, to the
 * current plan.
 */
export function markedPlan(
  plans: readonly ShownPlan[],
  given: string,
  activeId: PlanId | null,
): PlanId | null {
  const above = activeId === null ? 'basic' : nextUp[activeId];
  const hash = given === '#upgrade' ? `#${above}` : given;
  const [, tier, yearly] = /^#(basic|standard|pro)(-yearly)?$/.exec(hash) ?? [];
  const ofTier = plans.filter((plan) => plan.tier === tier);
  const exact = ofTier.find((plan) => planHash(plan) === hash) ?? ofTier[0];
  const up = ofTier.find((plan) => plan.period === 'year');
  const active = ofTier.find((plan) => plan.id === activeId);
  if (active && !yearly) return active.period === 'month' && up ? up.id : active.id;
  return exact?.id ?? null;
}
