import type { Calls } from '@duu/contract/calls/calls';
import { createSpeaker } from '../services/admin/speakers.ts';
import type { Handler } from './handler.ts';

export const adminCreateSpeaker: Handler<Calls['adminCreateSpeaker']> = async ({
  deps,
  actor,
  input,
}) => ({ speakerId: await createSpeaker(deps, actor, input) });
