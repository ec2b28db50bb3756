import type { Calls } from '@duu/contract/calls/calls';
import { updateSpeaker } from '../services/admin/speakers.ts';
import type { Handler } from './handler.ts';

export const adminUpdateSpeaker: Handler<Calls['adminUpdateSpeaker']> = async ({
  deps,
  actor,
  params,
  input,
}) => {
  await updateSpeaker(deps, actor, params.speakerId, input);
  return {};
};
