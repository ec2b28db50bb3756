import type { Currency } from '@duu/contract/documents/order';
import type {
  OpenCheckout,
  OpenedCheckout,
  PaymentProvider,
  PaymentState,
  ReceivedPayment,
  RefundRequest,
} from './provider.ts';
import { PaymentRefused, PaymentUnavailable } from './provider.ts';
import {
  anyAnswer,
  type InvoiceAnswer,
  invoiceAnswer,
  invoiceDetails,
  type PaymentDetails,
  paymentDetails,
  paymentRows,
} from './qpay-answers.ts';
import { readCallback } from './qpay-callback.ts';
import { type QPayClient, QPayRefusal, type QPayTools } from './qpay-client.ts';

const minorUnits = 100;
const maxDescriptionLength = 255;
const pageSize = 100;
const maxPages = 50;
/** Checkouts that an instance remembers. */
const maxOpened = 200;

const givenBack = new Set(['REFUND', 'REFUNDED', 'CANCELED', 'CANCELLED']);

export interface QPayMerchant {
  readonly invoiceCode: string;
  /** HMAC key of the callback secrets. */
  readonly callbackKey: string;
}

/** Payments by QR code and bank app through QPay v2, in whole ₮. */
export function createQPay(
  client: QPayClient,
  merchant: QPayMerchant,
  { now, log }: Pick<QPayTools, 'now' | 'log'>,
): PaymentProvider {
  /** Invoices by order in this instance: opening and open ones. */
  const opening = new Map<string, Promise<OpenedCheckout>>();
  const opened = new Map<string, OpenedCheckout>();

  /** Runs a call. Turns refusals into PaymentUnavailable, unless `named` handles them. */
  async function settled<T>(
    work: () => Promise<T>,
    named = (refusal: QPayRefusal): Error =>
      new PaymentUnavailable(refusal.message, { cause: refusal }),
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof QPayRefusal)) throw error;
      log.error('qpay.refused', { code: error.code }, error);
      throw named(error);
    }
  }

  async function createInvoice(request: OpenCheckout): Promise<OpenedCheckout> {
    const answer = await client.call({
      method: 'POST',
      path: '/v2/invoice',
      body: {
        invoice_code: merchant.invoiceCode,
        sender_invoice_no: request.orderId,
        // No user: QPay notifies no one of the invoice, so that it can only be paid from our page.
        invoice_receiver_code: 'terminal',
        invoice_description: request.description.slice(0, maxDescriptionLength),
        amount: request.amount / minorUnits,
        allow_partial: false,
        allow_exceed: false,
        enable_expiry: 'true',
        expiry_date: request.expiresAt.toISOString(),
        callback_url: request.callbackUrl,
      },
      answer: invoiceAnswer,
      // A second invoice would leave the first payable. docs/payments-qpay.md says what happens to a lost
      // answer.
      isRepeatable: false,
    });
    return {
      reference: answer.invoice_id,
      checkout: {
        kind: 'qr',
        text: answer.qr_text,
        image: `data:image/png;base64,${answer.qr_image.replaceAll(/\s/g, '')}`,
        links: answer.urls.flatMap(safeLink),
      },
      expiresAt: request.expiresAt,
    };
  }

  async function open(request: OpenCheckout): Promise<OpenedCheckout> {
    if (request.currency !== 'MNT' || request.recurring !== null)
      throw new RangeError('qpay: only single payments in MNT');
    if (request.amount <= 0 || request.amount % minorUnits !== 0)
      throw new RangeError(`qpay: ${request.amount} möngö is not an amount in whole ₮`);
    const before = opened.get(request.orderId);
    if (before?.expiresAt && now() < before.expiresAt) return before;
    const underWay = opening.get(request.orderId);
    if (underWay) return underWay;
    const making = settled(() => createInvoice(request)).finally(() => {
      opening.delete(request.orderId);
    });
    opening.set(request.orderId, making);
    const made = await making;
    remember(request.orderId, made);
    return made;
  }

  function remember(orderId: string, made: OpenedCheckout): void {
    opened.delete(orderId);
    opened.set(orderId, made);
    const [oldest] = opened.keys();
    if (opened.size > maxOpened && oldest !== undefined) opened.delete(oldest);
  }

  function forget(reference: string): void {
    for (const [orderId, made] of opened) if (made.reference === reference) opened.delete(orderId);
  }

  /** Returns whether the invoice can no longer be paid: it is paid, canceled or expired. */
  async function isClosed(reference: string): Promise<boolean> {
    try {
      const call = { method: 'GET', path: '/v2/invoice', id: reference } as const;
      const details = await client.call({ ...call, answer: invoiceDetails, isRepeatable: true });
      return details.invoice_status === 'CLOSED';
    } catch (error) {
      if (error instanceof QPayRefusal) return error.code === 'INVOICE_NOTFOUND';
      throw error;
    }
  }

  /** Returns the ids of all payments of an invoice that are or were paid, from every page. */
  async function paymentIds(reference: string): Promise<string[]> {
    const ids = new Set<string>();
    let seen = 0;
    for (let page = 1; page <= maxPages; page += 1) {
      const { count, rows } = await client.call({
        method: 'POST',
        path: '/v2/payment/check',
        body: {
          object_type: 'INVOICE',
          object_id: reference,
          offset: { page_number: page, page_limit: pageSize },
        },
        answer: paymentRows,
        isRepeatable: true,
      });
      for (const { payment_id, payment_status } of rows) {
        if (payment_status === 'PAID' || givenBack.has(payment_status)) ids.add(payment_id);
        else log.info('qpay.row_not_paid', { status: payment_status });
      }
      seen += rows.length;
      if (seen >= count || rows.length === 0) return [...ids];
    }
    throw new PaymentUnavailable('qpay: too many payments for one invoice');
  }

  function detailsOf(paymentId: string): Promise<PaymentDetails> {
    const call = { method: 'GET', path: '/v2/payment', id: paymentId } as const;
    return client.call({ ...call, answer: paymentDetails, isRepeatable: true });
  }

  async function paymentsOf(reference: string): Promise<ReceivedPayment[]> {
    const payments: ReceivedPayment[] = [];
    for (const id of await paymentIds(reference)) {
      const payment = received(await detailsOf(id), reference);
      if (payment) payments.push(payment);
    }
    return payments;
  }

  async function stateOf(reference: string): Promise<PaymentState> {
    const state = (status: PaymentState['status'], payments: readonly ReceivedPayment[]) => ({
      status,
      payments,
      recurring: null,
    });
    try {
      const payments = await paymentsOf(reference);
      if (payments.length > 0) return state('paid', payments);
      if (!(await isClosed(reference))) return state('open', []);
      // It may have been closed by a payment that arrived after the check above.
      const late = await paymentsOf(reference);
      return state(late.length > 0 ? 'paid' : 'canceled', late);
    } catch (error) {
      const isUnknown = error instanceof QPayRefusal && error.code === 'INVOICE_NOTFOUND';
      if (isUnknown) return state('canceled', []);
      throw error;
    }
  }

  /** Null if the payment is not for this invoice. */
  function received(details: PaymentDetails, reference: string): ReceivedPayment | null {
    if (details.object_type !== 'INVOICE' || details.object_id !== reference) {
      log.warn('qpay.foreign_payment');
      return null;
    }
    const isPaid = details.payment_status === 'PAID';
    if (!isPaid && !givenBack.has(details.payment_status)) return null;
    return {
      paymentId: details.payment_id,
      amount: details.payment_amount,
      currency: currencyOf(details.payment_currency),
      paidAt: details.payment_date,
      refunded: isPaid ? 0 : details.payment_amount,
      canRefund: isPaid && isByCard(details),
      disputed: false,
    };
  }

  async function cancel(reference: string): Promise<'canceled' | 'paid'> {
    try {
      const call = { method: 'DELETE', path: '/v2/invoice', id: reference } as const;
      // Repeatable: a second cancel is refused as already canceled.
      await client.call({ ...call, answer: anyAnswer, isRepeatable: true });
      return 'canceled';
    } catch (error) {
      if (!(error instanceof QPayRefusal)) throw error;
      if (error.code === 'INVOICE_PAID') return 'paid';
      if (!['INVOICE_ALREADY_CANCELED', 'INVOICE_NOTFOUND'].includes(error.code)) throw error;
      const { payments } = await stateOf(reference);
      return payments.length > 0 ? 'paid' : 'canceled';
    } finally {
      forget(reference);
    }
  }

  async function refund(request: RefundRequest): Promise<'refunded' | 'manual'> {
    const details = await detailsOf(request.paymentId);
    if (details.object_id !== request.reference)
      throw new RangeError('qpay: the payment belongs to another invoice');
    if (givenBack.has(details.payment_status)) return 'refunded';
    const isWhole =
      request.amount === details.payment_amount && request.currency === details.payment_currency;
    if (!isByCard(details) || !isWhole) return 'manual';
    try {
      await client.call({
        method: 'DELETE',
        path: '/v2/payment/refund',
        id: request.paymentId,
        // Our refund id; it does not identify the user.
        body: { note: request.refundId },
        answer: anyAnswer,
        isRepeatable: false,
      });
      return 'refunded';
    } catch (error) {
      const after = await detailsOf(request.paymentId);
      if (givenBack.has(after.payment_status)) return 'refunded';
      if (!(error instanceof QPayRefusal)) throw error;
      log.warn('qpay.refund_refused', { code: error.code });
      return 'manual';
    }
  }

  return {
    source: 'qpay',
    currencies: ['MNT'],
    // A bank app that had the invoice open may pay it.
    mayBePaidLate: true,
    open,
    stateOf: (reference) => settled(() => stateOf(reference)),
    cancel: (reference) => settled(() => cancel(reference)),
    refund: (request) =>
      settled(
        () => refund(request),
        (cause) => new PaymentRefused(cause.code, { cause }),
      ),
    // QPay has no call that finds an invoice by our number: only this instance may know it.
    lostCheckout: async ({ orderId }) => opened.get(orderId)?.reference ?? null,
    readWebhook: async (request) => readCallback(merchant.callbackKey, request),
    webhookAnswer: { type: 'text/plain', body: 'SUCCESS' },
    recurring: null,
  };
}

function isByCard({ transaction_type, card_transactions }: PaymentDetails): boolean {
  return transaction_type === 'CARD' || (card_transactions ?? []).length > 0;
}

/** @throws PaymentUnavailable for a currency that orders can't have: an admin has to look at QPay */
function currencyOf(code: string): Currency {
  if (code === 'MNT' || code === 'USD') return code;
  throw new PaymentUnavailable(`qpay: a payment in ${code.slice(0, 3)}`);
}

/** Returns a bank app's link; null for one that would run as a script. */
function safeLink({ name, description, logo, link }: InvoiceAnswer['urls'][number]) {
  const protocol = URL.canParse(link) ? new URL(link).protocol : '';
  if (['', 'javascript:', 'data:', 'vbscript:', 'blob:'].includes(protocol)) return [];
  const isPicture = logo && /^https?:\/\//.test(logo);
  return [{ name, description: description ?? name, logo: isPicture ? logo : '', link }];
}
