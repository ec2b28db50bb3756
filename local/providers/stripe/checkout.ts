// Checkout sessions of the local Stripe server: opened by the API, paid on the hosted page.
import { beginSubscription, settleFirstInvoice } from './billing.ts';
import { missing, StripeFault } from './fault.ts';
import { makePayment, type StripeState, settlePayment } from './money.ts';
import type { Card, Session } from './objects.ts';
import type { SessionRequest } from './requests.ts';

const minSeconds = 30 * 60;
const maxSeconds = 24 * 3600;

export function openSession(
  { store }: StripeState,
  request: SessionRequest,
  base: string,
): Session {
  const { customer, mode, line_items: lines } = request;
  if (!store.find('customer', customer)) throw missing('customer', customer);
  const [line] = lines;
  const { currency, unit_amount: each, product_data: product, recurring = null } = line.price_data;
  if ((mode === 'subscription') !== (recurring !== null))
    throw new StripeFault(400, `The price does not fit mode ${mode}.`, undefined, 'mode');
  const now = store.seconds();
  const lasts = request.expires_at - now;
  if (lasts < minSeconds || lasts > maxSeconds)
    throw new StripeFault(
      400,
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      undefined,
      'expires_at',
    );
  const data = mode === 'payment' ? request.payment_intent_data : request.subscription_data;
  const id = store.newId('checkout.session');
  return store.add<Session>({
    id,
    object: 'checkout.session',
    created: now,
    livemode: false,
    mode,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: each * line.quantity,
    currency,
    customer,
    client_reference_id: request.client_reference_id ?? null,
    metadata: request.metadata ?? {},
    payment_intent: null,
    subscription: null,
    invoice: null,
    url: `${base}/c/pay/${id}`,
    success_url: request.success_url,
    cancel_url: request.cancel_url ?? null,
    expires_at: request.expires_at,
    locale: request.locale ?? null,
    _name: product.name,
    _quantity: line.quantity,
    _recurring: recurring,
    _metadata: data?.metadata ?? {},
  });
}

/** @throws StripeFault 402 if the card is declined; the session stays open. */
export function paySession(state: StripeState, session: Session, card: Card): void {
  const { store, emit } = state;
  requireOpen(session);
  if (card === 'declined') throw new StripeFault(402, 'Your card was declined.', 'card_declined');
  const { amount_total: amount, currency, customer, _name: description } = session;
  if (session._recurring === null) {
    const metadata = session._metadata;
    const of = { amount, currency, customer, description, metadata };
    session.payment_intent = makePayment(state, card, of).id;
  } else {
    const subscription = beginSubscription(state, session, session._recurring, card);
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
    store.get('customer', customer)._card = 'good';
  }
  session.status = 'complete';
  session.payment_status = card === 'good' ? 'paid' : 'unpaid';
  session.url = null;
  emit('checkout.session.completed', session);
}

/** Ends a bank debit that was pending when the checkout was completed. */
export function settleSession(state: StripeState, session: Session, isPaid: boolean): void {
  const { store, emit } = state;
  if (session.status !== 'complete' || session.payment_status === 'paid')
    throw new StripeFault(400, `${session.id} has no payment under way.`);
  if (session.subscription) settleFirstInvoice(state, session.subscription, isPaid);
  else settlePayment(state, store.get('payment_intent', session.payment_intent ?? ''), isPaid);
  if (isPaid) session.payment_status = 'paid';
  emit(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session);
}

export function expireSession({ emit }: StripeState, session: Session): Session {
  requireOpen(session);
  session.status = 'expired';
  session.url = null;
  emit('checkout.session.expired', session);
  return session;
}

function requireOpen({ status, id }: Session): void {
  if (status === 'open') return;
  throw new StripeFault(
    400,
    `Only Checkout Sessions with a status in ["open"] can be paid or expired; ${id} is ${status}.`,
  );
}
