export const jobsEn = {
  'jobs.title': 'Jobs',
  'jobs.lead': 'Jobs that run on a schedule. You can safely run any of them now.',
  'jobs.run': 'Run now',
  'jobs.ok': 'Succeeded',
  'jobs.failed': 'Failed',
  'jobs.left': 'Done, {count} skipped',
  'jobs.never': 'Never run',
  'jobs.last': 'Last run: {when}',
  'jobs.done': '{job}: {result}.',
  'jobs.purgeExpiredAudio': 'Delete expired audio',
  'jobs.purgeExpiredAudio.text':
    'Every night: deletes audio whose storage time has ended, with its files, links and versions.',
  'jobs.expireSubscriptions': 'End subscriptions',
  'jobs.expireSubscriptions.text':
    'Every 15 minutes: ends subscriptions whose period is over. Unused characters expire.',
  'jobs.settleStale': 'Recover stuck conversions',
  'jobs.settleStale.text':
    'Every 10 minutes: restarts stalled conversions. Those that can’t finish fail, and their characters are returned.',
  'jobs.dailyFigures': 'Count the daily figures',
  'jobs.dailyFigures.text':
    'Every hour: counts conversions, characters, failures, new users and revenue for the dashboard.',
  'jobs.finishDeletions': 'Finish account deletions',
  'jobs.finishDeletions.text': 'Every 10 minutes: completes interrupted account deletions.',
  'jobs.removeOrphans': 'Remove orphaned data',
  'jobs.removeOrphans.text':
    'Every night: removes documents, files and links of deleted accounts, and counts accounts without a sign-in method.',
  'jobs.sendMails': 'Send e-mails',
  'jobs.sendMails.text':
    'Every minute: sends e-mails that are due, and retries those that the mail service did not accept.',
  'jobs.sendWebhooks': 'Send webhooks',
  'jobs.sendWebhooks.text':
    'Every minute: sends webhook messages that are due, and retries those that a server did not accept.',
  'jobs.remindUsers': 'Queue reminders',
  'jobs.remindUsers.text':
    'Every morning: queues e-mails about plans that will end and audio that will be deleted within a week.',
  'jobs.reconcileOrders': 'Reconcile orders',
  'jobs.reconcileOrders.text':
    'Every 10 minutes: checks open orders and refunds with the payment providers, repairs missed updates and cancels expired orders.',
  'jobs.checkHealth': 'Check health',
  'jobs.checkHealth.text':
    'Every 5 minutes: logs waiting conversions, late jobs and payments without a plan, for alerts.',
  'jobs.result.waiting': '{count, plural, one {# conversion} other {# conversions}} waiting',
  'jobs.result.late': '{count, plural, one {# job} other {# jobs}} late',
  'jobs.result.repaired': '{count, plural, one {# order} other {# orders}} repaired',
  'jobs.result.canceled':
    '{count, plural, one {# expired order} other {# expired orders}} canceled',
  'jobs.result.refunds': '{count, plural, one {# refund} other {# refunds}} finished',
  'jobs.result.unserved': '{count, plural, one {# unmatched payment} other {# unmatched payments}}',
  'jobs.result.unpaid': '{count, plural, one {# plan} other {# plans}} without a payment',
  'jobs.result.nothing': 'nothing to do',
  'jobs.result.deleted': '{count, plural, one {# audio} other {# audios}} deleted',
  'jobs.result.swept': '{count, plural, one {# leftover file} other {# leftover files}} removed',
  'jobs.result.expired': '{count, plural, one {# subscription} other {# subscriptions}} ended',
  'jobs.result.failed': '{count, plural, one {# conversion} other {# conversions}} failed',
  'jobs.result.resumed': '{count, plural, one {# conversion} other {# conversions}} restarted',
  'jobs.result.finished': '{count, plural, one {# deletion} other {# deletions}} finished',
  'jobs.result.forgotten':
    '{count, plural, one {# finished deletion} other {# finished deletions}} cleared',
  'jobs.result.removed': 'data of {count, plural, one {# account} other {# accounts}} removed',
  'jobs.result.unreachable':
    '{count, plural, one {# account} other {# accounts}} without a sign-in method',
  'jobs.result.sent': '{count, plural, one {# e-mail} other {# e-mails}} sent',
  'jobs.result.delivered': '{count, plural, one {# message} other {# messages}} delivered',
  'jobs.result.messagesPostponed': '{count, plural, one {# message} other {# messages}} to retry',
  'jobs.result.messagesFailed': '{count, plural, one {# message} other {# messages}} failed',
  'jobs.result.skipped': '{count, plural, one {# e-mail} other {# e-mails}} skipped',
  'jobs.result.postponed': '{count, plural, one {# e-mail} other {# e-mails}} to retry',
  'jobs.result.mailsFailed': '{count, plural, one {# e-mail} other {# e-mails}} failed',
  'jobs.result.plans': '{count, plural, one {# user} other {# users}} reminded about a plan',
  'jobs.result.audios': '{count, plural, one {# user} other {# users}} reminded about audio',
  'jobs.result.days': '{count, plural, one {# day} other {# days}} counted',
} as const;
