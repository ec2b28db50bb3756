// Charges, refunds and disputes of the local Stripe server.
import { missing, StripeFault } from './fault.ts';
import type { Card, Charge, Of, PaymentIntent, Stored } from './objects.ts';
import type { Store } from './store.ts';

/** The store, and how events of changes are emitted. */
export interface StripeState {
  readonly store: Store;
  /** Emits an event with the object's current state. */
  readonly emit: (type: string, object: Stored) => void;
}

interface ChargeRequest {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly description: string;
  readonly metadata: Record<string, string>;
}

/** Charges a card. Returns the payment intent: succeeded, waiting for a new card, or (a bank debit) processing. */
export function makePayment(
  { store, emit }: StripeState,
  card: Card,
  of: ChargeRequest,
): PaymentIntent {
  const { amount, currency, customer, description, metadata } = of;
  const made = { created: store.seconds(), livemode: false, currency, customer } as const;
  const intent = store.add<PaymentIntent>({
    ...made,
    id: store.newId('payment_intent'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    status: 'processing',
    latest_charge: null,
    description,
    metadata,
  });
  const charge = store.add<Charge>({
    ...made,
    id: store.newId('charge'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    payment_intent: intent.id,
    status: 'pending',
    paid: false,
    refunded: false,
    disputed: false,
    metadata,
  });
  intent.latest_charge = charge.id;
  if (card !== 'late') settlePayment({ store, emit }, intent, card === 'good');
  return intent;
}

/** Ends a pending payment. */
export function settlePayment(
  { store, emit }: StripeState,
  intent: PaymentIntent,
  isPaid: boolean,
): void {
  const charge = store.get('charge', intent.latest_charge ?? '');
  charge.status = isPaid ? 'succeeded' : 'failed';
  charge.paid = isPaid;
  intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
  intent.amount_received = isPaid ? intent.amount : 0;
  emit(isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
}

function chargeOf(store: Store, intentId: string): Charge {
  const intent = store.find('payment_intent', intentId);
  if (!intent) throw missing('payment_intent', intentId);
  const charge = store.find('charge', intent.latest_charge ?? '');
  if (!charge?.paid)
    throw new StripeFault(400, `${intentId} has no successful charge.`, 'charge_not_refundable');
  return charge;
}

interface RefundRequest {
  readonly payment_intent: string;
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
  readonly metadata?: Record<string, string> | undefined;
}

export function makeRefund({ store, emit }: StripeState, request: RefundRequest): Of<'refund'> {
  const charge = chargeOf(store, request.payment_intent);
  const rest = charge.amount - charge.amount_refunded;
  const amount = request.amount ?? rest;
  if (charge.refunded)
    throw new StripeFault(400, `${charge.id} has been refunded.`, 'charge_already_refunded');
  if (disputesOf(store, charge).some(({ status }) => status !== 'won'))
    throw new StripeFault(400, `${charge.id} has been charged back.`, 'charge_disputed');
  if (amount > rest)
    throw new StripeFault(
      400,
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
      undefined,
      'amount',
    );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const made = store.add<Of<'refund'>>({
    id: store.newId('refund'),
    object: 'refund',
    created: store.seconds(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: request.reason ?? null,
    status: 'succeeded',
    metadata: request.metadata ?? {},
  });
  emit('charge.refunded', charge);
  return made;
}

/** The bank returns a refund. */
export function failRefund({ store, emit }: StripeState, refund: Of<'refund'>): void {
  const charge = store.get('charge', refund.charge);
  refund.status = 'failed';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  emit('refund.failed', refund);
}

const disputesOf = (store: Store, charge: Charge): Of<'dispute'>[] =>
  store.list('dispute').filter((one) => one.charge === charge.id);

/** The payer's bank withdraws a charge until the dispute is decided. */
export function openDispute({ store, emit }: StripeState, paymentIntent: string): Of<'dispute'> {
  const charge = chargeOf(store, paymentIntent);
  charge.disputed = true;
  const made = store.add<Of<'dispute'>>({
    id: store.newId('dispute'),
    object: 'dispute',
    created: store.seconds(),
    livemode: false,
    amount: charge.amount - charge.amount_refunded,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
    is_charge_refundable: false,
    metadata: {},
  });
  emit('charge.dispute.created', made);
  return made;
}

export function closeDispute(
  { emit }: StripeState,
  dispute: Of<'dispute'>,
  outcome: 'won' | 'lost',
): void {
  dispute.status = outcome;
  emit('charge.dispute.closed', dispute);
}
