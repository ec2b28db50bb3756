import type { Calls } from '@duu/contract/calls/calls';
import { ensureAccount } from '../services/account/ensure-account.ts';
import { startConversion } from '../services/conversions/start-conversion.ts';
import type { Handler } from './handler.ts';

export const synthesize: Handler<Calls['synthesize']> = async ({
  deps,
  actor,
  input,
  idempotencyKey,
}) => {
  await ensureAccount(deps, actor);
  return startConversion(deps, actor.uid, input, idempotencyKey);
};
