// Subscriptions of the local Stripe server: invoices, renewals, cancellation.
import { addMonths } from '../../../functions/src/services/credits/periods.ts';
import { makePayment, type StripeState, settlePayment } from './money.ts';
import type {
  Card,
  Invoice,
  PaymentIntent,
  RecurringPrice,
  Session,
  Subscription,
} from './objects.ts';

/** Attempts at a renewal before the subscription ends. */
const maxAttempts = 4;
const retryAfterSeconds = 3 * 86_400;

/** Start of period number `count` in seconds: the day of the first one, clamped to the end of the month. */
function periodStart(anchor: number, { interval, interval_count }: RecurringPrice, count: number) {
  const months = (interval === 'year' ? 12 : 1) * interval_count * count;
  return Math.floor(addMonths(new Date(anchor * 1000), months).getTime() / 1000);
}

/** Starts a session's subscription and charges its first period. */
export function beginSubscription(
  state: StripeState,
  session: Session,
  recurring: RecurringPrice,
  card: Card,
): Subscription {
  const { store } = state;
  const now = store.seconds();
  const id = store.newId('subscription');
  const subscription = store.add<Subscription>({
    id,
    object: 'subscription',
    created: now,
    livemode: false,
    status: 'incomplete',
    currency: session.currency,
    customer: session.customer,
    description: session._name,
    start_date: now,
    billing_cycle_anchor: now,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    items: {
      object: 'list',
      data: [
        {
          id: id.replace('sub_', 'si_'),
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: periodStart(now, recurring, 1),
          quantity: session._quantity,
          subscription: id,
          metadata: {},
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: session._metadata,
    _name: session._name,
    _amount: session.amount_total,
    _recurring: recurring,
    _periods: 1,
  });
  const invoice = addInvoice(state, subscription, 'subscription_create');
  if (chargeInvoice(state, invoice, card)) subscription.status = 'active';
  return subscription;
}

function addInvoice(
  { store }: StripeState,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
): Invoice {
  const [item] = subscription.items.data;
  const id = store.newId('invoice');
  const { _amount: total } = subscription;
  const customer = store.get('customer', subscription.customer);
  const due = Math.max(0, total - customer._balance);
  customer._balance -= total - due;
  const invoice = store.add<Invoice>({
    id,
    object: 'invoice',
    created: store.seconds(),
    livemode: false,
    number: `DUU-${String(store.list('invoice').length + 1).padStart(4, '0')}`,
    status: 'open',
    billing_reason: reason,
    total,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    currency: subscription.currency,
    customer: subscription.customer,
    attempted: false,
    attempt_count: 0,
    next_payment_attempt: null,
    status_transitions: {
      finalized_at: store.seconds(),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    metadata: {},
  });
  subscription.latest_invoice = id;
  return invoice;
}

/** Charges what is due. Returns whether the invoice is paid. */
function chargeInvoice(state: StripeState, invoice: Invoice, card: Card): boolean {
  const { store } = state;
  const { currency, customer, amount_due: amount } = invoice;
  if (amount === 0) {
    markPaid(state, invoice, 0);
    return true;
  }
  const description = 'Subscription';
  const intent = makePayment(state, card, {
    amount,
    currency,
    customer,
    description,
    metadata: {},
  });
  store.add({
    id: store.newId('invoice_payment'),
    object: 'invoice_payment',
    created: store.seconds(),
    livemode: false,
    invoice: invoice.id,
    amount_paid: null,
    amount_requested: amount,
    currency,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  });
  invoice.attempted = true;
  invoice.attempt_count += 1;
  settleInvoice(state, invoice, intent);
  return intent.status === 'succeeded';
}

function markPaid({ store, emit }: StripeState, invoice: Invoice, amount: number): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: amount,
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = store.seconds();
  emit('invoice.paid', invoice);
}

/** Updates an invoice from its payment and emits the event. */
function settleInvoice(state: StripeState, invoice: Invoice, intent: PaymentIntent): void {
  const { store, emit } = state;
  const payment = store
    .list('invoice_payment')
    .find((one) => one.payment.payment_intent === intent.id);
  if (intent.status === 'processing' || !payment) return;
  if (intent.status !== 'succeeded') {
    payment.status = 'canceled';
    const isLast = invoice.attempt_count >= maxAttempts;
    invoice.next_payment_attempt = isLast ? null : store.seconds() + retryAfterSeconds;
    emit('invoice.payment_failed', invoice);
    return;
  }
  payment.status = 'paid';
  payment.amount_paid = intent.amount;
  markPaid(state, invoice, intent.amount);
}

/** Ends the bank debit of a first invoice. */
export function settleFirstInvoice(
  state: StripeState,
  subscriptionId: string,
  isPaid: boolean,
): void {
  const { store } = state;
  const subscription = store.get('subscription', subscriptionId);
  const invoice = store.get('invoice', subscription.latest_invoice ?? '');
  const payment = store.list('invoice_payment').find((one) => one.invoice === invoice.id);
  const intent = store.get('payment_intent', payment?.payment.payment_intent ?? '');
  settlePayment(state, intent, isPaid);
  settleInvoice(state, invoice, intent);
  subscription.status = isPaid ? 'active' : 'incomplete_expired';
  if (!isPaid) invoice.status = 'void';
}

/** Ends the current period: charges the renewal, retries a failed one, or ends the subscription. */
export function advance(state: StripeState, subscription: Subscription, card: Card): void {
  const { store, emit } = state;
  const [item] = subscription.items.data;
  if (subscription.cancel_at_period_end && subscription.status === 'active') {
    endSubscription(state, subscription);
    return;
  }
  const isRetry = subscription.status === 'past_due';
  if (!isRetry) {
    const { billing_cycle_anchor: anchor, _recurring: recurring, _periods: periods } = subscription;
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodStart(anchor, recurring, periods + 1);
    subscription._periods += 1;
  }
  const invoice = isRetry
    ? store.get('invoice', subscription.latest_invoice ?? '')
    : addInvoice(state, subscription, 'subscription_cycle');
  const isPaid = chargeInvoice(state, invoice, card);
  subscription.status = isPaid ? 'active' : 'past_due';
  emit('customer.subscription.updated', subscription);
  if (!isPaid && invoice.attempt_count >= maxAttempts) {
    invoice.status = 'uncollectible';
    endSubscription(state, subscription);
  }
}

export function endSubscription({ store, emit }: StripeState, subscription: Subscription): void {
  const now = store.seconds();
  Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now });
  emit('customer.subscription.deleted', subscription);
}

/** Cancels a subscription at the end of its period, or undoes that. */
export function cancelAtPeriodEnd(
  { store, emit }: StripeState,
  subscription: Subscription,
  isCanceled: boolean,
): void {
  subscription.cancel_at_period_end = isCanceled;
  subscription.cancel_at = isCanceled ? subscription.items.data[0].current_period_end : null;
  subscription.canceled_at = isCanceled ? store.seconds() : null;
  emit('customer.subscription.updated', subscription);
}
