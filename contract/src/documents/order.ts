import { z } from 'zod';
import { instant } from '../instant.ts';
import { planSnapshot } from './plan.ts';
import { paymentSource } from './subscription.ts';

export const orderStatuses = ['created', 'canceled', 'paid', 'renewed', 'refunded'] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const currencies = ['MNT', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** `users/{uid}/orders/{id}`. `amount` is an integer in minor units of `currency`. */
export const order = z.object({
  invoice: z.string(),
  plan: planSnapshot,
  source: paymentSource,
  amount: z.int().nonnegative(),
  currency,
  quantity: z.int().positive(),
  status: orderStatus,
  transitions: z.array(z.object({ status: orderStatus, at: instant, reason: z.string() })),
  createdAt: instant,
});
export type Order = z.infer<typeof order>;
