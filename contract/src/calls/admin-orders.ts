import { z } from 'zod';
import { cursor } from '../cursor.ts';
import { day } from '../day.ts';
import { auditAction, auditEntry } from '../documents/audit.ts';
import { currency, order, orderStatus } from '../documents/order.ts';
import { planId } from '../documents/plan.ts';
import { subscription } from '../documents/subscription.ts';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { limits } from '../limits.ts';
import { name } from '../name.ts';
import { adminPerson } from './admin-people.ts';
import { call, nothing } from './call.ts';

/** `-` stands for the uid of somebody who has left. */
export const formerUid = '-';

const ofOrder = z.object({ uid: id, orderId: id });
const ofPerson = z.object({ uid: id });
/** One line, in the admin's words: it stands in the audit log. */
const reason = name;
const periods = z.int().min(1).max(limits.monthsAhead);

/** An order as admins see it; `uid` is null where its person has left. */
const adminOrder = order.extend({
  id,
  uid: id.nullable(),
  email: z.string().nullable(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/**
 * Everybody's orders, newest first, a page at a time. A query is an order id, an invoice number, a provider's reference,
 * a uid or a whole e-mail address.
 */
export const adminListOrders = call({
  method: 'GET',
  path: '/admin/orders',
  who: 'admin',
  query: z.object({
    query: z.string().max(200).optional(),
    status: orderStatus.optional(),
    /** `true`: only those that an admin has to look at. */
    attention: z.literal('true').optional(),
    /** `true`: those of people who have left, in place of the others. */
    former: z.literal('true').optional(),
    /** `true`: pages of `limits.exportPage`, for a file of all that is found. */
    export: z.literal('true').optional(),
    cursor: cursor(2).optional(),
  }),
  output: z.object({ orders: z.array(adminOrder), nextCursor: z.string().nullable() }),
});

/** How an order stands at its provider. */
const providerState = z.object({
  status: z.enum(['open', 'paid', 'canceled']),
  payments: z.array(
    z.object({
      id: z.string(),
      amount: z.int().nonnegative(),
      currency,
      paidAt: instant,
      refunded: z.int().nonnegative(),
      canRefund: z.boolean(),
      disputed: z.boolean(),
    }),
  ),
});

export const adminGetOrder = call({
  method: 'GET',
  path: '/admin/orders/:uid/:orderId',
  who: 'admin',
  params: ofOrder,
  output: z.object({
    order: adminOrder,
    /** null for a manual order, where there is no checkout, and where the provider did not answer. */
    provider: providerState.nullable(),
    /** The provider did not answer: our side is shown alone. */
    providerFailed: z.boolean(),
  }),
  errors: ['order.not_found'],
});

/** Asks the provider and settles what it says, as a webhook would. */
export const adminCheckOrder = call({
  method: 'POST',
  path: '/admin/orders/:uid/:orderId/check',
  who: 'admin',
  params: ofOrder,
  output: nothing,
  errors: ['order.not_found', 'payment_source_unavailable', 'payment_provider_failed'],
});

/**
 * Gives money back: all that is left of the payment, or `amount` in minor units. Without `paymentId` it is the payment
 * that gave the plan. Characters and time go back with it. The same `Idempotency-Key` is one refund; a part needs one, as
 * a part that is asked for again would go back again.
 */
export const adminRefundOrder = call({
  method: 'POST',
  path: '/admin/orders/:uid/:orderId/refund',
  who: 'admin',
  params: ofOrder,
  input: z.object({
    reason,
    amount: z.int().positive().optional(),
    paymentId: z.string().min(1).max(200).optional(),
  }),
  output: nothing,
  errors: ['order.not_found', 'order.not_paid', 'order.refund_too_high', 'request.key_missing'],
});

/** Marks a manual refund as transferred. */
export const adminMarkRefund = call({
  method: 'POST',
  path: '/admin/orders/:uid/:orderId/refunds/:refundId/mark',
  who: 'admin',
  params: ofOrder.extend({ refundId: id }),
  input: z.object({ reference: name, reason }),
  output: nothing,
  errors: ['order.not_found', 'refund.not_found'],
});

/** Marks money that gave nothing as dealt with: refunded elsewhere, or served by a manual order. */
export const adminResolvePayment = call({
  method: 'POST',
  path: '/admin/orders/:uid/:orderId/resolve',
  who: 'admin',
  params: ofOrder,
  input: z.object({ paymentId: z.string().min(1).max(200), reason }),
  output: nothing,
  errors: ['order.not_found', 'payment.not_found'],
});

/** Records money that came by bank transfer; the order is paid at once. A reference is taken once. */
export const adminCreateOrder = call({
  method: 'POST',
  path: '/admin/users/:uid/orders',
  who: 'admin',
  params: ofPerson,
  input: z.object({
    planId,
    quantity: periods,
    /** What arrived, in minor units. */
    amount: z.int().positive().max(100_000_000_000),
    currency,
    reference: name,
    reason,
  }),
  output: z.object({ orderId: id }),
  errors: ['user.not_found', 'invalid_plan_id', 'plan_not_found', 'order.reference_used'],
});

/** Gives a plan without money: the active plan is extended, another one is switched. Needs an `Idempotency-Key`. */
export const adminGrantPlan = call({
  method: 'POST',
  path: '/admin/users/:uid/plan',
  who: 'admin',
  params: ofPerson,
  input: z.object({ planId, quantity: periods, reason }),
  output: z.object({ subscriptionId: id }),
  errors: ['user.not_found', 'invalid_plan_id', 'plan_not_found', 'request.key_missing'],
});

/** Ends the active plan now; what is left of it is revoked. */
export const adminEndPlan = call({
  method: 'POST',
  path: '/admin/users/:uid/plan/end',
  who: 'admin',
  params: ofPerson,
  input: z.object({ reason }),
  output: nothing,
  errors: [
    'user.not_found',
    'subscription_not_found',
    'payment_source_unavailable',
    'payment_provider_failed',
  ],
});

/** Keeps one of several active subscriptions; the others end as switched and what is left of them is carried to it. */
export const adminMendSubscriptions = call({
  method: 'POST',
  path: '/admin/users/:uid/subscriptions/mend',
  who: 'admin',
  params: ofPerson,
  input: z.object({ keep: id, reason }),
  output: nothing,
  errors: ['user.not_found', 'subscription_not_found'],
});

/** One person: every subscription and the last orders. Their audios and their ledger have lists of their own. */
export const adminGetPerson = call({
  method: 'GET',
  path: '/admin/users/:uid',
  who: 'admin',
  params: ofPerson,
  output: z.object({
    person: adminPerson,
    subscriptions: z.array(subscription.extend({ id })),
    orders: z.array(order.extend({ id })),
  }),
  errors: ['user.not_found'],
});

/** A uid or a whole e-mail address; nobody's finds nothing. */
const someone = z.string().trim().min(1).max(320).optional();

/** The audit log, newest first, a page at a time: what `by` did, and what was done to `person`. */
export const adminListAudit = call({
  method: 'GET',
  path: '/admin/audit',
  who: 'admin',
  query: z.object({
    by: someone,
    person: someone,
    action: auditAction.optional(),
    from: day.optional(),
    to: day.optional(),
    cursor: cursor(1).optional(),
  }),
  output: z.object({
    entries: z.array(
      auditEntry.extend({
        id,
        /** Of the person whom it is about, as it is now; null where they have none, or have left. */
        email: z.string().nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});
