import type { LocalMail } from '@duu/contract/documents/mail';
import type { Mailer } from './mail.ts';

/** Stores e-mails for the suite's mail box page. No e-mail leaves the machine. */
export function createLocalMailer(
  keep: (key: string, mail: LocalMail) => Promise<unknown>,
  now: () => Date,
): Mailer {
  return {
    dropsRepeats: true,
    async send({ key, ...mail }) {
      await keep(key, { ...mail, at: now() });
    },
  };
}
