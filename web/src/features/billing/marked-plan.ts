import type { PlanId } from '@duu/contract/documents/plan';
import { planHash } from '../../plans/plan-name.ts';
import type { ShownPlan } from '../../plans/shown-plans.ts';

/**
 * Returns the plan that a hash refers to, or null if no such plan is on sale. The tier of the user's monthly plan refers
 * to the yearly one, which is the remaining upgrade; if there is none, to the current plan.
 */
export function markedPlan(
  plans: readonly ShownPlan[],
  hash: string,
  activeId: PlanId | null,
): PlanId | null {
  const [, tier, yearly] = /^#(basic|standard|pro)(-yearly)?$/.exec(hash) ?? [];
  const ofTier = plans.filter((plan) => plan.tier === tier);
  const exact = ofTier.find((plan) => planHash(plan) === hash) ?? ofTier[0];
  const up = ofTier.find((plan) => plan.period === 'year');
  const active = ofTier.find((plan) => plan.id === activeId);
  if (active && !yearly) return active.period === 'month' && up ? up.id : active.id;
  return exact?.id ?? null;
}
