import type { Calls } from '@duu/contract/calls/calls';
import { noteClientError } from '../services/client-errors.ts';
import type { Handler } from './handler.ts';

export const reportClientError: Handler<Calls['reportClientError']> = async ({ deps, input }) => {
  noteClientError(deps, input);
  return {};
};
