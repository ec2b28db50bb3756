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

/** The provider is down, slow or failed: unknown what it has done. Safe to repeat. */
export class PaymentUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentUnavailable';
  }
}

/** The provider refuses permanently. `code` is the provider's own reason. */
export class PaymentRefused extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The provider refused: ${code}`, options);
    this.name = 'PaymentRefused';
    this.code = code;
  }
}

/** A webhook with a wrong signature or secret, or one that is too old. */
export class ForgedWebhook extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForgedWebhook';
  }
}

/** How often the provider charges automatically; null for a single payment. */
type Recurring = 'month' | 'year' | null;

export interface OpenCheckout {
  readonly orderId: string;
  readonly uid: string;
  readonly amount: number;
  readonly currency: Currency;
  /** Shown to the payer by the provider, in `language`. */
  readonly description: string;
  readonly language: Locale;
  readonly planId: PlanId;
  readonly quantity: number;
  readonly recurring: Recurring;
  readonly email: string | null;
  /** Our pages that the provider sends the payer back to. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Callback address of providers without a configured webhook. Ends with a secret of this order. */
  readonly callbackUrl: string;
  readonly expiresAt: Date;
}

export interface OpenedCheckout {
  /** The provider's id of the checkout, which `stateOf`, `cancel` and `refund` take. */
  readonly reference: string;
  readonly checkout: Checkout;
  /** When the checkout expires; null: never. */
  readonly expiresAt: Date | null;
}

export interface ReceivedPayment {
  /** Unique at the provider, and the same from a checkout, a recurring subscription or an event. */
  readonly paymentId: string;
  readonly amount: number;
  /** Paid in addition from a balance that the payer has at the provider; not new money. */
  readonly fromBalance?: number;
  readonly currency: Currency;
  readonly paidAt: Date;
  /** Refunded so far, by anyone. */
  readonly refunded: number;
  /** Whether `refund` works without an admin's bank transfer. */
  readonly canRefund: boolean;
  /** Whether the payer disputes it, or won a dispute: the provider withholds the money. */
  readonly disputed: boolean;
}

export interface PaymentState {
  /**
   * `paid` if money arrived, whatever the amount and even if it was refunded; `canceled` if it can no longer
   * be paid.
   */
  readonly status: 'open' | 'paid' | 'canceled';
  readonly payments: readonly ReceivedPayment[];
  /** The recurring subscription that the checkout started; null if there is none (yet). */
  readonly recurring: string | null;
}

/** A raw webhook request, untrusted until the adapter has checked it. */
export interface WebhookRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Parameters of the path (`orderId`, `secret`) and of the query. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Names what changed, never how: the state is read with `stateOf` or `recurringState`. A repeated event has
 * the same id; null if the provider gives none, then each event is processed.
 */
export type PaymentNotice =
  | { readonly eventId: string | null; readonly about: 'order'; readonly orderId: string }
  | { readonly eventId: string | null; readonly about: 'checkout'; readonly reference: string }
  | {
      readonly eventId: string | null;
      readonly about: 'recurring';
      readonly reference: string;
      /** The order that started it, by which it is found if its checkout was never settled. */
      readonly orderId: string;
    };

/** A payment provider. All methods are idempotent and throw PaymentUnavailable. */
export interface PaymentProvider {
  readonly source: PaymentSource;
  readonly currencies: readonly Currency[];
  /** Opens a checkout; one per order, however often it is called. */
  open(request: OpenCheckout): Promise<OpenedCheckout>;
  /** The provider's current state. An unknown reference is `canceled`, without payments. */
  stateOf(reference: string): Promise<PaymentState>;
  /** Whether money may arrive for a canceled checkout, since a transfer was under way. */
  readonly mayBePaidLate: boolean;
  /** Closes an open checkout; `paid` if money arrived first. */
  cancel(reference: string): Promise<'canceled' | 'paid'>;
  /**
   * Refunds money, fully or partly; idempotent by `refundId`. `manual` if the provider can't: an admin
   * transfers it.
   * @throws PaymentRefused if it refuses and the money may have been returned another way
   */
  refund(request: RefundRequest): Promise<'refunded' | 'manual'>;
  /**
   * Verifies a webhook and returns what changed; null if it does not concern us.
   * @throws ForgedWebhook
   */
  readWebhook(request: WebhookRequest): Promise<PaymentNotice | null>;
  /** The answer to a processed webhook, with status 200. */
  readonly webhookAnswer: {
    readonly type: 'text/plain' | 'application/json';
    readonly body: string;
  };
  /**
   * Returns the reference of an order's checkout whose opening was not answered; null if there is none, or if the
   * provider can't find it (then nobody can pay it). Missing if it can never be found.
   */
  lostCheckout?(of: { orderId: string; customer: string | null }): Promise<string | null>;
  /** Returns the user's id at the provider; null if there is none. Missing if the provider stores no customers. */
  customerOf?(uid: string): Promise<string | null>;
  /** Deletes the customer data that the provider stores beside payments. Missing if it stores none. */
  forget?(uid: string, customer: string | null): Promise<void>;
  /** Null if the provider has no automatic charges. */
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
  /** `ending`: paid until the end of the period, not charged again. `ended`: over. */
  readonly status: 'active' | 'past_due' | 'ending' | 'ended';
  readonly nextChargeAt: Date | null;
  /** Every paid charge, oldest first, including the first one (which the checkout reports too). */
  readonly payments: readonly ReceivedPayment[];
}

export interface RecurringPayments {
  stateOf(reference: string): Promise<RecurringState>;
  /** Ends it now. Refunds nothing. */
  end(reference: string): Promise<void>;
  /** Ends it with the paid period, or now if its last charge failed. */
  endWithPeriod(reference: string): Promise<void>;
  /** The provider's page to change the card or cancel. */
  manageUrl(reference: string, returnUrl: string): Promise<string>;
}

/**
 * Tax receipts (e-barimt) through QPay. Both methods are idempotent by payment and throw PaymentUnavailable.
 */
export interface ReceiptProvider {
  /** Null if this payment gets no receipt. */
  create(
    paymentId: string,
    receiver: ReceiptReceiver,
  ): Promise<Omit<TaxReceipt, 'receiver' | 'createdAt' | 'canceledAt'> | null>;
  cancel(paymentId: string): Promise<void>;
}

/** The configured providers. */
export interface Payments {
  /** Null if it is not set up. */
  provider(source: PaymentSource): PaymentProvider | null;
  readonly all: () => readonly PaymentProvider[];
  /** The last part of an order's callback address: a secret per order, safe in paths. */
  callbackSecret(orderId: string): string;
  readonly receipts: () => ReceiptProvider | null;
}
