import type { Calls } from '@duu/contract/calls/calls';
import { readText } from '../services/conversions/read-text.ts';
import type { Handler } from './handler.ts';

export const normalizeText: Handler<Calls['normalizeText']> = async ({ deps, actor, input }) => ({
  segments: await readText(deps, actor.uid, input),
});
