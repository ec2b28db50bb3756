import type { Calls } from '@duu/contract/calls/calls';
import { ensureAccount } from '../services/account/ensure-account.ts';
import { shownSubscription } from '../services/credits/active-subscription.ts';
import type { Handler } from './handler.ts';

export const getMe: Handler<Calls['getMe']> = async ({ deps, actor }) => {
  const user = await ensureAccount(deps, actor);
  // The token may be older than what has become of the claim.
  const state = actor.admin ? await deps.accountStates.current(actor.uid, false) : null;
  return {
    user,
    subscription: await shownSubscription(deps, user),
    admin: state?.admin === true,
  };
};
