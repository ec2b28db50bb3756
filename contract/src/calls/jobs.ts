import { z } from 'zod';
import { job, jobName } from '../documents/operations.ts';
import { call } from './call.ts';

/** Runs a scheduled job now. Idempotent, so it may run beside its schedule. */
export const adminRunJob = call({
  method: 'POST',
  path: '/admin/jobs/:name/run',
  who: 'admin',
  params: z.object({ name: jobName }),
  output: z.object({
    result: z.record(z.string(), z.number()),
    /** Documents that the run could not handle. */
    left: z.int().nonnegative(),
  }),
});

/** Lists all jobs with their last run. */
export const adminListJobs = call({
  method: 'GET',
  path: '/admin/jobs',
  who: 'admin',
  output: z.object({ jobs: z.array(z.object({ name: jobName, lastRun: job.nullable() })) }),
});
