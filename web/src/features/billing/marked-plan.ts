import type { PlanId } from '@duu/contract/documents/plan';
import { planHash } from '../../plans/plan-name.ts';
import type { ShownPlan } from '../../plans/shown-plans.ts';

/**
 * The plan that a hash means; null where it means none that is on sale. A tier whose monthly plan the person has means
 * the yearly one, which is the step up that is left; where there is none, what they have.
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
