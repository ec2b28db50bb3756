import type { Calls } from '@duu/contract/calls/calls';
import { ensureAccount } from '../services/account/ensure-account.ts';
import { subscriptionOf } from '../services/credits/active-subscription.ts';
import type { Handler } from './handler.ts';

export const getCurrentSubscription: Handler<Calls['getCurrentSubscription']> = async ({
  deps,
  actor,
}) => {
  const user = await ensureAccount(deps, actor);
  return { subscription: await subscriptionOf(deps, user) };
};
