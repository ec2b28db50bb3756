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
import { adminUser } from './admin-users.ts';
import { call, nothing } from './call.ts';
import { shownKey } from './keys.ts';

/** `-` is the uid of a deleted user. */
export const deletedUserUid = '-';

const ofOrder = z.object({ uid: id, orderId: id });
const ofUser = z.object({ uid: id });
/** The admin's reason in the audit log, one line. */
const reason = name;
const periods = z.int().min(1).max(limits.monthsAhead);

/** An order as admins see it; `uid` is null if the user was deleted. */
const adminOrder = order.extend({
  id,
  uid: id.nullable(),
  email: z.string().nullable(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/**
 * Lists the orders of all users, newest first. A query is an order id, an invoice number, a provider's
 * reference, a uid or a complete e-mail address.
 */
export const adminListOrders = call({
  method: 'GET',
  path: '/admin/orders',
  who: 'admin',
  query: z.object({
    query: z.string().max(200).optional(),
    status: orderStatus.optional(),
    /** `true`: only orders that need an admin. */
    attention: z.literal('true').optional(),
    /** `true`: only orders of deleted users. */
    former: z.literal('true').optional(),
    /** `true`: pages of `limits.exportPage`, for an export. */
    export: z.literal('true').optional(),
    cursor: cursor(2).optional(),
  }),
  output: z.object({ orders: z.array(adminOrder), nextCursor: z.string().nullable() }),
});

/** The state of an order at its provider. */
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
    /** null for a manual order, without a checkout, or if the provider did not answer. */
    provider: providerState.nullable(),
    /** The provider did not answer: only our state is returned. */
    providerFailed: z.boolean(),
  }),
  errors: ['order.not_found'],
});

/** Settles an order by its provider's state, as a webhook would. */
export const adminCheckOrder = call({
  method: 'POST',
  path: '/admin/orders/:uid/:orderId/check',
  who: 'admin',
  params: ofOrder,
  output: nothing,
  errors: [
    'user.not_found',
    'order.not_found',
    'payment_source_unavailable',
    'payment_provider_failed',
  ],
});

/**
 * Refunds the rest of a payment, or `amount` in minor units. Without `paymentId` it is the payment that
 * granted the plan. Characters and time are revoked. One refund per `Idempotency-Key`; a partial refund needs
 * one, as a repeat would refund again.
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
  errors: [
    'user.not_found',
    'order.not_found',
    'order.not_paid',
    'order.refund_too_high',
    'request.key_missing',
  ],
});

/** Marks a manual refund as transferred. */
export const adminMarkRefund = call({
  method: 'POST',
  path: '/admin/orders/:uid/:orderId/refunds/:refundId/mark',
  who: 'admin',
  params: ofOrder.extend({ refundId: id }),
  input: z.object({ reference: name, reason }),
  output: nothing,
  errors: ['user.not_found', 'order.not_found', 'refund.not_found'],
});

/** Marks a payment without a grant as resolved: refunded elsewhere, or covered by a manual order. */
export const adminResolvePayment = call({
  method: 'POST',
  path: '/admin/orders/:uid/:orderId/resolve',
  who: 'admin',
  params: ofOrder,
  input: z.object({ paymentId: z.string().min(1).max(200), reason }),
  output: nothing,
  errors: ['user.not_found', 'order.not_found', 'payment.not_found'],
});

/** Records a bank transfer; the order is paid immediately. A reference can be used once. */
export const adminCreateOrder = call({
  method: 'POST',
  path: '/admin/users/:uid/orders',
  who: 'admin',
  params: ofUser,
  input: z.object({
    planId,
    quantity: periods,
    /** The received amount, in minor units. */
    amount: z.int().positive().max(100_000_000_000),
    currency,
    reference: name,
    reason,
  }),
  output: z.object({ orderId: id }),
  errors: ['user.not_found', 'invalid_plan_id', 'plan_not_found', 'order.reference_used'],
});

/** Grants a plan without payment: extends the same plan, replaces another. Needs an `Idempotency-Key`. */
export const adminGrantPlan = call({
  method: 'POST',
  path: '/admin/users/:uid/plan',
  who: 'admin',
  params: ofUser,
  input: z.object({ planId, quantity: periods, reason }),
  output: z.object({ subscriptionId: id }),
  errors: ['user.not_found', 'invalid_plan_id', 'plan_not_found', 'request.key_missing'],
});

/** Ends the active plan now and revokes the rest. */
export const adminEndPlan = call({
  method: 'POST',
  path: '/admin/users/:uid/plan/end',
  who: 'admin',
  params: ofUser,
  input: z.object({ reason }),
  output: nothing,
  errors: [
    'user.not_found',
    'subscription_not_found',
    'payment_source_unavailable',
    'payment_provider_failed',
  ],
});

/**
 * Keeps one of several active subscriptions; the others end as switched, and their credits are carried over
 * to it.
 */
export const adminMendSubscriptions = call({
  method: 'POST',
  path: '/admin/users/:uid/subscriptions/mend',
  who: 'admin',
  params: ofUser,
  input: z.object({ keep: id, reason }),
  output: nothing,
  errors: ['user.not_found', 'subscription_not_found'],
});

/** A user with all subscriptions and the last orders. Audios and ledger have separate lists. */
export const adminGetUser = call({
  method: 'GET',
  path: '/admin/users/:uid',
  who: 'admin',
  params: ofUser,
  output: z.object({
    user: adminUser,
    subscriptions: z.array(subscription.extend({ id })),
    orders: z.array(order.extend({ id })),
    keys: z.array(shownKey),
  }),
  errors: ['user.not_found'],
});

/** A uid or a complete e-mail address; an unknown one finds nothing. */
const someone = z.string().trim().min(1).max(320).optional();

/** Lists the audit log, newest first: what `by` did, and what was done to `user`. */
export const adminListAudit = call({
  method: 'GET',
  path: '/admin/audit',
  who: 'admin',
  query: z.object({
    by: someone,
    user: someone,
    action: auditAction.optional(),
    from: day.optional(),
    to: day.optional(),
    cursor: cursor(1).optional(),
  }),
  output: z.object({
    entries: z.array(
      auditEntry.extend({
        id,
        /** The current e-mail address of the user it is about; null without one. */
        email: z.string().nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});
