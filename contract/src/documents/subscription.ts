import { z } from 'zod';
import { instant } from '../instant.ts';
import { planSnapshot } from './plan.ts';

const paymentSources = ['stripe', 'qpay', 'simulated'] as const;
export const paymentSource = z.enum(paymentSources);
export type PaymentSource = z.infer<typeof paymentSource>;

/** `manual`: a bank transfer recorded by an admin. */
export const orderSources = [...paymentSources, 'manual'] as const;
export const orderSource = z.enum(orderSources);
export type OrderSource = z.infer<typeof orderSource>;

/** A recurring subscription at a provider. */
const recurringCharge = z.object({
  source: paymentSource,
  /** The provider's id. */
  reference: z.string(),
  /** `past_due`: the last charge failed and is retried. `ending`: no further charges. */
  state: z.enum(['active', 'past_due', 'ending']),
  nextChargeAt: instant.nullable(),
});
export type RecurringCharge = z.infer<typeof recurringCharge>;

/**
 * Characters of a refunded payment that conversions held then. They are revoked as those conversions release them; what
 * they use is lost to us.
 */
const refundDebt = z.object({
  characters: z.int().positive(),
  /** What the conversions from before the refund still hold. */
  held: z.int().positive(),
  /** The time of the refund. */
  at: instant,
});

/**
 * `users/{uid}/subscriptions/{id}`. Credits are characters; available are `totalCredits - usedCredits -
 * heldCredits`.
 */
export const subscription = z.object({
  plan: planSnapshot,
  totalCredits: z.int().nonnegative(),
  usedCredits: z.int().nonnegative(),
  heldCredits: z.int().nonnegative(),
  source: z.enum(['trial', 'admin', ...orderSources]),
  state: z.enum(['active', 'expired', 'switched', 'refunded']),
  startsAt: instant,
  /** null: no end. */
  endsAt: instant.nullable(),
  /** The day of the month on which periods end, if a month has it; missing without an end. */
  billingDay: z.int().min(1).max(31).optional(),
  /** The subscription that it replaced, and the characters carried over from it. */
  carriedFrom: z.string().nullable().default(null),
  carriedCredits: z.int().nonnegative().default(0),
  /** null: no automatic charges. */
  recurring: recurringCharge.nullable().default(null),
  refundDebt: refundDebt.nullable().default(null),
});
export type Subscription = z.infer<typeof subscription>;

export function availableCredits(of: Subscription): number {
  return Math.max(0, of.totalCredits - of.usedCredits - of.heldCredits);
}

const ledgerTypes = [
  'grant',
  'hold',
  'settle',
  'release',
  'expire',
  'revoke',
  'carry',
  'adjust',
] as const;

/** `users/{uid}/ledger/{id}`: append-only. `characters` is negative only for `adjust`. */
export const ledgerEntry = z.object({
  type: z.enum(ledgerTypes),
  characters: z.int(),
  reason: z.string(),
  subscriptionId: z.string(),
  audioId: z.string().nullable(),
  orderId: z.string().nullable(),
  /** The API key that it was used by; missing if the user used it. */
  keyId: z.string().optional(),
  /** The speech call that used it; its sound is not stored. */
  callId: z.string().optional(),
  at: instant,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;
