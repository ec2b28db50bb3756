import type { Calls } from '@duu/contract/calls/calls';
import { startReconversion } from '../services/conversions/start-reconversion.ts';
import type { Handler } from './handler.ts';

export const resynthesize: Handler<Calls['resynthesize']> = ({
  deps,
  actor,
  params,
  input,
  idempotencyKey,
}) => startReconversion(deps, actor.uid, params.audioId, input, idempotencyKey);
