import type { Calls } from '@duu/contract/calls/calls';
import { plansOnSale } from '../services/catalogue.ts';
import type { Handler } from './handler.ts';

export const getPlans: Handler<Calls['getPlans']> = async ({ deps }) => ({
  plans: await plansOnSale(deps),
});
