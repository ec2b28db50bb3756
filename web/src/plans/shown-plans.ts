import type { Plan, PlanId } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/initial-plans';

/** The plans for sale, as first installed. */
export const shownPlanIds = ['1', '2', '3', '4'] as const satisfies readonly PlanId[];

export type ShownPlan = Plan & { readonly id: PlanId };

/** Shown on the prerendered page until the live catalogue arrives, or if it does not. */
export const builtInPlans: readonly ShownPlan[] = shownPlanIds.map((id) => ({
  ...initialPlans[id],
  id,
}));
