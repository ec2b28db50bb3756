// A provider without real money, for one machine: its state is in documents, and its webhooks are signed like
// real ones.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { currencies, currency } from '@duu/contract/documents/order';
import type { SimulatedPayment } from '@duu/contract/documents/simulated-payment';
import { id } from '@duu/contract/id';
import { z } from 'zod';
import {
  ForgedWebhook,
  type PaymentNotice,
  type PaymentProvider,
  type ReceivedPayment,
  type WebhookRequest,
} from './provider.ts';

const secret = 'simulated-secret';
const recurringPrefix = 'recurring-';

export const simulatedEventTypes = ['paid', 'canceled', 'refunded', 'renewed'] as const;

const simulatedEvent = z.object({
  eventId: z.string().min(1).max(200),
  orderId: id,
  type: z.enum(simulatedEventTypes),
  amount: z.int().nonnegative(),
  currency,
});
export type SimulatedEvent = z.infer<typeof simulatedEvent>;

/** Returns the value of the header `Duu-Signature`: hex HMAC-SHA256 of the raw body. */
export function signSimulated(body: Buffer | string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** The documents, by order id. */
export interface SimulatedStore {
  get(orderId: string): Promise<SimulatedPayment | null>;
  /** Writes what `change` returns, in one transaction; null changes nothing. */
  change(
    orderId: string,
    change: (known: SimulatedPayment | null) => SimulatedPayment | null,
  ): Promise<void>;
}

/** Applies an event to a payment. */
export function afterEvent(
  known: SimulatedPayment,
  event: SimulatedEvent,
  now: Date,
): SimulatedPayment {
  const { eventId, type, amount } = event;
  if (known.seen.includes(eventId)) return known;
  const seen = [...known.seen, eventId];
  if (type === 'canceled') return { ...known, seen, canceled: true };
  if (type === 'refunded') return withRefund({ ...known, seen }, null, amount);
  const isRenewal = type === 'renewed' && known.payments.length > 0;
  const early = Math.min(known.earlyRefund, amount);
  const payment = {
    id: eventId,
    amount,
    currency: event.currency,
    paidAt: now,
    refunded: early,
    isRenewal,
  };
  const payments = [...known.payments, payment];
  return { ...known, seen, payments, earlyRefund: known.earlyRefund - early };
}

/** Refunds an amount of one payment, or of any that has something left. */
function withRefund(
  known: SimulatedPayment,
  paymentId: string | null,
  amount: number,
): SimulatedPayment {
  let left = amount;
  const payments = known.payments.map((one) => {
    if (paymentId !== null && one.id !== paymentId) return one;
    const back = Math.min(left, one.amount - one.refunded);
    left -= back;
    return { ...one, refunded: one.refunded + back };
  });
  return { ...known, payments, earlyRefund: known.earlyRefund + left };
}

function received({
  id: paymentId,
  amount,
  currency,
  paidAt,
  refunded,
}: SimulatedPayment['payments'][number]): ReceivedPayment {
  return { paymentId, amount, currency, paidAt, refunded, canRefund: true, disputed: false };
}

function isSigned({ headers, body }: WebhookRequest): boolean {
  const wanted = Buffer.from(signSimulated(body));
  const given = Buffer.from(headers['duu-signature'] ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function parse(body: Buffer): SimulatedEvent {
  try {
    return simulatedEvent.parse(JSON.parse(body.toString()));
  } catch {
    throw new ForgedWebhook('simulated: the body is not an event');
  }
}

/** @throws Error in production */
export function createSimulated(
  store: SimulatedStore,
  { now, isLocal }: { now: () => Date; isLocal: boolean },
): PaymentProvider {
  if (!isLocal) throw new Error('The simulated provider runs under the emulators alone.');

  async function readWebhook(request: WebhookRequest): Promise<PaymentNotice> {
    if (!isSigned(request)) throw new ForgedWebhook('simulated: the signature is wrong');
    const event = parse(request.body);
    let isCharged = false;
    await store.change(event.orderId, (known) => {
      if (known === null) return null;
      const after = afterEvent(known, event, now());
      isCharged = after.payments.some(({ isRenewal }) => isRenewal);
      return after;
    });
    const { eventId, orderId } = event;
    return isCharged
      ? { eventId, about: 'recurring', reference: `${recurringPrefix}${orderId}`, orderId }
      : { eventId, about: 'order', orderId };
  }

  const ofRecurring = (reference: string) => reference.slice(recurringPrefix.length);

  return {
    source: 'simulated',
    currencies,
    mayBePaidLate: true,
    webhookAnswer: { type: 'application/json', body: '{}' },
    readWebhook,

    async open({ orderId, expiresAt, recurring, ...request }) {
      const { amount, currency: of, description, returnUrl, cancelUrl } = request;
      await store.change(orderId, (known) =>
        known === null
          ? {
              amount,
              currency: of,
              description,
              returnUrl,
              cancelUrl,
              period: recurring,
              canceled: false,
              payments: [],
              earlyRefund: 0,
              seen: [],
              recurringEnded: false,
              recurringEnding: false,
            }
          : null,
      );
      const url = new URL(`/api/v1/simulated/${orderId}`, returnUrl).href;
      return { reference: orderId, checkout: { kind: 'redirect', url }, expiresAt };
    },

    lostCheckout: async ({ orderId }) => ((await store.get(orderId)) === null ? null : orderId),

    async stateOf(reference) {
      const known = await store.get(reference);
      if (known === null) return { status: 'canceled', payments: [], recurring: null };
      const payments = known.payments.filter(({ isRenewal }) => !isRenewal).map(received);
      const isPaid = payments.length > 0;
      return {
        status: isPaid ? 'paid' : known.canceled ? 'canceled' : 'open',
        payments,
        // A `renewed` event can charge any paid order again.
        recurring: isPaid ? `${recurringPrefix}${reference}` : null,
      };
    },

    async cancel(reference) {
      let isPaid = false;
      await store.change(reference, (known) => {
        isPaid = known !== null && known.payments.length > 0;
        return known === null || isPaid ? null : { ...known, canceled: true };
      });
      return isPaid ? 'paid' : 'canceled';
    },

    async refund({ reference, paymentId, refundId, amount }) {
      await store.change(reference.replace(recurringPrefix, ''), (known) => {
        if (known === null || known.seen.includes(refundId)) return null;
        return withRefund({ ...known, seen: [...known.seen, refundId] }, paymentId, amount);
      });
      return 'refunded';
    },

    recurring: {
      async stateOf(reference) {
        const known = await store.get(ofRecurring(reference));
        const payments = (known?.payments ?? []).map(received);
        const isOver = known === null || known.recurringEnded || known.period === null;
        const status = isOver ? 'ended' : known.recurringEnding ? 'ending' : 'active';
        return { status, nextChargeAt: null, payments };
      },
      end: (reference) =>
        store.change(ofRecurring(reference), (known) =>
          known === null ? null : { ...known, recurringEnded: true },
        ),
      endWithPeriod: (reference) =>
        store.change(ofRecurring(reference), (known) =>
          known === null ? null : { ...known, recurringEnding: true },
        ),
      async manageUrl(reference, returnUrl) {
        return new URL(`/api/v1/simulated/${ofRecurring(reference)}`, returnUrl).href;
      },
    },
  };
}
