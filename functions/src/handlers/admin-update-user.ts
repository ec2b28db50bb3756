import type { Calls } from '@duu/contract/calls/calls';
import { updatePerson } from '../services/people/update-person.ts';
import type { Handler } from './handler.ts';

export const adminUpdateUser: Handler<Calls['adminUpdateUser']> = async ({
  deps,
  actor,
  params,
  input,
}) => {
  await updatePerson(deps, actor, params.uid, input);
  return {};
};
