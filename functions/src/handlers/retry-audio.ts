import type { Calls } from '@duu/contract/calls/calls';
import { retryConversion } from '../services/conversions/retry-conversion.ts';
import type { Handler } from './handler.ts';

export const retryAudio: Handler<Calls['retryAudio']> = ({ deps, actor, params }) =>
  retryConversion(deps, actor.uid, params.audioId);
