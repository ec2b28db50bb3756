import { z } from 'zod';
import { type Mailer, MailFault, type MailOutcome, type Sender, stopHeaders } from './mail.ts';

const answerWithinMs = 20_000;

/** https://resend.com/docs/api-reference/errors */
const refusal = z.object({ name: z.string().regex(/^\w+$/) });
const accepted = z.object({ id: z.string() });

/** Refusals of the e-mail itself. All others concern our key, domain or quota, which an operator can fix. */
const aboutTheMail = new Set([400, 413, 422, 451]);

function outcomeOf(status: number): MailOutcome {
  if (status >= 500) return 'unsure';
  return aboutTheMail.has(status) ? 'refused' : 'later';
}

async function nameOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return refusal.safeParse(body).data?.name ?? `http_${response.status}`;
}

/**
 * Returns the HTTP service Resend (https://resend.com/docs/api-reference/emails/send-email). For a day it sends an
 * e-mail with the same `Idempotency-Key` once, and refuses one with changed content: then the earlier one was
 * accepted.
 */
export function createResendMailer(
  apiKey: string,
  { from, replyTo }: Sender,
  { base = 'https://api.resend.com', timeoutMs = answerWithinMs } = {},
): Mailer {
  return {
    dropsRepeats: true,
    async send(mail) {
      let response: Response;
      try {
        response = await fetch(new URL('/emails', base), {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            Authorization: `Bearer ${apiKey}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': mail.key,
            'User-Agent': 'duu/1',
          },
          body: JSON.stringify({
            from,
            to: [mail.to],
            ...(replyTo === null ? {} : { reply_to: replyTo }),
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
            headers: { ...stopHeaders(mail), 'Auto-Submitted': 'auto-generated' },
          }),
        });
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        throw new MailFault('unsure', isLate ? 'timeout' : 'unreachable');
      }
      if (!response.ok) {
        const name = await nameOf(response);
        if (name === 'invalid_idempotent_request') return;
        throw new MailFault(outcomeOf(response.status), name);
      }
      const body: unknown = await response.json().catch(() => null);
      if (!accepted.safeParse(body).success) throw new MailFault('unsure', 'unreadable_answer');
    },
  };
}
