// The parameters of requests. Only those that the product uses are known, so that a wrong name is refused.
import { z } from 'zod';
import { recurringPrice } from './objects.ts';

const integer = z.string().regex(/^\d+$/).transform(Number);
const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');
const metadata = z.record(z.string().max(40), z.string().max(500));
const expand = z.array(z.string()).optional();
const page = { limit: integer.pipe(z.int().min(1).max(100)).optional(), expand };

export const nothing = z.strictObject({});
export const expandOnly = z.strictObject({ expand });

export const customerRequest = z.strictObject({
  email: z.string().max(512).optional(),
  metadata: metadata.optional(),
});

export const customerList = z.strictObject({ ...page, email: z.string().max(512).optional() });

/** Only what the product searches for: its own mark of a user. */
export const customerSearch = z.strictObject({
  limit: page.limit,
  query: z
    .string()
    .regex(/^metadata\['user'\]:'[0-9a-f]{64}'$/)
    .transform((text) => text.split("'")[3] ?? ''),
});

const priceData = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: integer,
  product_data: z.strictObject({ name: z.string().min(1) }),
  recurring: z
    .strictObject({
      interval: recurringPrice.shape.interval,
      interval_count: integer.pipe(z.int().min(1).max(36)),
    })
    .optional(),
});
const madeData = z.strictObject({
  description: z.string().optional(),
  metadata: metadata.optional(),
});

export const sessionRequest = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.tuple([
    z.strictObject({ quantity: integer.pipe(z.int().min(1)), price_data: priceData }),
  ]),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: integer,
  locale: z.enum(['auto', 'en']).optional(),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }).optional(),
  metadata: metadata.optional(),
  payment_intent_data: madeData.optional(),
  subscription_data: madeData.optional(),
});
export type SessionRequest = z.infer<typeof sessionRequest>;

export const sessionList = z.strictObject({
  ...page,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
  subscription: z.string().optional(),
});

export const refundRequest = z.strictObject({
  payment_intent: z.string(),
  amount: integer.pipe(z.int().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

export const byPayment = z.strictObject({ ...page, payment_intent: z.string().optional() });
export const byCustomer = z.strictObject({ ...page, customer: z.string().optional() });
export const invoiceList = z.strictObject({
  ...page,
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});
export const invoicePaymentList = z.strictObject({
  ...page,
  invoice: z.string().optional(),
  status: z.enum(['open', 'paid', 'canceled']).optional(),
  payment: z
    .strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() })
    .optional(),
});
export const subscriptionUpdate = z.strictObject({ cancel_at_period_end: yesOrNo.optional() });
export const portalRequest = z.strictObject({
  customer: z.string(),
  return_url: z.url().optional(),
  locale: z.enum(['auto', 'en']).optional(),
});
export const eventList = z.strictObject({ ...page, type: z.string().optional() });
