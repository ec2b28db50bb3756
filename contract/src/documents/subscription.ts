import { z } from 'zod';
import { instant } from '../instant.ts';
import { planSnapshot } from './plan.ts';

const paymentSources = ['stripe', 'qpay', 'simulated'] as const;
export const paymentSource = z.enum(paymentSources);
export type PaymentSource = z.infer<typeof paymentSource>;

/** `manual`: money that an admin has recorded, by bank transfer. */
export const orderSources = [...paymentSources, 'manual'] as const;
export const orderSource = z.enum(orderSources);
export type OrderSource = z.infer<typeof orderSource>;

/** A provider's own subscription, which charges by itself. */
const recurringCharge = z.object({
  source: paymentSource,
  /** The provider's name for it. */
  reference: z.string(),
  /** `past_due`: the last charge failed and is tried again. `ending`: it charges no more. */
  state: z.enum(['active', 'past_due', 'ending']),
  nextChargeAt: instant.nullable(),
});
export type RecurringCharge = z.infer<typeof recurringCharge>;

/**
 * `users/{uid}/subscriptions/{id}`. Credits are characters; what can be spent is
 * `totalCredits - usedCredits - heldCredits`.
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
  /** The day of the month on which its periods end, where a month has it; missing where it has no end. */
  billingDay: z.int().min(1).max(31).optional(),
  /** The subscription that it took the place of, and the characters that it brought along. */
  carriedFrom: z.string().nullable().default(null),
  carriedCredits: z.int().nonnegative().default(0),
  /** null: nothing is charged by itself. */
  recurring: recurringCharge.nullable().default(null),
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

/** `users/{uid}/ledger/{id}`: append-only. `characters` is never negative but for adjust. */
export const ledgerEntry = z.object({
  type: z.enum(ledgerTypes),
  characters: z.int(),
  reason: z.string(),
  subscriptionId: z.string(),
  audioId: z.string().nullable(),
  orderId: z.string().nullable(),
  at: instant,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;
