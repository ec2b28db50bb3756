import type { Calls } from '@duu/contract/calls/calls';
import { deleteAudioOf } from '../services/admin/audios.ts';
import type { Handler } from './handler.ts';

export const adminDeleteAudio: Handler<Calls['adminDeleteAudio']> = async ({
  deps,
  actor,
  params,
}) => {
  await deleteAudioOf(deps, actor, params);
  return {};
};
