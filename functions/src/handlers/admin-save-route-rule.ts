import type { Calls } from '@duu/contract/calls/calls';
import { saveRouteRule } from '../services/route-rules.ts';
import type { Handler } from './handler.ts';

export const adminSaveRouteRule: Handler<Calls['adminSaveRouteRule']> = async ({
  deps,
  actor,
  params,
  input,
}) => {
  await saveRouteRule(deps, actor, params.ruleId, input);
  return {};
};
