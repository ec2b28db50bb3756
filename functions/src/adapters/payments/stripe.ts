// Payments by Stripe: one-time terms and recurring subscriptions through Stripe's hosted Checkout.
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import {
  type OpenCheckout,
  type OpenedCheckout,
  type PaymentProvider,
  PaymentUnavailable,
  type RecurringPayments,
  type RefundRequest,
} from './provider.ts';
import {
  codeOf,
  createOnce,
  createStripeCall,
  ignoreMissing,
  isMissing,
  mayBeDone,
  type StripeSettings,
} from './stripe-client.ts';
import { dateOf, stateOfSession } from './stripe-payments.ts';
import { createStripeRecurring } from './stripe-recurring.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

/** Stores the id of a user's customer at Stripe. */
export interface StripeCustomers {
  find(uid: string): Promise<string | null>;
  /**
   * Stores `customer` instead of `previous`. Returns the stored one, which a parallel call may have set
   * first.
   */
  keep(uid: string, customer: string, previous: string | null): Promise<string>;
}

export interface StripeProvider extends PaymentProvider {
  readonly recurring: RecurringPayments;
  customerOf(uid: string): Promise<string | null>;
  /** Deletes a user's customers with their e-mail and cards, which also ends their subscriptions. */
  forget(uid: string, customer: string | null): Promise<void>;
}

// Stripe accepts sessions that expire 30 minutes to 24 hours after they are made, by its own clock.
const minSessionMs = 31 * 60_000;
const maxSessionMs = (24 * 60 - 1) * 60_000;
/** Stripe keeps a failure under its idempotency key. A refund gets another key after this time, in ms. */
const refundKeyMs = 30 * 60_000;

export function createStripeProvider(
  settings: () => StripeSettings,
  customers: StripeCustomers,
  now: () => Date,
): StripeProvider {
  const call = createStripeCall(settings);
  return {
    source: 'stripe',
    currencies: ['MNT', 'USD'],
    mayBePaidLate: false,

    async open(request) {
      const kept = await customers.find(request.uid);
      const customer = kept ?? (await newCustomer(request, null));
      try {
        return await openFor(request, customer);
      } catch (error) {
        if (!isMissing(error)) throw error;
        // The customer was deleted at Stripe.
        return openFor(request, await newCustomer(request, customer));
      }
    },

    async stateOf(reference) {
      try {
        return await call((stripe) => stateOfSession(stripe, reference));
      } catch (error) {
        if (isMissing(error)) return { status: 'canceled', payments: [], recurring: null };
        throw error;
      }
    },

    cancel: (reference) => call((stripe) => cancel(stripe, reference)),
    refund: (request) => call((stripe) => refund(stripe, request, now())),
    readWebhook: async (request) =>
      readStripeWebhook(call, settings().webhookSecret, now(), request),
    webhookAnswer: { type: 'application/json', body: '{"received":true}' },
    recurring: createStripeRecurring(call),

    customerOf: (uid) => customers.find(uid),

    async lostCheckout({ orderId, customer }) {
      if (customer === null) return null;
      const found = await call((stripe) => sessionOf(stripe, orderId, customer));
      return found === undefined ? null : found.id;
    },

    async forget(uid, customer) {
      const query = `metadata['user']:'${digest([uid])}'`;
      const others = await call((stripe) => stripe.customers.search({ query, limit: 100 }));
      const ids = new Set([customer, ...others.data.map(({ id }) => id)]);
      for (const id of ids) if (id !== null) await remove(id);
    },
  };

  function remove(customer: string): Promise<void> {
    return ignoreMissing(
      call(async (stripe) => {
        await stripe.customers.del(customer);
      }),
    );
  }

  function newCustomer({ uid, email }: OpenCheckout, previous: string | null): Promise<string> {
    const user = digest([uid]);
    return call(async (stripe) => {
      const created = await createOnce(
        // Stripe would refuse a changed e-mail under the same key.
        `customer-${digest([uid, previous ?? '', email ?? ''])}`,
        (options) =>
          stripe.customers.create(
            { ...(email === null ? {} : { email }), metadata: { user } },
            options,
          ),
        async () => {
          if (email === null) return undefined;
          const same = await stripe.customers.list({ email, limit: 100 });
          return same.data.find(({ id, metadata }) => metadata.user === user && id !== previous);
        },
      );
      let kept: string | undefined;
      try {
        kept = await customers.keep(uid, created.id, previous);
        return kept;
      } finally {
        // A parallel request was first, or the account is being deleted.
        if (kept !== created.id) await remove(created.id);
      }
    });
  }

  function openFor(request: OpenCheckout, customer: string): Promise<OpenedCheckout> {
    const { orderId, returnUrl } = request;
    return call(async (stripe) => {
      const session = await createOnce(
        `checkout-${orderId}-${customer}`,
        (options) =>
          stripe.checkout.sessions.create(sessionParams(request, customer, now()), options),
        () => sessionOf(stripe, orderId, customer),
      );
      return {
        reference: session.id,
        // An expired session has no address; the return page shows its result.
        checkout: { kind: 'redirect', url: session.url ?? returnUrl },
        expiresAt: dateOf(session.expires_at),
      };
    });
  }
}

/** Finds the session of an order among those of its customer. */
async function sessionOf(
  stripe: Stripe,
  orderId: string,
  customer: string,
): Promise<Stripe.Checkout.Session | undefined> {
  const made = await stripe.checkout.sessions.list({ customer, limit: 100 });
  return made.data.find((one) => one.client_reference_id === orderId);
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function sessionParams(
  request: OpenCheckout,
  customer: string,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const { orderId, description } = request;
  const wanted = request.expiresAt.getTime() - now.getTime();
  const lasts = Math.min(Math.max(wanted, minSessionMs), maxSessionMs);
  const metadata = { orderId };
  return {
    customer,
    client_reference_id: orderId,
    line_items: [lineItem(request)],
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor((now.getTime() + lasts) / 1000),
    // Stripe has no Mongolian; `auto` follows the browser.
    locale: request.language === 'en' ? 'en' : 'auto',
    // Charge the exact amount and currency of the order.
    adaptive_pricing: { enabled: false },
    metadata,
    ...(request.recurring === null
      ? { mode: 'payment', payment_intent_data: { description, metadata } }
      : { mode: 'subscription', subscription_data: { description, metadata } }),
  };
}

function lineItem(request: OpenCheckout): Stripe.Checkout.SessionCreateParams.LineItem {
  const { amount, quantity, recurring, description } = request;
  const price = {
    currency: request.currency.toLowerCase(),
    product_data: { name: description },
  };
  if (recurring !== null) {
    // Several months are charged together.
    const every = { interval: recurring, interval_count: quantity };
    return { quantity: 1, price_data: { ...price, unit_amount: amount, recurring: every } };
  }
  const [count, each] = amount % quantity === 0 ? [quantity, amount / quantity] : [1, amount];
  return { quantity: count, price_data: { ...price, unit_amount: each } };
}

async function cancel(stripe: Stripe, reference: string): Promise<'canceled' | 'paid'> {
  try {
    await stripe.checkout.sessions.expire(reference);
    return 'canceled';
  } catch (error) {
    // It is closed already, or a payment is being processed.
    const { status } = await stateOfSession(stripe, reference);
    if (status !== 'open') return status;
    const { status: ended } = await stripe.checkout.sessions.retrieve(reference);
    if (ended === 'complete')
      throw new PaymentUnavailable('The payment is under way.', { cause: error });
    throw error;
  }
}

async function refund(
  stripe: Stripe,
  { paymentId, refundId, amount }: RefundRequest,
  now: Date,
): Promise<'refunded' | 'manual'> {
  // Stripe forgets idempotency keys after some days; the metadata of the refund stays.
  const find = async () => {
    const made = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
    return made.data.find((one) => one.metadata?.refundId === refundId);
  };
  const before = await find();
  if (before) return outcomeOf(before);
  const slot = Math.floor(now.getTime() / refundKeyMs);
  try {
    const made = await stripe.refunds.create(
      {
        payment_intent: paymentId,
        amount,
        reason: 'requested_by_customer',
        metadata: { refundId },
      },
      { idempotencyKey: `refund-${refundId}-${slot}` },
    );
    return outcomeOf(made);
  } catch (error) {
    const made = mayBeDone(error) ? await find() : undefined;
    if (made) return outcomeOf(made);
    // Any other refusal means that the money has been or is being returned another way: don't pay twice.
    if (codeOf(error) === 'charge_not_refundable') return 'manual';
    throw error;
  }
}

/** Returns a refund that failed later leaves the money with us: an admin has to transfer it. */
function outcomeOf({ status }: Stripe.Refund): 'refunded' | 'manual' {
  return status === 'failed' || status === 'canceled' || status === 'requires_action'
    ? 'manual'
    : 'refunded';
}
