import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { locale } from '../language.ts';
import { planId, planSnapshot } from './plan.ts';
import { orderSource } from './subscription.ts';

export const orderStatuses = ['created', 'canceled', 'paid', 'renewed', 'refunded'] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const currencies = ['MNT', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/**
 * Where the payer continues: at the provider's page, or in a bank app by QR code (`image`: a data URL) or
 * link.
 */
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
 * How a payment was used. Only `granted` payments have an effect; all others need an admin: `late` (the order
 * was canceled, or the charge is for a switched plan), `extra` (paid already), `short` and `over` (another
 * amount), `currency` (another currency).
 */
const paymentOutcomes = ['granted', 'late', 'extra', 'short', 'over', 'currency'] as const;
const paymentOutcome = z.enum(paymentOutcomes);
export type PaymentOutcome = z.infer<typeof paymentOutcome>;

/** A payment as the provider reports it, in minor units. */
const orderPayment = z.object({
  /** The provider's id; for manual orders the reference of the bank transfer. */
  id: z.string(),
  amount: z.int().nonnegative(),
  /** Paid in addition from the payer's balance at the provider; missing if nothing was. */
  fromBalance: z.int().positive().optional(),
  currency,
  paidAt: instant,
  /** When we recorded it. */
  recordedAt: instant,
  outcome: paymentOutcome,
  /** Refunded, or being refunded. */
  refunded: z.int().nonnegative(),
  disputed: z.boolean(),
  /** When an admin resolved a payment without a grant; null until then. */
  resolvedAt: instant.nullable(),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** `pending`: requested from the provider. `manual`: an admin has to transfer and mark it. */
const refundStates = ['pending', 'manual', 'refunded'] as const;
const refundState = z.enum(refundStates);

/** A refund, in minor units of the payment's currency. */
const orderRefund = z.object({
  id,
  paymentId: z.string(),
  amount: z.int().positive(),
  currency,
  /** Revoked characters. */
  characters: z.int().nonnegative(),
  /** Started by an admin (named in the audit log) or the provider (its dashboard, a dispute). */
  by: z.enum(['admin', 'provider']),
  state: refundState,
  /** The provider's code of a permanent refusal; the money may have been refunded another way. */
  refusal: z.string().nullable().default(null),
  at: instant,
  refundedAt: instant.nullable(),
  /** The reference of an admin's bank transfer. */
  reference: z.string().nullable(),
});
export type OrderRefund = z.infer<typeof orderRefund>;

/** `start`: no plan or the trial before; `extend`: the same plan; `switch`: another plan. */
const orderEffects = ['start', 'extend', 'switch'] as const;
export const orderEffect = z.enum(orderEffects);
export type OrderEffect = z.infer<typeof orderEffect>;

/** The grant of a payment. `from` and `until` are the added time. */
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

/** The receiver of an e-barimt. A company has a register number of 7 digits. */
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
  /** The content of its QR code. */
  qr: z.string(),
  /** A lottery number for citizens; null for companies. */
  lottery: z.string().nullable(),
  createdAt: instant,
  canceledAt: instant.nullable(),
});
export type TaxReceipt = z.infer<typeof taxReceipt>;

/**
 * `users/{uid}/orders/{id}`. `amount` is the price times `quantity` at the time of the order, in minor units.
 */
export const order = z.object({
  planId,
  plan: planSnapshot,
  source: orderSource,
  amount: z.int().nonnegative(),
  currency,
  /** Months or years, by the plan's period. */
  quantity: z.int().positive(),
  status: orderStatus,
  /** `DUU-2026-000001`, without gaps; null until it is paid. */
  invoiceNumber: z.string().nullable(),
  /** The language of the page that ordered, for the provider's page and the way back; null: the account's. */
  language: locale.nullable().default(null),
  /** Whether the provider charges each period automatically. */
  recurring: z.boolean(),
  /** The first order of the recurring subscription that was renewed; null for a user's own order. */
  renewalOf: z.string().nullable().default(null),
  /**
   * The provider's id of the checkout, or of the recurring subscription for a renewal; null until it is open.
   */
  reference: z.string().nullable(),
  checkout: checkout.nullable(),
  /** When the checkout expires; null: never. */
  expiresAt: instant.nullable(),
  payments: z.array(orderPayment),
  refunds: z.array(orderRefund),
  grant: orderGrant.nullable(),
  receipt: taxReceipt.nullable(),
  /** Whether it needs an admin: a payment without a grant, a manual or pending refund, a dispute. */
  attention: z.boolean(),
  transitions: z.array(z.object({ status: orderStatus, at: instant, reason: z.string() })),
  createdAt: instant,
});
export type Order = z.infer<typeof order>;

/**
 * `orderPlaces/{order id, or hash of source and reference}`: where an order is; `uid` is null for a deleted
 * user.
 */
export const orderPlace = z.object({ uid: z.string().nullable(), orderId: z.string() });
export type OrderPlace = z.infer<typeof orderPlace>;

/** `events/{source:id}`: a processed event of a provider. */
export const paymentEvent = z.object({
  source: orderSource,
  orderId: z.string().nullable(),
  /** `foreign`: not about our orders. */
  outcome: z.enum(['settled', 'nothing', 'foreign']),
  at: instant,
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

/** `counters/{name}`: the last number. */
export const counter = z.object({ last: z.int().nonnegative() });

/** `revenue/{id}`: revenue, negative for refunds. Append-only, without the user; the daily figures sum it. */
export const revenueEntry = z.object({
  amount: z.int(),
  currency,
  orderId: z.string(),
  at: instant,
});
export type RevenueEntry = z.infer<typeof revenueEntry>;
