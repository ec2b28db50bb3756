import type { Calls } from '@duu/contract/calls/calls';
import { updatePlan } from '../services/admin/plans.ts';
import type { Handler } from './handler.ts';

export const adminUpdatePlan: Handler<Calls['adminUpdatePlan']> = async ({
  deps,
  actor,
  params,
  input,
}) => {
  await updatePlan(deps, actor, params.planId, input);
  return {};
};
