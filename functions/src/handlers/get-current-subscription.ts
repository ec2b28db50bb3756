import type { Calls } from '@duu/contract/calls/calls';
import { ensureAccount } from '../services/account/ensure-account.ts';
import { activeSubscription } from '../services/credits/active-subscription.ts';
import type { Handler } from './handler.ts';

export const getCurrentSubscription: Handler<Calls['getCurrentSubscription']> = async ({
  deps,
  actor,
}) => {
  await ensureAccount(deps, actor);
  return { subscription: await activeSubscription(deps, actor.uid) };
};
