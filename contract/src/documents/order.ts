import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { planId, planSnapshot } from './plan.ts';
import { orderSource } from './subscription.ts';

export const orderStatuses = ['created', 'canceled', 'paid', 'renewed', 'refunded'] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const currencies = ['MNT', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** Where the payer goes: to the provider's page, or to a bank app by QR code (`image`: a data URL) or link. */
export const checkout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('qr'),
    text: z.string(),
    image: z.string(),
    links: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        logo: z.string(),
        link: z.string(),
      }),
    ),
  }),
]);
export type Checkout = z.infer<typeof checkout>;

/**
 * What became of money that arrived. Only `granted` money gave something; all else waits for an admin: `late` (the order
 * was canceled, or it is a charge for a plan that was switched since), `extra` (it was paid already), `short` and `over`
 * (another amount), `currency` (another currency).
 */
const paymentOutcomes = ['granted', 'late', 'extra', 'short', 'over', 'currency'] as const;
const paymentOutcome = z.enum(paymentOutcomes);
export type PaymentOutcome = z.infer<typeof paymentOutcome>;

/** Money as the provider reports it, in minor units. */
const orderPayment = z.object({
  /** The provider's id; for manual orders the reference of the bank transfer. */
  id: z.string(),
  /** What was charged. */
  amount: z.int().nonnegative(),
  /** What was taken beside it from a balance that the payer has at the provider; missing where nothing was. */
  fromBalance: z.int().positive().optional(),
  currency,
  paidAt: instant,
  /** When we learned of it. */
  recordedAt: instant,
  outcome: paymentOutcome,
  /** How much of it has gone back or is on its way. */
  refunded: z.int().nonnegative(),
  disputed: z.boolean(),
  /** When an admin dealt with money that gave nothing; null until then. */
  resolvedAt: instant.nullable(),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** `pending`: the provider is asked. `manual`: an admin has to transfer it and mark it. */
const refundStates = ['pending', 'manual', 'refunded'] as const;
const refundState = z.enum(refundStates);

/** Money that goes back, in minor units of the payment's currency. */
const orderRefund = z.object({
  id,
  paymentId: z.string(),
  amount: z.int().positive(),
  currency,
  /** Characters that it took back. */
  characters: z.int().nonnegative(),
  /** Who began it: an admin (the audit log has who), or the provider (its dashboard, a dispute). */
  by: z.enum(['admin', 'provider']),
  state: refundState,
  /** The provider's own code where it refused for good; the money may have gone back on another way. */
  refusal: z.string().nullable().default(null),
  at: instant,
  refundedAt: instant.nullable(),
  /** The bank transfer's reference, where an admin marked it. */
  reference: z.string().nullable(),
});
export type OrderRefund = z.infer<typeof orderRefund>;

/** `start`: there was no plan or the trial; `extend`: the same plan again; `switch`: another plan. */
const orderEffects = ['start', 'extend', 'switch'] as const;
export const orderEffect = z.enum(orderEffects);
export type OrderEffect = z.infer<typeof orderEffect>;

/** What the money gave. `from` and `until` are the time it added. */
const orderGrant = z.object({
  effect: orderEffect,
  subscriptionId: z.string(),
  characters: z.int().nonnegative(),
  revoked: z.int().nonnegative(),
  months: z.int().positive(),
  from: instant,
  until: instant,
});
export type OrderGrant = z.infer<typeof orderGrant>;

/** Whom an e-barimt is for. A company is named by its register number, 7 digits. */
export const receiptReceiver = z.discriminatedUnion('type', [
  z.object({ type: z.literal('citizen') }),
  z.object({ type: z.literal('company'), register: z.string().regex(/^\d{7}$/) }),
]);
export type ReceiptReceiver = z.infer<typeof receiptReceiver>;

/** An e-barimt, Mongolia's tax receipt. Amounts in möngö. */
export const taxReceipt = z.object({
  id: z.string(),
  receiver: receiptReceiver,
  amount: z.int().nonnegative(),
  vatAmount: z.int().nonnegative(),
  cityTaxAmount: z.int().nonnegative(),
  /** What its QR code says. */
  qr: z.string(),
  /** Citizens get a lottery number, companies none. */
  lottery: z.string().nullable(),
  createdAt: instant,
  canceledAt: instant.nullable(),
});
export type TaxReceipt = z.infer<typeof taxReceipt>;

/** `users/{uid}/orders/{id}`. `amount` is the catalogue's price times `quantity` when it was ordered, in minor units. */
export const order = z.object({
  planId,
  plan: planSnapshot,
  source: orderSource,
  amount: z.int().nonnegative(),
  currency,
  /** Months or years of the plan, as its period says. */
  quantity: z.int().positive(),
  status: orderStatus,
  /** `DUU-2026-000001`; null until money has arrived. No number of a year is left out. */
  invoiceNumber: z.string().nullable(),
  /** Whether the provider charges again each period by itself. */
  recurring: z.boolean(),
  /** The first order of the provider's subscription that charged again; null for what somebody ordered. */
  renewalOf: z.string().nullable().default(null),
  /** The provider's name for the checkout, or for its subscription in a renewal; null until it is open. */
  reference: z.string().nullable(),
  checkout: checkout.nullable(),
  /** Until when the checkout can be paid; null: without end. */
  expiresAt: instant.nullable(),
  payments: z.array(orderPayment),
  refunds: z.array(orderRefund),
  grant: orderGrant.nullable(),
  receipt: taxReceipt.nullable(),
  /** Whether an admin has to look: money without a grant, a manual or pending refund, a dispute. */
  attention: z.boolean(),
  transitions: z.array(z.object({ status: orderStatus, at: instant, reason: z.string() })),
  createdAt: instant,
});
export type Order = z.infer<typeof order>;

/** `orderPlaces/{order id, or hash of source and reference}`: whose order it is; `uid` is null once they have left. */
export const orderPlace = z.object({ uid: z.string().nullable(), orderId: z.string() });
export type OrderPlace = z.infer<typeof orderPlace>;

/** `events/{source:id}`: a provider's event that was dealt with, so that it is once. */
export const paymentEvent = z.object({
  source: orderSource,
  orderId: z.string().nullable(),
  /** `foreign`: about an order that is not ours. */
  outcome: z.enum(['settled', 'nothing', 'foreign']),
  at: instant,
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

/** `counters/{name}`: the last number that was given. */
export const counter = z.object({ last: z.int().nonnegative() });

/** `revenue/{id}`: money that came in or, negative, went back. Append-only, without the person: the daily figures sum it. */
export const revenueEntry = z.object({
  amount: z.int(),
  currency,
  orderId: z.string(),
  at: instant,
});
export type RevenueEntry = z.infer<typeof revenueEntry>;
