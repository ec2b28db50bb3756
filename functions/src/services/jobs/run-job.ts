import type { JobName } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';
import { dailyFigures } from './daily-figures.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { purgeExpiredAudio } from './purge-expired-audio.ts';
import { settleStale } from './settle-stale.ts';

type Figures = Readonly<Record<string, number>>;

/** Every job is idempotent and finds its own work, so it may run at any time and be cut off at any point. */
const jobs: Record<JobName, (deps: Deps) => Promise<Figures>> = {
  purgeExpiredAudio,
  expireSubscriptions,
  settleStale,
  dailyFigures,
};

/** Runs a job and keeps how its last run went in `jobs/{name}`. */
export async function runJob(deps: Deps, name: JobName): Promise<Record<string, number>> {
  const { documents, log, now } = deps;
  const startedAt = now();
  try {
    const result = { ...(await jobs[name](deps)) };
    await documents.job(name).set({ startedAt, endedAt: now(), ok: true, result });
    log.info('job_done', { job: name, ...result });
    return result;
  } catch (error) {
    await documents.job(name).set({ startedAt, endedAt: now(), ok: false, result: {} });
    log.error('job_failed', { job: name }, error);
    throw error;
  }
}
