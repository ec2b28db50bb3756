// Payments: asked for by invoice, listed by time, canceled and refunded.
import { z } from 'zod';
import { asText } from './amounts.ts';
import { banks } from './banks.ts';
import type { Data, Payment } from './data.ts';
import { QPayError } from './errors.ts';
import { findInvoice, invoiceCode, paidAmount } from './invoices.ts';

const pageOffset = z.object({
  page_number: z.int().positive().default(1),
  page_limit: z.int().positive().max(1000).default(100),
});

export const checkRequest = z.object({
  object_type: z.string(),
  object_id: z.string().max(50),
  offset: pageOffset.default({ page_number: 1, page_limit: 100 }),
});

/** `2026-11-22`, `2026-11-22 10:00:00` and ISO's own form. */
const day = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date');

export const listRequest = checkRequest.extend({ start_date: day, end_date: day });

/** @throws QPayError PAYMENT_NOTFOUND */
export function findPayment(data: Data, id: string): Payment {
  const payment = data.payments.find((one) => one.id === id);
  if (!payment) throw new QPayError('PAYMENT_NOTFOUND', `There is no payment ${id}`);
  return payment;
}

export interface CheckFaults {
  readonly foreign_rows: boolean;
  readonly page_limit: number | null;
}

export function checkPayments(
  data: Data,
  { object_type, object_id, offset }: z.infer<typeof checkRequest>,
  faults: CheckFaults,
): object {
  requireInvoice(object_type);
  const invoice = findInvoice(data, object_id);
  const rows = faults.foreign_rows
    ? data.payments
    : data.payments.filter((one) => one.invoiceId === invoice.id);
  return {
    count: rows.length,
    paid_amount: paidAmount(data, invoice.id) / 100,
    rows: page(rows, offset, faults.page_limit).map((one) => ({
      payment_id: one.id,
      payment_status: one.status,
      payment_amount: asText(one.amount),
      trx_fee: '0.00',
      payment_currency: one.currency,
      payment_wallet: bankName(one),
      payment_type: typeOf(one),
      next_payment_date: null,
      next_payment_datetime: null,
      ...transactionsOf(one),
    })),
  };
}

/** `object_id` is the invoice code or the id of one invoice. */
export function listPayments(data: Data, request: z.infer<typeof listRequest>): object {
  requireInvoice(request.object_type);
  const [from, until] = [Date.parse(request.start_date), endOf(request.end_date)];
  const rows = data.payments.filter((one) => {
    const at = Date.parse(one.paidAt);
    const isAskedFor = [invoiceCode, one.invoiceId].includes(request.object_id);
    return isAskedFor && at >= from && at <= until;
  });
  return {
    count: rows.length,
    rows: page(rows, request.offset, null).map((one) => {
      const invoice = findInvoice(data, one.invoiceId);
      return {
        payment_id: one.id,
        payment_date: one.paidAt,
        payment_status: one.status,
        payment_fee: '0.00',
        payment_amount: asText(one.amount),
        payment_currency: one.currency,
        payment_wallet: bankName(one),
        payment_name: invoice.senderInvoiceNo,
        payment_description: invoice.description,
        qr_code: invoice.qrText,
        paid_by: typeOf(one),
        object_type: 'INVOICE',
        object_id: one.invoiceId,
      };
    }),
  };
}

export function paymentDetails(payment: Payment): object {
  return {
    payment_id: payment.id,
    payment_status: payment.status,
    payment_fee: '0.00',
    payment_amount: asText(payment.amount),
    payment_currency: payment.currency,
    payment_date: payment.paidAt,
    payment_wallet: bankName(payment),
    transaction_type: typeOf(payment),
    object_type: 'INVOICE',
    object_id: payment.invoiceId,
    next_payment_date: null,
    next_payment_datetime: null,
    ...transactionsOf(payment),
  };
}

/** Refunds a card payment. QPay can't reverse bank transfers. */
export function refundPayment(payment: Payment, status: 'CANCELLED' | 'REFUNDED'): void {
  if (payment.status === 'FAILED')
    throw new QPayError('PAYMENT_NOT_PAID', 'The payment did not succeed');
  if (payment.status !== 'PAID')
    throw new QPayError('PAYMENT_ALREADY_CANCELED', 'The payment was given back already');
  if (payment.method !== 'card')
    throw new QPayError('TRANSACTION_NOT_APPROVED', 'Only card payments can be given back');
  payment.status = status;
}

function requireInvoice(objectType: string): void {
  if (objectType !== 'INVOICE')
    throw new QPayError('INVALID_OBJECT_TYPE', `${objectType} is not offered here`);
}

function page<T>(rows: T[], offset: z.infer<typeof pageOffset>, maxRows: number | null): T[] {
  const size = Math.min(offset.page_limit, maxRows ?? offset.page_limit);
  return rows.slice((offset.page_number - 1) * size, offset.page_number * size);
}

/** A day without a time means the whole day. */
function endOf(text: string): number {
  const at = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? at + 24 * 60 * 60 * 1000 - 1 : at;
}

function typeOf(payment: Payment): 'CARD' | 'P2P' {
  return payment.method === 'card' ? 'CARD' : 'P2P';
}

function bankName(payment: Payment): string {
  return banks.find(({ code }) => code === payment.bankCode)?.name ?? 'qPay';
}

function transactionsOf(payment: Payment): {
  card_transactions: object[];
  p2p_transactions: object[];
} {
  const shared = { amount: asText(payment.amount), currency: payment.currency };
  const status = payment.status === 'FAILED' ? 'FAILED' : 'SUCCESS';
  if (payment.method === 'card') {
    const card = {
      card_type: 'VISA',
      is_cross_border: false,
      ...shared,
      date: payment.paidAt,
      status,
      settlement_status: 'PENDING',
      settlement_status_date: payment.paidAt,
    };
    return { card_transactions: [card], p2p_transactions: [] };
  }
  const transfer = {
    transaction_bank_code: payment.bankCode,
    account_bank_code: '050000',
    account_bank_name: 'Хаан банк',
    account_number: '5000000000',
    status,
    ...shared,
    settlement_status: 'SETTLED',
  };
  return { card_transactions: [], p2p_transactions: [transfer] };
}
