import type { Calls } from '@duu/contract/calls/calls';
import * as dictionary from '../services/dictionary.ts';
import type { Handler } from './handler.ts';

export const saveRespelling: Handler<Calls['saveRespelling']> = async ({ deps, actor, input }) => {
  const { replaces, ...respelling } = input;
  const [entryId = ''] = await dictionary.saveRespellings(deps, actor, [respelling], replaces);
  return { entryId };
};
