import type { JobName } from '@duu/contract/documents/operations';
import type { Translate } from '../../../i18n/intl.tsx';
import type { MessageId } from '../../../i18n/messages/messages.ts';

/** The text for each number of a job's result. */
const counted: Record<JobName, Readonly<Record<string, MessageId>>> = {
  purgeExpiredAudio: { deleted: 'jobs.result.deleted', swept: 'jobs.result.swept' },
  expireSubscriptions: { expired: 'jobs.result.expired' },
  settleStale: { failed: 'jobs.result.failed', resumed: 'jobs.result.resumed' },
  dailyFigures: { days: 'jobs.result.days' },
  finishDeletions: { finished: 'jobs.result.finished', forgotten: 'jobs.result.forgotten' },
  removeOrphans: { removed: 'jobs.result.removed', unreachable: 'jobs.result.unreachable' },
  sendMails: {
    sent: 'jobs.result.sent',
    skipped: 'jobs.result.skipped',
    postponed: 'jobs.result.postponed',
    failed: 'jobs.result.mailsFailed',
  },
  sendWebhooks: {
    delivered: 'jobs.result.delivered',
    postponed: 'jobs.result.messagesPostponed',
    failed: 'jobs.result.messagesFailed',
  },
  remindUsers: { plans: 'jobs.result.plans', audios: 'jobs.result.audios' },
  reconcileOrders: {
    repaired: 'jobs.result.repaired',
    canceled: 'jobs.result.canceled',
    refunds: 'jobs.result.refunds',
    ungranted: 'jobs.result.unserved',
    unpaid: 'jobs.result.unpaid',
  },
  checkHealth: {
    waiting: 'jobs.result.waiting',
    late: 'jobs.result.late',
    withoutGrant: 'jobs.result.unserved',
  },
};

/** Returns a job's result in words. */
export function resultText(
  name: JobName,
  result: Readonly<Record<string, number>>,
  t: Translate,
): string {
  const counts = Object.entries(counted[name])
    .filter(([key]) => (result[key] ?? 0) > 0)
    .map(([key, id]) => t(id, { count: result[key] ?? 0 }));
  return counts.length === 0 ? t('jobs.result.nothing') : counts.join(', ');
}
