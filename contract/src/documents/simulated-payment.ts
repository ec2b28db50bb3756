import { z } from 'zod';
import { instant } from '../instant.ts';
import { currency } from './order.ts';

/**
 * `simulatedPayments/{order id}`: what the simulated provider knows of a checkout, as a real one keeps it in its own
 * database. Under the emulators alone.
 */
export const simulatedPayment = z.object({
  amount: z.int().nonnegative(),
  currency,
  description: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  period: z.enum(['month', 'year']).nullable(),
  canceled: z.boolean(),
  /** Charges in the order of their arrival; those after the first of a recurring one are its renewals. */
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
  /** Refunds that came before the payment they are of, in minor units. */
  earlyRefund: z.int().nonnegative(),
  /** Refunds and events that were dealt with. */
  seen: z.array(z.string()),
  recurringEnded: z.boolean(),
  /** Whether it ends with the period that is paid. */
  recurringEnding: z.boolean().default(false),
});
export type SimulatedPayment = z.infer<typeof simulatedPayment>;
