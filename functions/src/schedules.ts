import './options.ts';
import type { JobName } from '@duu/contract/documents/operations';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { deps } from './deps.ts';
import { mailAccess, qpaySecrets, streamKey, stripeSecrets, trialKey } from './env.ts';
import { jobSchedules, jobTimeZone } from './job-schedules.ts';
import { runJob } from './services/jobs/run-job.ts';

/** Secrets of jobs that call payment providers. */
const paying = [...stripeSecrets, ...qpaySecrets];

function scheduled(name: JobName, secrets: (typeof mailAccess)[] = []) {
  const schedule = jobSchedules[name];
  return onSchedule(
    { schedule, timeZone: jobTimeZone, timeoutSeconds: 540, retryCount: 1, secrets },
    async () => {
      await runJob(deps(), name);
    },
  );
}

export const purgeExpiredAudio = scheduled('purgeExpiredAudio');
export const expireSubscriptions = scheduled('expireSubscriptions');
export const settleStale = scheduled('settleStale');
export const finishDeletions = scheduled('finishDeletions', [...paying, trialKey]);
export const removeOrphans = scheduled('removeOrphans', paying);
export const dailyFigures = scheduled('dailyFigures');
export const sendMails = scheduled('sendMails', [mailAccess, streamKey]);
export const sendWebhooks = scheduled('sendWebhooks');
export const remindUsers = scheduled('remindUsers');
export const reconcileOrders = scheduled('reconcileOrders', paying);
export const checkHealth = scheduled('checkHealth');
