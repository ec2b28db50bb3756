import type { Calls } from '@duu/contract/calls/calls';
import { allPlans } from '../services/admin/plans.ts';
import type { Handler } from './handler.ts';

export const adminListPlans: Handler<Calls['adminListPlans']> = async ({ deps }) => ({
  plans: await allPlans(deps),
});
