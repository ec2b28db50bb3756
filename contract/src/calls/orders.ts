import { z } from 'zod';
import {
  checkout,
  currency,
  order,
  orderEffect,
  receiptReceiver,
  taxReceipt,
} from '../documents/order.ts';
import { planId } from '../documents/plan.ts';
import { paymentSource } from '../documents/subscription.ts';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { limits } from '../limits.ts';
import { call, nothing } from './call.ts';

const params = z.object({ orderId: id });
const maxPeriods = Math.max(...Object.values(limits.orderQuantity));

/** Why an order can't be placed; its preview has the same errors. */
const orderErrors = [
  'invalid_plan_id',
  'plan_not_found',
  'payment_source_unavailable',
  'subscription.wrong_source',
  'subscriptionLimitReached',
  'multiple_active_subscriptions',
] as const;

/** The configured payment providers, with their currencies. */
export const getPaymentSources = call({
  method: 'GET',
  path: '/payment-sources',
  who: 'public',
  output: z.object({
    sources: z.array(
      z.object({
        source: paymentSource,
        currencies: z.array(currency),
        /** Whether it can charge each period automatically. */
        recurring: z.boolean(),
      }),
    ),
  }),
});

/** The effect of an order. Nothing is written. */
const orderPreview = z.object({
  amount: z.int().nonnegative(),
  currency,
  effect: orderEffect,
  /** The new end of the plan. */
  endsAt: instant,
  /** Granted characters, those carried over from another plan, and what can be spent then. */
  characters: z.int().nonnegative(),
  carried: z.int().nonnegative(),
  charactersAfter: z.int().nonnegative(),
  /** Whether placing it needs `confirmed`: the plan is switched or bought again. */
  needsConfirmation: z.boolean(),
});
export type OrderPreview = z.infer<typeof orderPreview>;

export const previewOrder = call({
  method: 'GET',
  path: '/orders/preview',
  who: 'user',
  query: z.object({
    planId,
    source: paymentSource,
    currency,
    quantity: z.coerce.number().pipe(z.int().min(1).max(maxPeriods)),
  }),
  output: orderPreview,
  errors: orderErrors,
});

/**
 * Places an order and opens its checkout, once per `Idempotency-Key`. If the plan is switched or bought
 * again, it fails with `order.confirmation_required` until `confirmed` is true; the headers `Duu-Limit` and
 * `Duu-Ends-At` have the characters and the end of the plan after it.
 */
export const createOrder = call({
  method: 'POST',
  path: '/orders',
  who: 'user',
  input: z.object({
    planId,
    source: paymentSource,
    currency,
    quantity: z.int().min(1).max(maxPeriods),
    /** Charge each period automatically; needs quantity 1. */
    recurring: z.boolean().default(false),
    confirmed: z.boolean().default(false),
  }),
  output: z.object({ orderId: id, checkout }),
  errors: [
    ...orderErrors,
    'order.confirmation_required',
    'order.too_many_open',
    'order.too_many_today',
    // For a repeated request, whose order may be closed.
    'order.not_found',
    'order.not_open',
    'payment_provider_failed',
  ],
});

export const getOrder = call({
  method: 'GET',
  path: '/orders/:orderId',
  who: 'user',
  params,
  output: z.object({ order: order.extend({ id }) }),
  errors: ['order.not_found'],
});

/** Returns the checkout of an open order; opens it if that failed before. */
export const checkoutOrder = call({
  method: 'POST',
  path: '/orders/:orderId/checkout',
  who: 'user',
  params,
  output: z.object({ checkout }),
  errors: [
    'order.not_found',
    'order.not_open',
    'payment_source_unavailable',
    'payment_provider_failed',
  ],
});

/** Settles the order by its provider's state, when the payer returns. Returns the order. */
export const checkOrder = call({
  method: 'POST',
  path: '/orders/:orderId/check',
  who: 'user',
  params,
  output: z.object({ order: order.extend({ id }) }),
  errors: ['order.not_found', 'payment_source_unavailable', 'payment_provider_failed'],
});

/** Fails with `order.not_open` if it was paid first. Idempotent. */
export const cancelOrder = call({
  method: 'POST',
  path: '/orders/:orderId/cancel',
  who: 'user',
  params,
  output: nothing,
  errors: [
    'order.not_found',
    'order.not_open',
    'payment_source_unavailable',
    'payment_provider_failed',
  ],
});

/** Creates the e-barimt of an order paid by QPay, or returns the existing one. */
export const createReceipt = call({
  method: 'POST',
  path: '/orders/:orderId/receipt',
  who: 'user',
  params,
  input: z.object({ receiver: receiptReceiver }),
  output: z.object({ receipt: taxReceipt }),
  errors: ['order.not_found', 'receipt.not_possible', 'payment_provider_failed'],
});

/** The provider's page to cancel automatic charges or change the card. */
export const manageSubscription = call({
  method: 'POST',
  path: '/subscriptions/current/manage',
  who: 'user',
  output: z.object({ url: z.string() }),
  errors: [
    'subscription_not_found',
    'multiple_active_subscriptions',
    'payment_source_unavailable',
    'payment_provider_failed',
  ],
});
