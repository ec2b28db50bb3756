import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { locale } from '../language.ts';
import { currency } from './order.ts';
import { planId } from './plan.ts';
import type { Preferences } from './user.ts';

/** What an e-mail is about: a name of its own for each cause, such as the id of an order. No two causes share one. */
const cause = id;

const payment = {
  cause,
  invoice: z.string(),
  planId,
  /** Months or years of the plan. */
  quantity: z.int().positive(),
  /** In minor units of `currency`. */
  amount: z.int().nonnegative(),
  currency,
  characters: z.int().nonnegative(),
  paidAt: instant,
  /** Until when the plan is paid; null: no end. */
  endsAt: instant.nullable(),
};

/** What an e-mail says, by its kind. Only what its text needs: no address, no name. */
const mail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), ...payment }),
  /** `cause`: the order of the renewal, so that each period has its own. `nextChargeAt`: null where nothing is charged again. */
  z.object({ kind: z.literal('renewal'), ...payment, nextChargeAt: instant.nullable() }),
  z.object({
    kind: z.literal('renewalFailed'),
    /** The provider's invoice with its try, so that each failed charge is told once. */
    cause,
    planId,
    amount: z.int().nonnegative(),
    currency,
    /** Until when the plan is paid. */
    endsAt: instant,
    /** When it is charged again; null: not again. */
    retryAt: instant.nullable(),
  }),
  z.object({
    kind: z.literal('planEnds'),
    /** The subscription with its end. */
    cause,
    subscriptionId: id,
    planId,
    endsAt: instant,
    /** Characters that can still be spent. */
    available: z.int().nonnegative(),
  }),
  z.object({
    kind: z.literal('audioEnds'),
    /** The end of the first audio of the batch. */
    cause,
    count: z.int().positive(),
    firstAt: instant,
    /** All of them are deleted by then. */
    untilAt: instant,
  }),
  z.object({
    kind: z.literal('refund'),
    /** The refund's id. */
    cause,
    invoice: z.string(),
    planId,
    amount: z.int().positive(),
    currency,
    refundedAt: instant,
    /** Whether the payment's provider gives it back, or somebody of ours by bank transfer. */
    by: z.enum(['provider', 'transfer']),
    /** Whether the plan ended with it. */
    planEnded: z.boolean(),
  }),
]);
export type Mail = z.infer<typeof mail>;
export type MailKind = Mail['kind'];
export type MailOf<Kind extends MailKind> = Extract<Mail, { kind: Kind }>;

/** The kinds that a person may stop, each by a preference of its own; what concerns money can't be stopped. */
export const stoppableMails = ['planEnds', 'audioEnds'] as const satisfies readonly MailKind[];
export const stoppableMail = z.enum(stoppableMails);
export type StoppableMail = z.infer<typeof stoppableMail>;

/** The preference that each of them is sent by. */
export const mailPreferences = {
  planEnds: 'mailPlanEnds',
  audioEnds: 'mailAudioEnds',
} as const satisfies Record<StoppableMail, keyof Preferences>;

/** Why an e-mail was not sent, and won't be. */
export const mailSkips = ['stopped', 'no_address', 'disabled', 'outdated', 'no_service'] as const;

/**
 * `users/{uid}/mails/{kind-cause}`: an e-mail that is to be sent, written with its cause. The document stays after that, so
 * that no cause is told twice. Nobody but the server reads it.
 */
export const outboxMail = z.object({
  mail,
  /** `sending`: handed to the service, which has not answered yet, or the sender has died. */
  state: z.enum(['queued', 'sending', 'sent', 'skipped', 'failed']),
  attempts: z.int().nonnegative(),
  /** Attempts of which nobody knows whether the service has taken the e-mail. */
  unsure: z.int().nonnegative(),
  /** Fixed by the first attempt: a service that knows repeats wants each of them alike. */
  language: locale.nullable(),
  /** When it is tried next; null once that is over. */
  nextAt: instant.nullable(),
  /** The service's name for the last fault, or why it was skipped. Never what it quoted. */
  reason: z.string().max(100).nullable(),
  queuedAt: instant,
  endedAt: instant.nullable(),
  expiresAt: instant,
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** `localMails/{key}`: an e-mail of a suite on one machine, where nothing is sent; the page's mail box shows it. */
export const localMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  stopUrl: z.string().nullable(),
  at: instant,
});
export type LocalMail = z.infer<typeof localMail>;
