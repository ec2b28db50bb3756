import type { Calls } from '@duu/contract/calls/calls';
import { figuresOf } from '../services/figures/figures-of.ts';
import type { Handler } from './handler.ts';

export const adminGetStats: Handler<Calls['adminGetStats']> = async ({ deps, query }) => ({
  days: await figuresOf(deps, query.from, query.to),
});
