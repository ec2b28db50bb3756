import type { JobName } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';
import { type JobRun, runJob } from '../jobs/run-job.ts';
import { type Admin, audit } from './audit.ts';

/**
 * Runs a job by hand. Its entry in the audit log is written before the job begins, for a job may outlive the request; how
 * it went is in `jobs/{name}`.
 */
export async function runJobByAdmin(deps: Deps, admin: Admin, name: JobName): Promise<JobRun> {
  const { documents, now } = deps;
  await documents.transact(async (tx) => {
    const last = (await tx.get(documents.job(name))).data();
    audit(tx, deps, admin, {
      action: 'job.run',
      uid: null,
      target: name,
      before: last ? { startedAt: last.startedAt, ok: last.ok } : null,
      after: { startedAt: now() },
      reason: null,
    });
  });
  return runJob(deps, name);
}
