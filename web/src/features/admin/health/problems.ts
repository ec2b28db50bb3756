import type { Health } from '@duu/contract/calls/admin-health';
import { limits } from '@duu/contract/limits';

export const isSlow = ({ p95Ms }: Pick<Health['firstSound'], 'p95Ms'>) =>
  p95Ms !== null && p95Ms > limits.health.firstSoundMs;

export const isQueueOld = ({ oldestSeconds }: Pick<Health['queue'], 'oldestSeconds'>) =>
  oldestSeconds !== null && oldestSeconds > limits.health.queueSeconds;

type Engine = Health['engines'][number];

/** Returns whether an engine fails more often than one time in ten, heard or not. */
export const isFailing = ({ done, failed, replaced }: Engine) => {
  const all = failed + replaced;
  return all > 0 && all * 10 > done + all;
};

/** Returns whether speakers with another voice don't use it at present. */
export const isPaused = ({ pausedUntil }: Engine) => pausedUntil !== null;

/** Returns whether the page lists a job. One that has never run may belong to a new deployment. */
export const isJobProblem = ({ state }: Pick<Health['jobs'][number], 'state'>) => state !== 'ok';

/** Returns how many things need an admin. */
export function problemCount(health: Health): number {
  const found = [
    isSlow(health.firstSound),
    isQueueOld(health.queue),
    health.moneyWithoutGrant > 0,
    ...health.engines.map((engine) => engine.ready && (isFailing(engine) || isPaused(engine))),
    ...health.jobs.map((job) => isJobProblem(job) && job.state !== 'never'),
  ];
  return found.filter(Boolean).length;
}
