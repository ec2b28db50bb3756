import type { JobName } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';
import { dailyFigures } from './daily-figures.ts';
import { Leftovers } from './each-document.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { finishDeletions } from './finish-deletions.ts';
import { purgeExpiredAudio } from './purge-expired-audio.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { remindPeople } from './remind-people.ts';
import { removeOrphans } from './remove-orphans.ts';
import { sendMails } from './send-mails.ts';
import { settleStale } from './settle-stale.ts';

type Figures = Readonly<Record<string, number>>;

/** Every job is idempotent and finds its own work, so it may run at any time and be cut off at any point. */
const jobs: Record<JobName, (deps: Deps, left: Leftovers) => Promise<Figures>> = {
  purgeExpiredAudio,
  expireSubscriptions,
  settleStale,
  dailyFigures,
  finishDeletions,
  removeOrphans,
  sendMails,
  remindPeople,
  reconcileOrders,
};

export interface JobRun {
  readonly result: Record<string, number>;
  /** Documents that it could not handle. */
  readonly left: number;
}

/**
 * Runs a job and keeps how its last run went in `jobs/{name}`. `job_failed` and `job_left` are logged as errors, which
 * the alerts of docs/deploy.md match.
 */
export async function runJob(deps: Deps, name: JobName): Promise<JobRun> {
  const { documents, log, now } = deps;
  const startedAt = now();
  const leftovers = new Leftovers(log);
  const left = () => ({ left: leftovers.count, leftPaths: leftovers.paths });
  try {
    const result = { ...(await jobs[name](deps, leftovers)) };
    await documents.job(name).set({ startedAt, endedAt: now(), ok: true, result, ...left() });
    log.info('job_done', { job: name, ...result });
    if (leftovers.count > 0) log.error('job_left', { job: name, left: leftovers.count });
    return { result, left: leftovers.count };
  } catch (error) {
    const ended = { startedAt, endedAt: now(), ok: false, result: {}, ...left() };
    await documents.job(name).set(ended);
    log.error('job_failed', { job: name }, error);
    throw error;
  }
}
