import type { Calls } from '@duu/contract/calls/calls';
import * as library from '../services/library/restore-version.ts';
import type { Handler } from './handler.ts';

export const restoreVersion: Handler<Calls['restoreVersion']> = async ({ deps, actor, params }) => {
  await library.restoreVersion(deps, actor.uid, params.audioId, params.version);
  return {};
};
