import type { Calls } from '@duu/contract/calls/calls';
import { createPlan } from '../services/admin/plans.ts';
import type { Handler } from './handler.ts';

export const adminCreatePlan: Handler<Calls['adminCreatePlan']> = async ({
  deps,
  actor,
  input,
}) => {
  await createPlan(deps, actor, input);
  return {};
};
