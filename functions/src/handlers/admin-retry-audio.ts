import type { Calls } from '@duu/contract/calls/calls';
import { retryAudioOf } from '../services/admin/audios.ts';
import type { Handler } from './handler.ts';

export const adminRetryAudio: Handler<Calls['adminRetryAudio']> = async ({
  deps,
  actor,
  params,
}) => {
  await retryAudioOf(deps, actor, params);
  return {};
};
