// What payment providers have in common. Money is integers in minor units (MNT: möngö; USD: cents); an adapter converts.
import type {
  Checkout,
  Currency,
  ReceiptReceiver,
  TaxReceipt,
} from '@duu/contract/documents/order';
import type { PlanId } from '@duu/contract/documents/plan';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import type { Locale } from '@duu/contract/language';

/** The provider is down, slow, or answered with a fault of its own: what it has done is not known. Asking again is safe. */
export class PaymentUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentUnavailable';
  }
}

/** The provider understood what was asked and will not do it, now or later: `code` is its own and says why. */
export class PaymentRefused extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The provider refused: ${code}`, options);
    this.name = 'PaymentRefused';
    this.code = code;
  }
}

/** A webhook that did not come from the provider: a wrong signature or secret, or one that is too old. */
export class ForgedWebhook extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForgedWebhook';
  }
}

/** Whether and how the provider charges by itself: each month or year of the plan. */
type Recurring = 'month' | 'year' | null;

export interface OpenCheckout {
  readonly orderId: string;
  readonly uid: string;
  readonly amount: number;
  readonly currency: Currency;
  /** What the payer reads at the provider's, in `language`. */
  readonly description: string;
  readonly language: Locale;
  readonly planId: PlanId;
  readonly quantity: number;
  readonly recurring: Recurring;
  readonly email: string | null;
  /** Pages of ours that the provider sends the payer back to. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Where a provider without one configured address calls back; it ends with a secret of this order. */
  readonly callbackUrl: string;
  readonly expiresAt: Date;
}

export interface OpenedCheckout {
  /** The provider's name for the checkout: what `stateOf`, `cancel` and `refund` are asked with. */
  readonly reference: string;
  readonly checkout: Checkout;
  /** Until when it can be paid; null: without end. */
  readonly expiresAt: Date | null;
}

export interface ReceivedPayment {
  /** Unique at the provider, and the same whoever reports it: a checkout, a recurring subscription, an event. */
  readonly paymentId: string;
  /** What was charged. */
  readonly amount: number;
  /** What was taken beside it from a balance that the payer has at the provider; no money of now. */
  readonly fromBalance?: number;
  readonly currency: Currency;
  readonly paidAt: Date;
  /** How much of it has gone back, whoever began that. */
  readonly refunded: number;
  /** Whether `refund` can give it back without an admin's bank transfer. */
  readonly canRefund: boolean;
  /** The payer's bank takes it back, or has: the provider keeps it from us. */
  readonly disputed: boolean;
}

export interface PaymentState {
  /** `paid` where money has arrived, whatever its amount and even if it went back; `canceled`: it can't be paid any more. */
  readonly status: 'open' | 'paid' | 'canceled';
  readonly payments: readonly ReceivedPayment[];
  /** The provider's recurring subscription that the checkout has begun; null where there is none (yet). */
  readonly recurring: string | null;
}

/** A raw webhook request: nothing in it is believed before the adapter has checked it. */
export interface WebhookRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it was sent. */
  readonly body: Buffer;
  /** Parameters of the path (`orderId`, `secret`) and of the query. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * What a webhook says to look at, never what happened: that is asked with `stateOf` or `recurringState`. The event id is
 * the provider's and the same when it sends the event again; null where it gives none, then each one is looked at.
 */
export type PaymentNotice =
  | { readonly eventId: string | null; readonly about: 'order'; readonly orderId: string }
  | { readonly eventId: string | null; readonly about: 'checkout'; readonly reference: string }
  | { readonly eventId: string | null; readonly about: 'recurring'; readonly reference: string };

/**
 * What a payment provider does for an order. Each call may be repeated without being done twice. All throw
 * PaymentUnavailable.
 */
export interface PaymentProvider {
  readonly source: PaymentSource;
  readonly currencies: readonly Currency[];
  /** Opens a checkout; the same order has one, however often it is asked for. */
  open(request: OpenCheckout): Promise<OpenedCheckout>;
  /** The provider's present state. A reference that it does not know is `canceled`, without payments. */
  stateOf(reference: string): Promise<PaymentState>;
  /** Ends an open checkout so that it can't be paid any more; `paid` where money came first. */
  cancel(reference: string): Promise<'canceled' | 'paid'>;
  /**
   * Gives money back, whole or in part; idempotent by `refundId`. `manual` where the provider can't: an admin transfers it.
   * Throws PaymentRefused where it says no and the money may have gone back on another way.
   */
  refund(request: RefundRequest): Promise<'refunded' | 'manual'>;
  /** Checks a webhook and says what to look at; null for what is none of our business. Throws ForgedWebhook. */
  readWebhook(request: WebhookRequest): Promise<PaymentNotice | null>;
  /** What the webhook is answered with, with status 200, once it was dealt with. */
  readonly webhookAnswer: {
    readonly type: 'text/plain' | 'application/json';
    readonly body: string;
  };
  /** Deletes what the provider keeps of a person beside the payments; may be repeated. Without it there is nothing. */
  forget?(uid: string): Promise<void>;
  /** Null where the provider never charges by itself. */
  readonly recurring: RecurringPayments | null;
}

export interface RefundRequest {
  readonly reference: string;
  readonly paymentId: string;
  readonly refundId: string;
  readonly amount: number;
  readonly currency: Currency;
}

export interface RecurringState {
  /** `ending`: paid until the end of the period, and no further charge. `ended`: over. */
  readonly status: 'active' | 'past_due' | 'ending' | 'ended';
  readonly nextChargeAt: Date | null;
  /** Every charge that was paid, the first one (which the checkout reports too) included, oldest first. */
  readonly payments: readonly ReceivedPayment[];
}

/** A provider's own subscriptions. */
export interface RecurringPayments {
  stateOf(reference: string): Promise<RecurringState>;
  /** Ends it now: it never charges again. Nothing is given back. */
  end(reference: string): Promise<void>;
  /** Has it charge no more: it ends with the period that is paid, or now where its last charge failed. */
  endWithPeriod(reference: string): Promise<void>;
  /** A page of the provider's, where its card is changed and it is canceled. */
  manageUrl(reference: string, returnUrl: string): Promise<string>;
}

/** E-barimt, through QPay. Both are idempotent by payment. Throw PaymentUnavailable. */
export interface ReceiptProvider {
  /** Null where the provider gives no receipt for this payment. */
  create(
    paymentId: string,
    receiver: ReceiptReceiver,
  ): Promise<Omit<TaxReceipt, 'receiver' | 'createdAt' | 'canceledAt'> | null>;
  cancel(paymentId: string): Promise<void>;
}

/** The providers that this deployment has. */
export interface Payments {
  /** Null where it is not set up here. */
  provider(source: PaymentSource): PaymentProvider | null;
  readonly all: () => readonly PaymentProvider[];
  /** The last part of an order's callback address: a secret of this order alone, safe in paths. */
  callbackSecret(orderId: string): string;
  readonly receipts: () => ReceiptProvider | null;
}
