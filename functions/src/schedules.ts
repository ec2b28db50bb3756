import './options.ts';
import type { JobName } from '@duu/contract/documents/operations';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { deps } from './deps.ts';
import { mailAccess, qpaySecrets, streamKey, stripeSecrets } from './env.ts';
import { runJob } from './services/jobs/run-job.ts';

/** Secrets of jobs that call payment providers. */
const paying = [...stripeSecrets, ...qpaySecrets];

function scheduled(name: JobName, schedule: string, secrets: (typeof mailAccess)[] = []) {
  return onSchedule(
    { schedule, timeZone: 'Asia/Ulaanbaatar', timeoutSeconds: 540, retryCount: 1, secrets },
    async () => {
      await runJob(deps(), name);
    },
  );
}

/** At night, when few users listen. */
export const purgeExpiredAudio = scheduled('purgeExpiredAudio', '30 3 * * *');
export const expireSubscriptions = scheduled('expireSubscriptions', '*/15 * * * *');
export const settleStale = scheduled('settleStale', '*/10 * * * *');
export const finishDeletions = scheduled('finishDeletions', '*/10 * * * *', paying);
/** After the purge, which removes most leftovers of crashes. */
export const removeOrphans = scheduled('removeOrphans', '30 4 * * *', paying);
/** Also soon after midnight, to complete the previous day. */
export const dailyFigures = scheduled('dailyFigures', '5 * * * *');
/** Users wait for receipts: within a minute. */
export const sendMails = scheduled('sendMails', '* * * * *', [mailAccess, streamKey]);
/** In the morning, and after expired plans were ended. */
export const remindPeople = scheduled('remindPeople', '0 10 * * *');
/** Settles orders whose webhook never came. */
export const reconcileOrders = scheduled('reconcileOrders', '*/10 * * * *', paying);
