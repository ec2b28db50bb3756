// The objects that the local Stripe server stores, with Stripe's names. Fields that start with `_` are internal.
import type Stripe from 'stripe';
import { z } from 'zod';

const metadata = z.record(z.string(), z.string());
const seconds = z.int();
const cents = z.int().nonnegative();
const shared = <Name extends string>(object: Name) => ({
  id: z.string(),
  object: z.literal(object),
  created: seconds,
  livemode: z.literal(false),
});

/** How a card behaves when it is charged. `late` is a bank debit, whose result comes later. */
export const cards = ['good', 'declined', 'late'] as const;
export const card = z.enum(cards);
export type Card = z.infer<typeof card>;
/** The cards that a customer can leave for renewals. */
export const keptCard = card.extract(['good', 'declined']);

export const recurringPrice = z.object({
  interval: z.enum(['month', 'year']),
  interval_count: z.int().positive(),
});
export type RecurringPrice = z.infer<typeof recurringPrice>;

const customer = z.object({
  ...shared('customer'),
  email: z.string().nullable(),
  metadata,
  _card: keptCard,
  /** Used up by the next invoices before they charge a card. */
  _balance: cents.default(0),
});

const session = z.object({
  ...shared('checkout.session'),
  mode: z.enum(['payment', 'subscription']),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  amount_total: cents,
  currency: z.string(),
  customer: z.string(),
  client_reference_id: z.string().nullable(),
  metadata,
  payment_intent: z.string().nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  url: z.string().nullable(),
  success_url: z.string(),
  cancel_url: z.string().nullable(),
  expires_at: seconds,
  locale: z.string().nullable(),
  _name: z.string(),
  _quantity: z.int().positive(),
  _recurring: recurringPrice.nullable(),
  /** Metadata of the payment intent or the subscription that it creates. */
  _metadata: metadata,
});

const paymentIntent = z.object({
  ...shared('payment_intent'),
  amount: cents,
  amount_received: cents,
  currency: z.string(),
  status: z.enum(['succeeded', 'processing', 'requires_payment_method', 'canceled']),
  latest_charge: z.string().nullable(),
  customer: z.string(),
  description: z.string().nullable(),
  metadata,
});

const charge = z.object({
  ...shared('charge'),
  amount: cents,
  amount_refunded: cents,
  currency: z.string(),
  customer: z.string(),
  payment_intent: z.string(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  paid: z.boolean(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  metadata,
});

const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  created: seconds,
  amount: cents,
  currency: z.string(),
  charge: z.string(),
  payment_intent: z.string(),
  reason: z.string().nullable(),
  status: z.enum(['succeeded', 'failed']),
  metadata,
});

const dispute = z.object({
  ...shared('dispute'),
  amount: cents,
  currency: z.string(),
  charge: z.string(),
  payment_intent: z.string(),
  reason: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
  is_charge_refundable: z.boolean(),
  metadata,
});

const subscriptionItem = z.object({
  id: z.string(),
  object: z.literal('subscription_item'),
  created: seconds,
  current_period_start: seconds,
  current_period_end: seconds,
  quantity: z.int(),
  subscription: z.string(),
  metadata,
});

const subscription = z.object({
  ...shared('subscription'),
  status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
  currency: z.string(),
  customer: z.string(),
  description: z.string().nullable(),
  start_date: seconds,
  billing_cycle_anchor: seconds,
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullable(),
  canceled_at: seconds.nullable(),
  ended_at: seconds.nullable(),
  latest_invoice: z.string().nullable(),
  items: z.object({
    object: z.literal('list'),
    data: z.tuple([subscriptionItem]),
    has_more: z.literal(false),
    url: z.string(),
  }),
  metadata,
  _name: z.string(),
  _amount: cents,
  _recurring: recurringPrice,
  /** Number of periods that have started. */
  _periods: z.int().positive(),
});

const invoice = z.object({
  ...shared('invoice'),
  number: z.string(),
  status: z.enum(['open', 'paid', 'uncollectible', 'void']),
  billing_reason: z.enum(['subscription_create', 'subscription_cycle']),
  /** Before the customer's balance was applied. */
  total: cents.default(0),
  amount_due: cents,
  amount_paid: cents,
  amount_remaining: cents,
  currency: z.string(),
  customer: z.string(),
  attempted: z.boolean(),
  attempt_count: z.int().nonnegative(),
  next_payment_attempt: seconds.nullable(),
  status_transitions: z
    .object({
      finalized_at: seconds.nullable(),
      marked_uncollectible_at: seconds.nullable(),
      paid_at: seconds.nullable(),
      voided_at: seconds.nullable(),
    })
    .default({ finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null }),
  period_start: seconds,
  period_end: seconds,
  parent: z.object({
    type: z.literal('subscription_details'),
    quote_details: z.null(),
    subscription_details: z.object({ subscription: z.string(), metadata }),
  }),
  metadata,
});

const invoicePayment = z.object({
  ...shared('invoice_payment'),
  invoice: z.string(),
  amount_paid: cents.nullable(),
  amount_requested: cents,
  currency: z.string(),
  is_default: z.boolean(),
  payment: z.object({ type: z.literal('payment_intent'), payment_intent: z.string() }),
  status: z.enum(['open', 'paid', 'canceled']),
});

const portal = z.object({
  ...shared('billing_portal.session'),
  customer: z.string(),
  locale: z.string().nullable(),
  return_url: z.string().nullable(),
  url: z.string(),
});

const event = z.object({
  ...shared('event'),
  type: z.string(),
  api_version: z.string(),
  pending_webhooks: z.int().nonnegative(),
  data: z.object({ object: z.looseObject({ id: z.string() }) }),
});

export const stored = z.discriminatedUnion('object', [
  customer,
  session,
  paymentIntent,
  charge,
  refund,
  dispute,
  subscription,
  invoice,
  invoicePayment,
  portal,
  event,
]);
export type Stored = z.infer<typeof stored>;
export type Kind = Stored['object'];
export type Of<K extends Kind> = Extract<Stored, { object: K }>;

export type Customer = Of<'customer'>;
export type Session = Of<'checkout.session'>;
export type PaymentIntent = Of<'payment_intent'>;
export type Charge = Of<'charge'>;
export type Subscription = Of<'subscription'>;
export type Invoice = Of<'invoice'>;

/** `true` if every field has a name and a type of Stripe's object. */
type Fits<Ours, Theirs> = {
  [Key in keyof Ours as Key extends `_${string}` ? never : Key]: Key extends keyof Theirs
    ? Ours[Key] extends Theirs[Key]
      ? never
      : Key
    : Key;
} extends infer Wrong
  ? Wrong[keyof Wrong]
  : never;

/** The names of the fields that do not fit; `never` if all fit. */
type Misfits =
  | Fits<Customer, Stripe.Customer>
  | Fits<Session, Stripe.Checkout.Session>
  | Fits<PaymentIntent, Stripe.PaymentIntent>
  | Fits<Charge, Stripe.Charge>
  | Fits<Of<'refund'>, Stripe.Refund>
  | Fits<Of<'dispute'>, Stripe.Dispute>
  | Fits<Omit<Subscription, 'items'>, Stripe.Subscription>
  | Fits<z.infer<typeof subscriptionItem>, Stripe.SubscriptionItem>
  | Fits<Invoice, Stripe.Invoice>
  | Fits<Of<'invoice_payment'>, Stripe.InvoicePayment>
  | Fits<Of<'billing_portal.session'>, Stripe.BillingPortal.Session>;

/** Does not compile if an object has a field that Stripe's lacks. */
null satisfies [Misfits] extends [never] ? null : Misfits;
