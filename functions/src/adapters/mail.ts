/** An e-mail as it is sent. */
export interface OutgoingMail {
  /** Names the e-mail in every attempt: a service or a mailbox that has seen it drops a repeat. Letters, digits and dashes. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An address that stops such e-mails when it is posted to; null where they can't be stopped. */
  readonly stopUrl: string | null;
}

export interface Mailer {
  /** Whether the service itself sends a second e-mail of the same key no more, within a day. */
  readonly dropsRepeats: boolean;
  /** @throws MailFault */
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * How an attempt ended: `refused` for good; `later`: surely not sent, and may be tried again; `unsure`: nobody knows whether
 * it was sent.
 */
export type MailOutcome = 'refused' | 'later' | 'unsure';

/** An e-mail that was not sent, or perhaps was. Carries the service's name for the fault, never what it said: that quotes addresses. */
export class MailFault extends Error {
  readonly outcome: MailOutcome;
  readonly reason: string;

  constructor(outcome: MailOutcome, reason: string) {
    super(`The e-mail was not sent (${outcome}: ${reason})`);
    this.name = 'MailFault';
    this.outcome = outcome;
    this.reason = reason.slice(0, 100);
  }
}

/** Who sends: `Duu <pay@your.domain>`, or an address alone. */
export interface Sender {
  readonly from: string;
  /** null: answers go to the sender. */
  readonly replyTo: string | null;
}

/** What lets mail programs offer to stop such e-mails by one click (RFC 8058). */
export function stopHeaders({ stopUrl }: Pick<OutgoingMail, 'stopUrl'>): Record<string, string> {
  if (stopUrl === null) return {};
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
