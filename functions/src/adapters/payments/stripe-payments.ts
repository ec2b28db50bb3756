// Payments at Stripe: of a Checkout session, of an invoice, of a subscription.
import { currency } from '@duu/contract/documents/order';
import type Stripe from 'stripe';
import type { PaymentState, ReceivedPayment } from './provider.ts';

export const idOf = (of: string | { id: string } | null | undefined): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null);

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Returns the current state of a Checkout session. */
export async function stateOfSession(stripe: Stripe, id: string): Promise<PaymentState> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['invoice.payments', 'payment_intent.latest_charge'],
  });
  const recurring = idOf(session.subscription);
  const { invoice, payment_intent: intent } = session;
  const payments =
    invoice && typeof invoice === 'object'
      ? await paymentsOfInvoice(stripe, invoice)
      : await paymentsOfIntent(stripe, intent);
  const isOver = session.status === 'expired' || (session.status === 'complete' && failed(session));
  return {
    status: payments.length > 0 ? 'paid' : isOver ? 'canceled' : 'open',
    payments,
    recurring,
  };
}

/** Returns whether a bank debit was refused after the checkout, so that nothing can be paid. */
function failed({ payment_intent: intent, invoice }: Stripe.Checkout.Session): boolean {
  if (invoice && typeof invoice === 'object')
    return invoice.status === 'void' || invoice.status === 'uncollectible';
  if (!intent || typeof intent === 'string') return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}

/** Returns the payments of an invoice whose `payments` are expanded. */
async function paymentsOfInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<ReceivedPayment[]> {
  const intents = intentsOf(invoice).map((id) =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
  );
  return withBalance(invoice, await paymentsOfAll(stripe, await Promise.all(intents)));
}

/**
 * Adds what an invoice took from the customer's balance at Stripe to its charge or, if nothing was left to
 * charge, as a payment with the invoice's id.
 */
function withBalance(
  { id, status, total, amount_due: due, currency: code, created, ...invoice }: Stripe.Invoice,
  charged: ReceivedPayment[],
): ReceivedPayment[] {
  const fromBalance = total - due;
  if (status !== 'paid' || fromBalance <= 0) return charged;
  const [first, ...others] = charged;
  if (first) return [{ ...first, fromBalance }, ...others];
  // Paid without a charge by us: it was marked as paid in Stripe's dashboard.
  if (due > 0) return [];
  return [
    {
      paymentId: id,
      amount: 0,
      fromBalance,
      currency: currency.parse(code.toUpperCase()),
      paidAt: dateOf(invoice.status_transitions.paid_at ?? created),
      refunded: 0,
      canRefund: false,
      disputed: false,
    },
  ];
}

/** Returns the payments of a subscription, oldest first. */
export async function paymentsOfSubscription(
  stripe: Stripe,
  subscription: string,
  customer: string,
): Promise<ReceivedPayment[]> {
  const all = { limit: 10_000 };
  const [invoices, intents] = await Promise.all([
    stripe.invoices
      .list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] })
      .autoPagingToArray(all),
    stripe.paymentIntents
      .list({ customer, limit: 100, expand: ['data.latest_charge'] })
      .autoPagingToArray(all),
  ]);
  const known = new Map(intents.map((one) => [one.id, one]));
  const payments: ReceivedPayment[] = [];
  // Stripe lists the newest first.
  for (const invoice of invoices.reverse()) {
    const charges = intentsOf(invoice).flatMap((id) => known.get(id) ?? []);
    payments.push(...withBalance(invoice, await paymentsOfAll(stripe, charges)));
  }
  return payments.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

function intentsOf(invoice: Stripe.Invoice): string[] {
  const paid = (invoice.payments?.data ?? []).filter(({ status }) => status === 'paid');
  return paid.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

async function paymentsOfAll(
  stripe: Stripe,
  intents: readonly Stripe.PaymentIntent[],
): Promise<ReceivedPayment[]> {
  return (await Promise.all(intents.map((one) => paymentsOfIntent(stripe, one)))).flat();
}

/** Returns at most one payment: an intent is charged successfully once. `latest_charge` must be expanded. */
async function paymentsOfIntent(
  stripe: Stripe,
  intent: string | Stripe.PaymentIntent | null,
): Promise<ReceivedPayment[]> {
  if (intent === null || typeof intent === 'string') return [];
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || charge === null || typeof charge === 'string') return [];
  const dispute = charge.disputed ? await disputeOf(stripe, intent.id) : { open: false, lost: 0 };
  const amount = intent.amount_received;
  // A lost dispute returned money to the payer too.
  const refunded = Math.min(amount, charge.amount_refunded + dispute.lost);
  const disputed = dispute.open || dispute.lost > 0;
  return [
    {
      paymentId: intent.id,
      amount,
      currency: currency.parse(intent.currency.toUpperCase()),
      paidAt: dateOf(charge.created),
      refunded,
      canRefund: refunded < amount && !disputed,
      disputed,
    },
  ];
}

const settled = new Set<string>(['won', 'lost', 'warning_closed', 'prevented']);

async function disputeOf(
  stripe: Stripe,
  paymentIntent: string,
): Promise<{ open: boolean; lost: number }> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 });
  const lost = data.filter(({ status }) => status === 'lost');
  return {
    open: data.some(({ status }) => !settled.has(status)),
    lost: lost.reduce((sum, { amount }) => sum + amount, 0),
  };
}
