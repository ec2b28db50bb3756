import type { JobName } from '@duu/contract/documents/operations';

/** When each job runs, as cron lines in the time of `jobTimeZone`. */
export const jobSchedules: Readonly<Record<JobName, string>> = {
  // At night, when few users listen.
  purgeExpiredAudio: '30 3 * * *',
  expireSubscriptions: '*/15 * * * *',
  settleStale: '*/10 * * * *',
  finishDeletions: '*/10 * * * *',
  // After the purge, which removes most leftovers of crashes.
  removeOrphans: '30 4 * * *',
  // Also soon after midnight, to complete the previous day.
  dailyFigures: '5 * * * *',
  // Users wait for receipts: within a minute.
  sendMails: '* * * * *',
  // Programs wait for what is done: within a minute.
  sendWebhooks: '* * * * *',
  // In the morning, and after expired plans were ended.
  remindUsers: '0 10 * * *',
  // Settles orders whose webhook never came.
  reconcileOrders: '*/10 * * * *',
  // Logs late jobs and waiting conversions, which deploy/ops/alerts watches.
  checkHealth: '*/5 * * * *',
};

export const jobTimeZone = 'Asia/Ulaanbaatar';
