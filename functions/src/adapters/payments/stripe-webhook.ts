// Reads which checkout or subscription a Stripe webhook is about. Nothing else in it is trusted.
import type Stripe from 'stripe';
import {
  ForgedWebhook,
  type PaymentNotice,
  PaymentUnavailable,
  type WebhookRequest,
} from './provider.ts';
import type { StripeCall } from './stripe-client.ts';
import { idOf } from './stripe-payments.ts';

export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Keeps the union, unlike `Omit`. */
type WithoutId<T> = T extends unknown ? Omit<T, 'eventId'> : never;
type About = WithoutId<PaymentNotice> | null;

/**
 * Reads a webhook; null if it is not about us, as the account may sell other things.
 * @throws ForgedWebhook if the signature is invalid, of another body, or older than five minutes
 * @throws PaymentUnavailable if Stripe can't be asked what the event is about
 */
export function readStripeWebhook(
  call: StripeCall,
  secret: string,
  now: Date,
  request: WebhookRequest,
): Promise<PaymentNotice | null> {
  // Anyone could sign with an empty secret.
  if (!secret.startsWith('whsec_'))
    throw new PaymentUnavailable('The signing secret of the Stripe webhook is not set.');
  return call(async (stripe) => {
    const event = verify(stripe, request, secret, now);
    const about = await aboutOf(stripe, event);
    return about && { eventId: event.id, ...about };
  });
}

function verify(
  { webhooks }: Stripe,
  { body, headers }: WebhookRequest,
  secret: string,
  now: Date,
): Stripe.Event {
  const signature = headers['stripe-signature'] ?? '';
  const [tolerance, receivedAt] = [webhooks.DEFAULT_TOLERANCE, now.getTime()];
  try {
    return webhooks.constructEvent(body, signature, secret, tolerance, undefined, receivedAt);
  } catch {
    // The library throws other errors for malformed headers and bodies.
    throw new ForgedWebhook('A webhook without a valid signature of Stripe.');
  }
}

async function aboutOf(stripe: Stripe, event: Stripe.Event): Promise<About> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return aboutSession(event.data.object);
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return aboutInvoice(stripe, event.data.object.id);
    case 'charge.refunded':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return aboutPayment(stripe, event.data.object.payment_intent);
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return aboutSubscription(event.data.object);
    default:
      return null;
  }
}

function aboutSession(session: Stripe.Checkout.Session | undefined): About {
  if (!session?.metadata?.orderId) return null;
  return { about: 'checkout', reference: session.id };
}

function aboutSubscription({ id, metadata }: Stripe.Subscription): About {
  const { orderId } = metadata;
  return orderId ? { about: 'recurring', reference: id, orderId } : null;
}

/** The first invoice belongs to the checkout: we may not know its subscription yet. */
async function aboutInvoice(stripe: Stripe, id: string): Promise<About> {
  const { billing_reason: reason, parent } = await stripe.invoices.retrieve(id);
  const subscription = idOf(parent?.subscription_details?.subscription);
  const orderId = parent?.subscription_details?.metadata?.orderId;
  if (subscription === null || !orderId) return null;
  if (reason !== 'subscription_create') {
    return { about: 'recurring', reference: subscription, orderId };
  }
  const sessions = await stripe.checkout.sessions.list({ subscription, limit: 1 });
  return aboutSession(sessions.data[0]);
}

async function aboutPayment(
  stripe: Stripe,
  intent: string | Stripe.PaymentIntent | null,
): Promise<About> {
  const id = idOf(intent);
  if (id === null) return null;
  const sessions = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
  if (sessions.data[0]) return aboutSession(sessions.data[0]);
  const payment = { type: 'payment_intent', payment_intent: id };
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  const invoice = idOf(data[0]?.invoice);
  return invoice === null ? null : aboutInvoice(stripe, invoice);
}
