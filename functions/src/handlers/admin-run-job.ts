import type { Calls } from '@duu/contract/calls/calls';
import { runJobByAdmin } from '../services/admin/run-job.ts';
import type { Handler } from './handler.ts';

export const adminRunJob: Handler<Calls['adminRunJob']> = ({ deps, actor, params }) =>
  runJobByAdmin(deps, actor, params.name);
