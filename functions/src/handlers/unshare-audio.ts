import type { Calls } from '@duu/contract/calls/calls';
import * as sharing from '../services/sharing/share-audio.ts';
import type { Handler } from './handler.ts';

export const unshareAudio: Handler<Calls['unshareAudio']> = async ({ deps, actor, params }) => {
  await sharing.unshareAudio(deps, actor.uid, params.audioId);
  return {};
};
