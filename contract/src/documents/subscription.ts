import { z } from 'zod';
import { instant } from '../instant.ts';
import { planSnapshot } from './plan.ts';

export const paymentSources = ['stripe', 'qpay', 'simulated'] as const;
export const paymentSource = z.enum(paymentSources);
export type PaymentSource = z.infer<typeof paymentSource>;

/**
 * `users/{uid}/subscriptions/{id}`. Credits are characters; what can be spent is
 * `totalCredits - usedCredits - heldCredits`.
 */
export const subscription = z.object({
  plan: planSnapshot,
  totalCredits: z.int().nonnegative(),
  usedCredits: z.int().nonnegative(),
  heldCredits: z.int().nonnegative(),
  source: z.enum(['trial', 'admin', ...paymentSources]),
  state: z.enum(['active', 'expired', 'switched', 'refunded']),
  startsAt: instant,
  /** null: no end. */
  endsAt: instant.nullable(),
});
export type Subscription = z.infer<typeof subscription>;

export function availableCredits(of: Subscription): number {
  return Math.max(0, of.totalCredits - of.usedCredits - of.heldCredits);
}

export const ledgerTypes = [
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
