import type { Calls } from '@duu/contract/calls/calls';
import { deleteAccount } from '../services/account/delete-account.ts';
import type { Handler } from './handler.ts';

export const deleteMe: Handler<Calls['deleteMe']> = async ({ deps, actor }) => {
  await deleteAccount(deps, actor);
  return {};
};
