import type { LocalMail } from '@duu/contract/documents/mail';
import type { Mailer } from './mail.ts';

/** Puts e-mails where the page's mail box shows them. Only in a suite on one machine, from which no e-mail leaves. */
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
