import type { Calls } from '@duu/contract/calls/calls';
import * as library from '../services/library/save-position.ts';
import type { Handler } from './handler.ts';

export const savePosition: Handler<Calls['savePosition']> = async ({
  deps,
  actor,
  params,
  input,
}) => {
  await library.savePosition(deps, actor.uid, params.audioId, input.positionMs);
  return {};
};
