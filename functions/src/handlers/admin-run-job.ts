import type { Calls } from '@duu/contract/calls/calls';
import { runJob } from '../services/jobs/run-job.ts';
import type { Handler } from './handler.ts';

export const adminRunJob: Handler<Calls['adminRunJob']> = ({ deps, params }) =>
  runJob(deps, params.name);
