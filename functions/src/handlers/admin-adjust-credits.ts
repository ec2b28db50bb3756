import type { Calls } from '@duu/contract/calls/calls';
import { adjustCredits } from '../services/credits/adjust-credits.ts';
import type { Handler } from './handler.ts';

export const adminAdjustCredits: Handler<Calls['adminAdjustCredits']> = async ({
  deps,
  actor,
  params,
  input,
  idempotencyKey,
}) => ({
  subscription: await adjustCredits(deps, actor, params.uid, input, idempotencyKey),
});
