import './options.ts';
import type { JobName } from '@duu/contract/documents/operations';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { deps } from './deps.ts';
import { runJob } from './services/jobs/run-job.ts';

function scheduled(name: JobName, schedule: string) {
  return onSchedule(
    { schedule, timeZone: 'Asia/Ulaanbaatar', timeoutSeconds: 540, retryCount: 1 },
    async () => {
      await runJob(deps(), name);
    },
  );
}

/** In the small hours, when few listen. */
export const purgeExpiredAudio = scheduled('purgeExpiredAudio', '30 3 * * *');
export const expireSubscriptions = scheduled('expireSubscriptions', '*/15 * * * *');
export const settleStale = scheduled('settleStale', '*/10 * * * *');
export const finishDeletions = scheduled('finishDeletions', '*/10 * * * *');
/** After the purge, which removes most of what a crash left. */
export const removeOrphans = scheduled('removeOrphans', '30 4 * * *');
/** Soon after midnight too, when the day before is over. */
export const dailyFigures = scheduled('dailyFigures', '5 * * * *');
