import type { Calls } from '@duu/contract/calls/calls';
import { seeAudio } from '../services/admin/audios.ts';
import type { Handler } from './handler.ts';

export const adminGetAudio: Handler<Calls['adminGetAudio']> = async ({ deps, params }) => ({
  audio: await seeAudio(deps, params),
});
