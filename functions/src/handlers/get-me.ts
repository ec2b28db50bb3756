import type { Calls } from '@duu/contract/calls/calls';
import { ensureAccount } from '../services/account/ensure-account.ts';
import { currentSubscription } from '../services/credits/current-subscription.ts';
import type { Handler } from './handler.ts';

export const getMe: Handler<Calls['getMe']> = async ({ deps, actor }) => {
  const user = await ensureAccount(deps, actor);
  return {
    user,
    subscription: await currentSubscription(deps, actor.uid),
    admin: actor.admin,
  };
};
