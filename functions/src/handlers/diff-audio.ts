import type { Calls } from '@duu/contract/calls/calls';
import { diffWithAudio } from '../services/conversions/diff-with-audio.ts';
import type { Handler } from './handler.ts';

export const diffAudio: Handler<Calls['diffAudio']> = ({ deps, actor, input }) =>
  diffWithAudio(deps, actor.uid, input);
