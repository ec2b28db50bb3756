import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { locale } from '../language.ts';
import { currency } from './order.ts';
import { planId } from './plan.ts';
import type { Preferences } from './user.ts';

/** A unique id of what caused the e-mail, such as an order's id. */
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
  /** The end of the paid time; null: no end. */
  endsAt: instant.nullable(),
};

const refund = {
  /** The refund's id and, if it was transferred, that. */
  cause,
  invoice: z.string(),
  planId,
  amount: z.int().positive(),
  currency,
  /** Whether the plan ended too. */
  planEnded: z.boolean(),
};

/** The data of an e-mail by kind: only what its text needs, no address, no name. */
const mail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), ...payment }),
  /** `cause`: the renewal's order, one per period. `nextChargeAt`: null without further charges. */
  z.object({ kind: z.literal('renewal'), ...payment, nextChargeAt: instant.nullable() }),
  z.object({
    kind: z.literal('renewalFailed'),
    /** The provider's invoice and try, so that each failed charge is reported once. */
    cause,
    planId,
    amount: z.int().nonnegative(),
    currency,
    /** The end of the paid time. */
    endsAt: instant,
    /** The next charge; null: none. */
    retryAt: instant.nullable(),
  }),
  z.object({
    kind: z.literal('planEnds'),
    /** The subscription and its end. */
    cause,
    subscriptionId: id,
    planId,
    endsAt: instant,
    /** Characters that can still be spent. */
    available: z.int().nonnegative(),
  }),
  z.object({
    kind: z.literal('audioEnds'),
    /** The end of the batch's first audio. */
    cause,
    count: z.int().positive(),
    firstAt: instant,
    /** All of them are deleted by this time. */
    untilAt: instant,
  }),
  z.object({
    kind: z.literal('refund'),
    ...refund,
    refundedAt: instant,
    /** Whether the payment provider returned it, or an admin by bank transfer. */
    by: z.enum(['provider', 'transfer']),
  }),
  /** A webhook endpoint that was ended, since it failed for a day or answered 410. */
  z.object({
    kind: z.literal('webhookEnded'),
    /** The endpoint and the time. */
    cause,
    /** Of the address, the rest of which may be secret. */
    host: z.string(),
    failingSince: instant,
  }),
  /** A refund that waits for an admin's bank transfer, who needs an account number. */
  z.object({
    kind: z.literal('refundWaiting'),
    ...refund,
    orderId: id,
    refundId: id,
    requestedAt: instant,
  }),
]);
export type Mail = z.infer<typeof mail>;
export type MailKind = Mail['kind'];
export type MailOf<Kind extends MailKind> = Extract<Mail, { kind: Kind }>;

/** The kinds that a user can stop, each by a preference; those about money can't be stopped. */
export const stoppableMails = ['planEnds', 'audioEnds'] as const satisfies readonly MailKind[];
export const stoppableMail = z.enum(stoppableMails);
export type StoppableMail = z.infer<typeof stoppableMail>;

/** The preference for each of them. */
export const mailPreferences = {
  planEnds: 'mailPlanEnds',
  audioEnds: 'mailAudioEnds',
} as const satisfies Record<StoppableMail, keyof Preferences>;

/** Why an e-mail is not sent. */
export const mailSkips = ['stopped', 'no_address', 'disabled', 'outdated', 'no_service'] as const;

/**
 * `users/{uid}/mails/{kind-cause}`: an e-mail in the outbox, written with its cause. Kept after sending, so
 * that no cause is reported twice.
 */
export const outboxMail = z.object({
  mail,
  /** `sending`: given to the service, which has not answered yet, or the sender died. */
  state: z.enum(['queued', 'sending', 'sent', 'skipped', 'failed']),
  attempts: z.int().nonnegative(),
  /** Attempts with an unknown outcome. */
  unsure: z.int().nonnegative(),
  /** Fixed by the first attempt: services expect identical repeats. */
  language: locale.nullable(),
  /** The next attempt; null when it is over. */
  nextAt: instant.nullable(),
  /** The service's code of the last error, or why it was skipped. Never the service's message. */
  reason: z.string().max(100).nullable(),
  queuedAt: instant,
  endedAt: instant.nullable(),
  expiresAt: instant,
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** `localMails/{key}`: an e-mail on a local machine, where none are sent; the mail box page shows it. */
export const localMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  stopUrl: z.string().nullable(),
  at: instant,
});
export type LocalMail = z.infer<typeof localMail>;
