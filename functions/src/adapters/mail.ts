export interface OutgoingMail {
  /** The same in every attempt, so that services and mailboxes drop repeats. Letters, digits and dashes. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An address that unsubscribes when it is posted to; null for e-mails that can't be stopped. */
  readonly stopUrl: string | null;
}

export interface Mailer {
  /** Whether the service drops an e-mail with the same key within a day. */
  readonly dropsRepeats: boolean;
  /** @throws MailFault */
  send(mail: OutgoingMail): Promise<void>;
}

/** `refused`: permanently. `later`: not sent, can be tried again. `unsure`: unknown whether it was sent. */
export type MailOutcome = 'refused' | 'later' | 'unsure';

/**
 * An e-mail that was not sent, or may not have been. Carries only the service's error code: its message
 * quotes addresses.
 */
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

/** The sender: `Duu <pay@your.domain>`, or only an address. */
export interface Sender {
  readonly from: string;
  /** null: replies go to the sender. */
  readonly replyTo: string | null;
}

/** Headers for one-click unsubscribe (RFC 8058). */
export function stopHeaders({ stopUrl }: Pick<OutgoingMail, 'stopUrl'>): Record<string, string> {
  if (stopUrl === null) return {};
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
