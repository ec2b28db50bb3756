import type { Calls } from '@duu/contract/calls/calls';
import * as library from '../services/library/search-audios.ts';
import type { Handler } from './handler.ts';

export const searchAudios: Handler<Calls['searchAudios']> = ({ deps, actor, query }) =>
  library.searchAudios(deps, actor.uid, query);
