import type { JobName } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';
import { type Admin, audit } from '../audit.ts';
import { checkHealth } from './check-health.ts';
import { dailyFigures } from './daily-figures.ts';
import { Leftovers } from './each-document.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { finishDeletions } from './finish-deletions.ts';
import { purgeExpiredAudio } from './purge-expired-audio.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { remindUsers } from './remind-users.ts';
import { removeOrphans } from './remove-orphans.ts';
import { sendMails } from './send-mails.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { settleStale } from './settle-stale.ts';

type Figures = Readonly<Record<string, number>>;

/** All jobs are idempotent and find their own work, so they may run at any time and be interrupted. */
const jobs: Record<
  JobName,
  (deps: Deps, left: Leftovers, since: Date | null, reached: Date | null) => Promise<Figures>
> = {
  purgeExpiredAudio,
  expireSubscriptions,
  settleStale,
  dailyFigures,
  finishDeletions,
  removeOrphans,
  sendMails,
  sendWebhooks,
  remindUsers,
  reconcileOrders,
  checkHealth,
};

export interface JobRun {
  readonly result: Record<string, number>;
  /** Documents that it could not handle. */
  readonly left: number;
}

/**
 * Runs a job and stores the result in `jobs/{name}`.
 */
export async function runJob(deps: Deps, name: JobName): Promise<JobRun> {
  const { documents, log, now } = deps;
  const startedAt = now();
  const leftovers = new Leftovers(log);
  const left = () => ({ left: leftovers.count, leftPaths: leftovers.paths });
  const { completeAt: since = null, reachedAt = null } =
    (await documents.job(name).get()).data() ?? {};
  try {
    const result = { ...(await jobs[name](deps, leftovers, since, reachedAt)) };
    const completeAt = leftovers.count === 0 ? startedAt : since;
    const ended = { startedAt, endedAt: now(), ok: true, result, ...left() };
    await documents.job(name).set({ ...ended, completeAt, reachedAt: startedAt });
    log.info('job_done', { job: name, ...result });
    if (leftovers.count > 0) log.error('job_left', { job: name, left: leftovers.count });
    return { result, left: leftovers.count };
  } catch (error) {
    const ended = { startedAt, endedAt: now(), ok: false, result: {}, ...left() };
    await documents.job(name).set({ ...ended, completeAt: since, reachedAt });
    log.error('job_failed', { job: name }, error);
    throw error;
  }
}

/**
 * Runs a job for an admin. The audit entry is written first, as a job may outlive the request; `jobs/{name}`
 * has the result.
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
