import type { Calls } from '@duu/contract/calls/calls';
import { listPeople } from '../services/people/list-people.ts';
import type { Handler } from './handler.ts';

export const adminListUsers: Handler<Calls['adminListUsers']> = ({ deps, query }) =>
  listPeople(deps, query);
