import type { Calls } from '@duu/contract/calls/calls';
import { routeRules } from '../services/route-rules.ts';
import type { Handler } from './handler.ts';

export const adminListRouteRules: Handler<Calls['adminListRouteRules']> = async ({ deps }) => ({
  rules: await routeRules(deps),
});
