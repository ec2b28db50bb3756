import { z } from 'zod';
import { instant } from '../instant.ts';
import { currency } from './order.ts';

/**
 * `simulatedPayments/{order id}`: the state of a checkout at the simulated provider. Under the emulators
 * only.
 */
export const simulatedPayment = z.object({
  amount: z.int().nonnegative(),
  currency,
  description: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  period: z.enum(['month', 'year']).nullable(),
  canceled: z.boolean(),
  /** Charges in order of arrival; further ones of a recurring payment are renewals. */
  payments: z.array(
    z.object({
      id: z.string(),
      amount: z.int().nonnegative(),
      currency,
      paidAt: instant,
      refunded: z.int().nonnegative(),
      isRenewal: z.boolean(),
    }),
  ),
  /** Refunds that arrived before their payment, in minor units. */
  earlyRefund: z.int().nonnegative(),
  /** Processed refunds and events. */
  seen: z.array(z.string()),
  recurringEnded: z.boolean(),
  /** Whether it ends with the paid period. */
  recurringEnding: z.boolean().default(false),
});
export type SimulatedPayment = z.infer<typeof simulatedPayment>;
