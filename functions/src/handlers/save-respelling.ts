import type { Calls } from '@duu/contract/calls/calls';
import * as dictionary from '../services/dictionary.ts';
import type { Handler } from './handler.ts';

export const saveRespelling: Handler<Calls['saveRespelling']> = async ({ deps, actor, input }) => ({
  entryId: await dictionary.saveRespelling(deps, actor, input),
});
