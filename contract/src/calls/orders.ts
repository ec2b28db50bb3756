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
const mostPeriods = Math.max(...Object.values(limits.orderQuantity));

/** Why an order can't be placed: the same for its preview. */
const orderErrors = [
  'invalid_plan_id',
  'plan_not_found',
  'payment_source_unavailable',
  'subscription.wrong_source',
  'subscriptionLimitReached',
  'multiple_active_subscriptions',
] as const;

/** The ways to pay that this deployment has, with their currencies. */
export const getPaymentSources = call({
  method: 'GET',
  path: '/payment-sources',
  who: 'public',
  output: z.object({
    sources: z.array(
      z.object({
        source: paymentSource,
        currencies: z.array(currency),
        /** Whether it can charge again each period by itself. */
        recurring: z.boolean(),
      }),
    ),
  }),
});

/** What an order would do, said before paying. It writes nothing. */
const orderPreview = z.object({
  amount: z.int().nonnegative(),
  currency,
  effect: orderEffect,
  /** When the plan ends after it. */
  endsAt: instant,
  /** Characters that the order brings, that are brought along from another plan, and that can be spent after it. */
  characters: z.int().nonnegative(),
  carried: z.int().nonnegative(),
  charactersAfter: z.int().nonnegative(),
  /** Whether placing it asks for `confirmed`: the plan is switched or bought again. */
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
    quantity: z.coerce.number().pipe(z.int().min(1).max(mostPeriods)),
  }),
  output: orderPreview,
  errors: orderErrors,
});

/**
 * Places an order and opens its checkout. An `Idempotency-Key` makes one order of a request that is sent twice. Where the
 * plan is switched or bought again, it ends with `order.confirmation_required` until `confirmed` is true; the answer's
 * headers `Duu-Limit` and `Duu-Ends-At` say how many characters there are after it and until when.
 */
export const createOrder = call({
  method: 'POST',
  path: '/orders',
  who: 'user',
  input: z.object({
    planId,
    source: paymentSource,
    currency,
    quantity: z.int().min(1).max(mostPeriods),
    /** The provider charges again each period; needs quantity 1. */
    recurring: z.boolean().default(false),
    confirmed: z.boolean().default(false),
  }),
  output: z.object({ orderId: id, checkout }),
  errors: [
    ...orderErrors,
    'order.confirmation_required',
    'order.too_many_open',
    'order.too_many_today',
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

/** The checkout of an open order, opened where that failed before. */
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

/** Asks the provider now, for whoever comes back from paying; answers with the order as it is after that. */
export const checkOrder = call({
  method: 'POST',
  path: '/orders/:orderId/check',
  who: 'user',
  params,
  output: z.object({ order: order.extend({ id }) }),
  errors: ['order.not_found', 'payment_source_unavailable', 'payment_provider_failed'],
});

/** Ends with `order.not_open` where money came first. Canceling a canceled order does nothing. */
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

/** Makes the e-barimt of an order that was paid by QPay; the same again where there is one. */
export const createReceipt = call({
  method: 'POST',
  path: '/orders/:orderId/receipt',
  who: 'user',
  params,
  input: z.object({ receiver: receiptReceiver }),
  output: z.object({ receipt: taxReceipt }),
  errors: ['order.not_found', 'receipt.not_possible', 'payment_provider_failed'],
});

/** Where the provider's own subscription is canceled and its card changed. */
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
