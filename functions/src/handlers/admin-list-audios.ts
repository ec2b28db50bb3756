import type { Calls } from '@duu/contract/calls/calls';
import { listAudios } from '../services/admin/audios.ts';
import type { Handler } from './handler.ts';

export const adminListAudios: Handler<Calls['adminListAudios']> = ({ deps, query }) =>
  listAudios(deps, query);
