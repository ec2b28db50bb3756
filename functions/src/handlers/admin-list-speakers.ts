import type { Calls } from '@duu/contract/calls/calls';
import { allSpeakers } from '../services/admin/speakers.ts';
import type { Handler } from './handler.ts';

export const adminListSpeakers: Handler<Calls['adminListSpeakers']> = async ({ deps }) => ({
  speakers: await allSpeakers(deps),
  engines: deps.enginesSetUp(),
});
