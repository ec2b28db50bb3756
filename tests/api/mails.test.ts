import type { Mail, OutboxMail } from '@duu/contract/documents/mail';
import type { RecurringCharge } from '@duu/contract/documents/subscription';
import { describe, expect, test } from 'vitest';
import { type Mailer, MailFault, type OutgoingMail } from '../../functions/src/adapters/mail.ts';
import { remindOfBatch } from '../../functions/src/services/jobs/remind-users.ts';
import { mailIdOf, queueMail } from '../../functions/src/services/mails/queue-mail.ts';
import { mailKeyOf, sendMail } from '../../functions/src/services/mails/send-mail.ts';
import { exampleMails } from '../../functions/src/services/mails/testing/examples.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { putAudio } from '../support/library.ts';
import { baseUrl } from '../support/suite.ts';
import {
  disableAccount,
  newAdmin,
  newProUser,
  newUserWithAccount,
  type TestUser,
} from '../support/users.ts';

const dayMs = 24 * 3_600_000;
const { receipt, audioEnds } = exampleMails;
const { documents } = suiteDeps();

function queue({ uid }: TestUser, mail: Mail): Promise<void> {
  return documents.transact(async (tx) => queueMail(tx, suiteDeps(), uid, mail));
}

async function outbox({ uid }: TestUser): Promise<OutboxMail[]> {
  return (await documents.mails(uid).get()).docs.map((doc) => doc.data());
}

async function stateOf({ uid }: TestUser, mail: Mail): Promise<string> {
  const { state = 'none', reason } = (await documents.mail(uid, mailIdOf(mail)).get()).data() ?? {};
  return reason ? `${state} ${reason}` : state;
}

/** A sender with its own clock and mail service. */
function sender(user: TestUser, send: (mail: OutgoingMail) => Promise<void>, dropsRepeats = true) {
  const given: OutgoingMail[] = [];
  const logged: string[] = [];
  const write = (...fields: unknown[]) => void logged.push(JSON.stringify(fields));
  let at = Date.now() + 1000;
  const mailer: Mailer = {
    dropsRepeats,
    async send(mail) {
      given.push(mail);
      await send(mail);
    },
  };
  const deps = {
    ...suiteDeps(),
    now: () => new Date(at),
    site: () => 'https://duu.example',
    log: { info: write, warn: write, error: write },
  };
  return {
    given,
    logged,
    later: (ms: number) => {
      at += ms;
    },
    attempt: (mail: Mail) => sendMail(deps, user.uid, mailIdOf(mail), mailer),
  };
}

const taking = () => Promise.resolve();
const crash = () => Promise.reject(new Error('The process has died.'));

describe('queued e-mails', () => {
  test('an e-mail is queued once despite retries, and sent once by parallel senders', async () => {
    const user = await newUserWithAccount();
    await Promise.all([queue(user, receipt), queue(user, receipt)]);
    expect(await outbox(user)).toHaveLength(1);
    const { attempt, given } = sender(user, taking);
    const results = await Promise.all(Array.from({ length: 5 }, () => attempt(receipt)));
    expect(results.sort()).toEqual(['sent', 'taken', 'taken', 'taken', 'taken']);
    await queue(user, receipt);
    expect(await attempt(receipt)).toBe('taken');
    expect(given.map(({ to, key }) => [to, key])).toEqual([
      [user.email, mailKeyOf(user.uid, mailIdOf(receipt))],
    ]);
  });

  test('an e-mail of a sender that died is sent again unchanged, and the service drops the duplicate', async () => {
    const user = await newUserWithAccount();
    await queue(user, receipt);
    const dying = sender(user, crash);
    await expect(dying.attempt(receipt)).rejects.toThrow('died');
    expect(await stateOf(user, receipt)).toBe('sending');
    // The first attempt fixes the language, because a service refuses a changed duplicate.
    await ask('updateMe', user, { input: { preferences: { language: 'en' } } });
    const next = sender(user, taking);
    expect(await next.attempt(receipt)).toBe('taken');
    next.later(90_000);
    expect(await next.attempt(receipt)).toBe('sent');
    expect(next.given).toEqual(dying.given);
    next.later(dayMs);
    expect(await next.attempt(receipt)).toBe('taken');
  });

  test('an e-mail is sent at most twice if the service can’t detect duplicates', async () => {
    const user = await newUserWithAccount();
    await queue(user, receipt);
    const { attempt, given, later, logged } = sender(user, crash, false);
    for (let run = 0; run < 2; run++) {
      await expect(attempt(receipt)).rejects.toThrow('died');
      later(dayMs);
    }
    expect(await attempt(receipt)).toBe('failed');
    expect(given.map(({ key }) => key)).toEqual([given[0]?.key, given[0]?.key]);
    expect(logged.join()).toContain('mail_given_up');
  });

  test('an e-mail is retried with growing pauses, then abandoned with an alert without personal data', async () => {
    const user = await newUserWithAccount();
    await queue(user, receipt);
    const down = () => Promise.reject(new MailFault('later', 'rate_limit_exceeded'));
    const { attempt, later, given, logged } = sender(user, down);
    for (const minutes of [1, 5, 15, 60, 180, 360, 720]) {
      expect(await attempt(receipt)).toBe('postponed');
      expect(await stateOf(user, receipt)).toBe('queued rate_limit_exceeded');
      later(minutes * 60_000 - 1);
      expect(await attempt(receipt)).toBe('taken');
      later(1);
    }
    expect(await attempt(receipt)).toBe('failed');
    expect(given).toHaveLength(8);
    expect(await stateOf(user, receipt)).toBe('failed rate_limit_exceeded');
    expect(logged.join()).toContain('mail_given_up');
    expect(logged.join()).not.toContain(user.email);
  });

  test('an e-mail that the service refuses is not retried', async () => {
    const user = await newUserWithAccount();
    await queue(user, receipt);
    const { attempt } = sender(user, () =>
      Promise.reject(new MailFault('refused', 'validation_error')),
    );
    expect(await attempt(receipt)).toBe('failed');
    expect(await stateOf(user, receipt)).toBe('failed validation_error');
  });

  test('an e-mail is not sent to a closed account', async () => {
    const user = await newUserWithAccount();
    await queue(user, receipt);
    await disableAccount(user.email);
    const { attempt, given } = sender(user, taking);
    expect(await attempt(receipt)).toBe('skipped');
    expect([await stateOf(user, receipt), given]).toEqual(['skipped disabled', []]);
  });

  test('an e-mail is deleted with the account, and none is queued during the deletion', async () => {
    const user = await newUserWithAccount();
    await queue(user, receipt);
    await ask('deleteMe', user);
    expect(await outbox(user)).toEqual([]);
    await expect(queue(user, audioEnds)).rejects.toThrow('auth.user_not_found');
  });
});

describe('optional e-mails', () => {
  test('the settings turn off e-mails, except those about money', async () => {
    const user = await newUserWithAccount();
    await ask('updateMe', user, { input: { preferences: { mailAudioEnds: false } } });
    // Other changes do not affect it.
    await ask('updateMe', user, { input: { preferences: { autoPlay: false } } });
    await queue(user, audioEnds);
    await queue(user, receipt);
    const { attempt } = sender(user, taking);
    expect([await attempt(audioEnds), await attempt(receipt)]).toEqual(['skipped', 'sent']);
    expect(await stateOf(user, audioEnds)).toBe('skipped stopped');
  });

  test('the unsubscribe link turns off e-mails, as mail programs use it', async () => {
    const user = await newUserWithAccount();
    const admin = await newAdmin();
    await queue(user, audioEnds);
    await ask('adminRunJob', admin, { params: { name: 'sendMails' } });
    expect(await stateOf(user, audioEnds)).toBe('sent');
    const key = mailKeyOf(user.uid, mailIdOf(audioEnds));
    const mail = (await documents.localMail(key).get()).data();
    expect(mail).toMatchObject({ to: user.email, subject: '12 аудио удахгүй устана' });
    expect(mail?.text).toContain(`${baseUrl()}/mn/app/library/ending`);
    const answer = await fetch(mail?.stopUrl ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { kind: 'audioEnds' }]);
    const { user: account } = await ask('getMe', user);
    expect(account.preferences).toMatchObject({ mailAudioEnds: false, mailPlanEnds: true });
    const token = new URL(mail?.stopUrl ?? '').searchParams.get('token') ?? '';
    for (const wrong of [`${token}x`, 'x', `x${token}`]) {
      const query = { token: wrong };
      expect(await refusal('stopMails', null, { query })).toBe('404 mail.link_invalid');
    }
    await ask('deleteMe', user);
    expect(await refusal('stopMails', null, { query: { token } })).toBe('404 mail.link_invalid');
  });
});

const charging = (state: RecurringCharge['state']): RecurringCharge => ({
  source: 'stripe',
  reference: 'sub_1',
  state,
  nextChargeAt: null,
});

describe('reminders', () => {
  const remind = async () => {
    await ask('adminRunJob', await newAdmin(), { params: { name: 'remindUsers' } });
  };

  test('reminders are sent once for a plan that ends within a week, and not if it was extended', async () => {
    const user = await newProUser();
    const plan = documents.subscription(user.uid, 'pro');
    await remind();
    expect(await outbox(user)).toEqual([]);
    const endsAt = new Date(Date.now() + 6 * dayMs);
    await plan.update({ endsAt });
    await plan.update({ recurring: charging('active') });
    await remind();
    expect(await outbox(user)).toEqual([]);
    await plan.update({ recurring: charging('ending') });
    await remind();
    await remind();
    const [first] = await outbox(user);
    expect(await outbox(user)).toHaveLength(1);
    expect(first?.mail).toMatchObject({
      kind: 'planEnds',
      planId: '3',
      endsAt,
      available: 300_500,
    });
    await plan.update({ endsAt: new Date(endsAt.getTime() + 30 * dayMs) });
    const { attempt } = sender(user, taking);
    if (first) expect(await attempt(first.mail)).toBe('skipped');
    if (first) expect(await stateOf(user, first.mail)).toBe('skipped outdated');
  });

  test('reminders are sent once for each batch of audios, at least a week before they expire', async () => {
    const user = await newUserWithAccount();
    const start = Date.now();
    const ends = (days: number) => new Date(start + days * dayMs);
    for (const days of [6, 10, 13, 20]) await putAudio(user, { expiresAt: ends(days) });
    await putAudio(user, { expiresAt: ends(5), state: 'failed', storagePath: null });
    await remind();
    await remind();
    const deps = suiteDeps();
    const reminded = async (day: number) => [day, await remindOfBatch(deps, user.uid, ends(day))];
    const days = [];
    for (const day of [3, 6, 12, 14, 21]) days.push(await reminded(day));
    expect(days).toEqual([
      [3, false],
      [6, false],
      [12, false],
      [14, true],
      [21, false],
    ]);
    const queued = (await outbox(user)).sort((a, b) => Number(a.queuedAt) - Number(b.queuedAt));
    const mails = queued.map(({ mail }) => mail);
    expect(mails.map((mail) => mail.kind === 'audioEnds' && [mail.count, mail.firstAt])).toEqual([
      [3, ends(6)],
      [1, ends(20)],
    ]);
  });
});
