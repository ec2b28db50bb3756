import type { Calls } from '@duu/contract/calls/calls';
import { lastRuns } from '../services/jobs/last-runs.ts';
import type { Handler } from './handler.ts';

export const adminListJobs: Handler<Calls['adminListJobs']> = async ({ deps }) => ({
  jobs: await lastRuns(deps),
});
