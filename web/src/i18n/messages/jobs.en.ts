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
  'jobs.result.days': '{count, plural, one {# day} other {# days}} counted',
} as const;
