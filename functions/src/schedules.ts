import './options.ts';
import type { JobName } from '@duu/contract/documents/operations';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { deps } from './deps.ts';
import { mailAccess, qpaySecrets, streamKey, stripeSecrets } from './env.ts';
import { runJob } from './services/jobs/run-job.ts';

/** Jobs ask payment providers: orders are reconciled, and what deleted accounts still pay for is ended. */
const paying = [...stripeSecrets, ...qpaySecrets];

function scheduled(name: JobName, schedule: string, secrets: (typeof mailAccess)[] = []) {
  return onSchedule(
    { schedule, timeZone: 'Asia/Ulaanbaatar', timeoutSeconds: 540, retryCount: 1, secrets },
    async () => {
      await runJob(deps(), name);
    },
  );
}

/** In the small hours, when few listen. */
export const purgeExpiredAudio = scheduled('purgeExpiredAudio', '30 3 * * *');
export const expireSubscriptions = scheduled('expireSubscriptions', '*/15 * * * *');
export const settleStale = scheduled('settleStale', '*/10 * * * *');
export const finishDeletions = scheduled('finishDeletions', '*/10 * * * *', paying);
/** After the purge, which removes most of what a crash left. */
export const removeOrphans = scheduled('removeOrphans', '30 4 * * *', paying);
/** Soon after midnight too, when the day before is over. */
export const dailyFigures = scheduled('dailyFigures', '5 * * * *');
/** What a person waits for: a receipt comes within a minute. */
export const sendMails = scheduled('sendMails', '* * * * *', [mailAccess, streamKey]);
/** When people read, and after the expiry of what was not extended. */
export const remindPeople = scheduled('remindPeople', '0 10 * * *');
/** Asks payment providers about orders that no webhook has told of. */
export const reconcileOrders = scheduled('reconcileOrders', '*/10 * * * *', paying);
