import type { Calls } from '@duu/contract/calls/calls';
import { keptDictionary } from '../services/kept-dictionary.ts';
import type { Handler } from './handler.ts';

export const getDictionary: Handler<Calls['getDictionary']> = async ({ deps, actor }) => ({
  entries: [...(await keptDictionary(deps, actor.uid))],
});
