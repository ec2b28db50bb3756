import type { Plan, PlanId } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/plans';

/** The plans that can be bought, as first installed. */
export const shownPlanIds = ['1', '2', '3', '4'] as const satisfies readonly PlanId[];

export type ShownPlan = Plan & { readonly id: PlanId };

/** What the prerendered page shows until the live catalogue answers, and where it does not. */
export const builtInPlans: readonly ShownPlan[] = shownPlanIds.map((id) => ({
  ...initialPlans[id],
  id,
}));
