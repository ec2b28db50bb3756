import { z } from 'zod';
import { planId } from '../documents/plan.ts';
import { planTerms } from '../documents/plan-terms.ts';
import { call, nothing } from './call.ts';
import { getPlans } from './public.ts';

/** Every plan, on sale or not, in order; people see the same of those on sale. */
export const adminListPlans = call({
  method: 'GET',
  path: '/admin/plans',
  who: 'admin',
  output: getPlans.output,
});

/** Puts a plan in place that the catalogue lacks; what its id stands for is given. */
export const adminCreatePlan = call({
  method: 'POST',
  path: '/admin/plans',
  who: 'admin',
  input: planTerms.extend({ planId }),
  output: nothing,
  errors: ['invalid_plan_id', 'plan_already_exists'],
});

/** Subscriptions and orders keep the terms they were made under. */
export const adminUpdatePlan = call({
  method: 'PATCH',
  path: '/admin/plans/:planId',
  who: 'admin',
  params: z.object({ planId }),
  input: planTerms.partial(),
  output: nothing,
  errors: ['invalid_plan_id', 'plan_not_found'],
});
