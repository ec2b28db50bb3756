import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { type Mailer, MailFault, type Sender, stopHeaders } from './mail.ts';

/** Timeout of a silent server, in ms: shorter than the pause before the next attempt. */
const silenceMs = 20_000;

const fault = z.object({
  code: z.string().default('unknown'),
  responseCode: z.int().optional(),
  /** The last command, if the server answered. */
  command: z.string().optional(),
});

/** Errors of our settings, not of the e-mail: an operator can fix them. */
const ours = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EDNS', 'ECONFIG', 'EOAUTH2']);

/**
 * Returns the outcome of an SMTP error: 4xx means try later, 5xx is a refusal. Without an answer it depends on
 * whether the server had begun to receive the text.
 */
export function smtpFault(error: unknown, begun: boolean): MailFault {
  const { code, responseCode, command = '' } = fault.catch({ code: 'unknown' }).parse(error);
  const reason = responseCode === undefined ? code : `smtp_${responseCode}`;
  if (ours.has(code) || command.startsWith('AUTH') || command === 'MAIL FROM') {
    return new MailFault('later', reason);
  }
  if (responseCode !== undefined) {
    return new MailFault(responseCode >= 500 ? 'refused' : 'later', reason);
  }
  return new MailFault(begun ? 'unsure' : 'later', reason);
}

function isHere(hostname: string): boolean {
  return hostname === '127.0.0.1' || hostname === 'localhost';
}

/**
 * Any SMTP server. `url` is `smtps://user:password@host:465`, or `smtp://…:587`, which must offer TLS unless
 * it is on this machine. A repeat has the same Message-ID, by which many mailboxes drop it.
 */
export function createSmtpMailer(url: string, { from, replyTo }: Sender): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const options = {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isHere(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? hostname;
  return {
    dropsRepeats: false,
    async send(mail) {
      // After a lost connection the error names the previous command; only the conversation shows how far it
      // came.
      let begun = false;
      const debug = ({ tnx }: { tnx?: string }, line: unknown) => {
        if (tnx === 'server' && String(line).startsWith('354')) begun = true;
      };
      const transport = createTransport({ ...options, logger: { debug }, transactionLog: true });
      try {
        await transport.sendMail({
          from,
          ...(replyTo === null ? {} : { replyTo }),
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.key}@${domain}>`,
          headers: { ...stopHeaders(mail), 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw smtpFault(error, begun);
      }
    },
  };
}
