import type { Calls } from '@duu/contract/calls/calls';
import * as dictionary from '../services/dictionary.ts';
import type { Handler } from './handler.ts';

export const importRespellings: Handler<Calls['importRespellings']> = async ({
  deps,
  actor,
  input,
}) => ({ entryIds: await dictionary.saveRespellings(deps, actor, input.entries) });
