import { z } from 'zod';
import { planId } from '../documents/plan.ts';
import { planTerms } from '../documents/plan-terms.ts';
import { call, nothing } from './call.ts';
import { getPlans } from './public.ts';

/** Lists all plans in order, on sale or not; users see those on sale. */
export const adminListPlans = call({
  method: 'GET',
  path: '/admin/plans',
  who: 'admin',
  output: getPlans.output,
});

/** Creates a missing plan. Its id determines tier and period. */
export const adminCreatePlan = call({
  method: 'POST',
  path: '/admin/plans',
  who: 'admin',
  input: planTerms.extend({ planId }),
  output: nothing,
  errors: ['invalid_plan_id', 'plan_already_exists'],
});

/** Existing subscriptions and orders keep their terms. */
export const adminUpdatePlan = call({
  method: 'PATCH',
  path: '/admin/plans/:planId',
  who: 'admin',
  params: z.object({ planId }),
  input: planTerms.partial(),
  output: nothing,
  errors: ['invalid_plan_id', 'plan_not_found'],
});
