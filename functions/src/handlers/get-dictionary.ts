import type { Calls } from '@duu/contract/calls/calls';
import { dictionaryOf } from '../services/dictionary.ts';
import type { Handler } from './handler.ts';

export const getDictionary: Handler<Calls['getDictionary']> = async ({ deps, actor }) => ({
  entries: await dictionaryOf(deps, actor.uid),
});
