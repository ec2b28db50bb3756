import type { Calls } from '@duu/contract/calls/calls';
import * as library from '../services/library/update-audio.ts';
import type { Handler } from './handler.ts';

export const updateAudio: Handler<Calls['updateAudio']> = async ({
  deps,
  actor,
  params,
  input,
}) => {
  await library.updateAudio(deps, actor.uid, params.audioId, input);
  return {};
};
