export const jobsEn = {
  'jobs.title': 'Jobs',
  'jobs.lead': 'What runs by itself. Running a job once more does no harm.',
  'jobs.run': 'Run now',
  'jobs.ok': 'Went well',
  'jobs.failed': 'Failed',
  'jobs.left': 'Done, {count} left',
  'jobs.never': 'Has not run yet',
  'jobs.last': 'Last run: {when}',
  'jobs.done': '{job}: {result}.',
  'jobs.purgeExpiredAudio': 'Delete expired audio',
  'jobs.purgeExpiredAudio.text':
    'Every night: deletes audio whose storage time is over, with files, links and versions.',
  'jobs.expireSubscriptions': 'End subscriptions',
  'jobs.expireSubscriptions.text':
    'Every 15 minutes: ends subscriptions whose period is over, with what is left of their characters.',
  'jobs.settleStale': 'Look after stuck conversions',
  'jobs.settleStale.text':
    'Every 10 minutes: revives conversions that nobody is at, and fails those that cannot be finished, which gives their characters back.',
  'jobs.dailyFigures': 'Count the daily figures',
  'jobs.dailyFigures.text':
    'Every hour: counts conversions, characters, failures, new users and revenue for the dashboard.',
  'jobs.finishDeletions': 'Finish account deletions',
  'jobs.finishDeletions.text':
    'Every 10 minutes: finishes deletions of accounts that were interrupted.',
  'jobs.removeOrphans': 'Remove what has no user',
  'jobs.removeOrphans.text':
    'Every night: removes documents, files and links whose account is gone, and counts accounts that nobody can sign in to.',
  'jobs.sendMails': 'Send e-mails',
  'jobs.sendMails.text':
    'Every minute: sends the e-mails that are due, and tries again those that the mail service did not take.',
  'jobs.remindPeople': 'Remind people',
  'jobs.remindPeople.text':
    'Every morning: queues e-mails about plans that end and audio that will be deleted within a week.',
  'jobs.reconcileOrders': 'Reconcile orders',
  'jobs.reconcileOrders.text':
    'Asks the payment providers about open orders and refunds, repairs what a lost message left undone, and cancels what has expired.',
  'jobs.result.repaired': '{count, plural, one {# order} other {# orders}} repaired',
  'jobs.result.canceled':
    '{count, plural, one {# expired order} other {# expired orders}} canceled',
  'jobs.result.refunds': '{count, plural, one {# refund} other {# refunds}} finished',
  'jobs.result.unserved': '{count, plural, one {# payment} other {# payments}} without a plan',
  'jobs.result.unpaid': '{count, plural, one {# plan} other {# plans}} without a payment',
  'jobs.result.nothing': 'nothing to do',
  'jobs.result.deleted': '{count, plural, one {# audio} other {# audios}} deleted',
  'jobs.result.swept': '{count, plural, one {# leftover file} other {# leftover files}} removed',
  'jobs.result.expired': '{count, plural, one {# subscription} other {# subscriptions}} ended',
  'jobs.result.failed': '{count, plural, one {# conversion} other {# conversions}} failed',
  'jobs.result.resumed': '{count, plural, one {# conversion} other {# conversions}} revived',
  'jobs.result.finished': '{count, plural, one {# deletion} other {# deletions}} finished',
  'jobs.result.forgotten':
    '{count, plural, one {# finished deletion} other {# finished deletions}} cleared',
  'jobs.result.removed':
    '{count, plural, one {# account’s remains} other {# accounts’ remains}} removed',
  'jobs.result.unreachable':
    '{count, plural, one {# account} other {# accounts}} without a sign-in',
  'jobs.result.sent': '{count, plural, one {# e-mail} other {# e-mails}} sent',
  'jobs.result.skipped': '{count, plural, one {# e-mail} other {# e-mails}} not wanted',
  'jobs.result.postponed': '{count, plural, one {# e-mail} other {# e-mails}} to be tried again',
  'jobs.result.mailsFailed': '{count, plural, one {# e-mail} other {# e-mails}} given up',
  'jobs.result.plans': '{count, plural, one {# person} other {# people}} reminded of a plan',
  'jobs.result.audios': '{count, plural, one {# person} other {# people}} reminded of audio',
  'jobs.result.days': '{count, plural, one {# day} other {# days}} counted',
} as const;
