import type { Calls } from '@duu/contract/calls/calls';
import * as library from '../services/library/bulk-audios.ts';
import type { Handler } from './handler.ts';

export const bulkAudios: Handler<Calls['bulkAudios']> = ({ deps, actor, input }) =>
  library.bulkAudios(deps, actor.uid, input);
