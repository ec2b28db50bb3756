import type { Calls } from '@duu/contract/calls/calls';
import { updateAccount } from '../services/account/update-account.ts';
import type { Handler } from './handler.ts';

export const updateMe: Handler<Calls['updateMe']> = async ({ deps, actor, input }) => {
  await updateAccount(deps, actor, input);
  return {};
};
