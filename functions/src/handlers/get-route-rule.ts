import type { Calls } from '@duu/contract/calls/calls';
import { redirectFor } from '../services/route-rules.ts';
import type { Handler } from './handler.ts';

export const getRouteRule: Handler<Calls['getRouteRule']> = async ({ deps, query }) => ({
  redirect: await redirectFor(deps, query.path),
});
