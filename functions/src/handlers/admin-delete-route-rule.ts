import type { Calls } from '@duu/contract/calls/calls';
import { deleteRouteRule } from '../services/route-rules.ts';
import type { Handler } from './handler.ts';

export const adminDeleteRouteRule: Handler<Calls['adminDeleteRouteRule']> = async ({
  deps,
  actor,
  params,
}) => {
  await deleteRouteRule(deps, actor, params.ruleId);
  return {};
};
