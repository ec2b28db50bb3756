import type { Calls } from '@duu/contract/calls/calls';
import * as library from '../services/library/delete-audio.ts';
import type { Handler } from './handler.ts';

export const deleteAudio: Handler<Calls['deleteAudio']> = async ({ deps, actor, params }) => {
  await library.deleteAudio(deps, actor.uid, params.audioId);
  return {};
};
