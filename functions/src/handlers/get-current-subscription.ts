import type { Calls } from '@duu/contract/calls/calls';
import { ensureAccount } from '../services/account/ensure-account.ts';
import { currentSubscription } from '../services/credits/current-subscription.ts';
import type { Handler } from './handler.ts';

export const getCurrentSubscription: Handler<Calls['getCurrentSubscription']> = async ({
  deps,
  actor,
}) => {
  await ensureAccount(deps, actor);
  return { subscription: await currentSubscription(deps, actor.uid) };
};
