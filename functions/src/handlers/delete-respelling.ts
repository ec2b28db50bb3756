import type { Calls } from '@duu/contract/calls/calls';
import * as dictionary from '../services/dictionary.ts';
import type { Handler } from './handler.ts';

export const deleteRespelling: Handler<Calls['deleteRespelling']> = async ({
  deps,
  actor,
  params,
}) => {
  await dictionary.deleteRespelling(deps, actor.uid, params.entryId);
  return {};
};
