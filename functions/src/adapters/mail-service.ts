import { z } from 'zod';
import type { Mailer, Sender } from './mail.ts';

/** The mail settings of `env.ts`. */
export interface MailSettings {
  readonly service: string;
  readonly access: string;
  readonly from: string;
  readonly replyTo: string;
}

const known = z.enum(['none', 'smtp', 'resend']);

/**
 * Returns the configured service; null for none. Loaded on first use: most instances send nothing.
 * @throws Error that names the setting which is missing or wrong
 */
export async function mailServiceOf(settings: MailSettings): Promise<Mailer | null> {
  const service = known.safeParse(settings.service);
  if (!service.success) {
    throw new Error('DUU_MAIL_SERVICE can be none, smtp or resend.');
  }
  if (service.data === 'none') return null;
  if (!/@[\w.-]+>?$/.test(settings.from)) {
    throw new Error('DUU_MAIL_FROM has to be an address, such as "Duu <pay@your.domain>".');
  }
  const sender: Sender = {
    from: settings.from,
    replyTo: settings.replyTo === '' ? null : settings.replyTo,
  };
  if (service.data === 'resend') {
    if (!settings.access.startsWith('re_')) {
      throw new Error("DUU_MAIL_ACCESS has to be a key of Resend's, which begins with re_.");
    }
    return (await import('./mail-resend.ts')).createResendMailer(settings.access, sender);
  }
  if (!/^smtps?:\/\//.test(settings.access)) {
    throw new Error('DUU_MAIL_ACCESS has to be smtps://user:password@host:465 or smtp://….');
  }
  return (await import('./mail-smtp.ts')).createSmtpMailer(settings.access, sender);
}
