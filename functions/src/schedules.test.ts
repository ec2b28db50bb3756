import { expect, test } from 'vitest';
import { finishDeletions, purgeExpiredAudio, sendMails } from './schedules.ts';

const secretsOf = (job: typeof sendMails) =>
  (job.__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);

test('the job that finishes deletions can remember trials and end charges', () => {
  const secrets = secretsOf(finishDeletions);
  for (const needed of ['DUU_TRIAL_KEY', 'STRIPE_SECRET_KEY', 'QPAY_PASSWORD']) {
    expect(secrets).toContain(needed);
  }
});

test('the job that sends e-mails can sign their links', () => {
  expect(secretsOf(sendMails)).toEqual(['DUU_MAIL_ACCESS', 'DUU_STREAM_KEY']);
});

test('a job that needs no secret has none', () => {
  expect(secretsOf(purgeExpiredAudio)).toEqual([]);
});
