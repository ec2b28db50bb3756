// Creates, shows, cancels and pays invoices.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { wireAmount } from './amounts.ts';
import { banks } from './banks.ts';
import type { Data, Invoice, Payment } from './data.ts';
import { QPayError } from './errors.ts';
import { qrImage, qrText } from './qr.ts';

export const invoiceCode = 'DUU_INVOICE';

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** Quantities may be fractions, and are sent as numbers or strings. */
const quantity = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().positive());

const invoiceLine = z.object({
  line_description: z.string().max(255),
  line_quantity: quantity,
  line_unit_price: wireAmount,
  discounts: z.array(z.object({ amount: wireAmount })).optional(),
  surcharges: z.array(z.object({ amount: wireAmount })).optional(),
});

export const invoiceRequest = z.object({
  invoice_code: z.string().max(45),
  sender_invoice_no: z.string().min(1).max(45),
  invoice_receiver_code: z.string().min(1).max(45),
  invoice_description: z.string().min(1).max(255),
  amount: wireAmount.optional(),
  callback_url: z.url({ protocol: /^https?$/ }).max(255),
  enable_expiry: flag.nullish(),
  expiry_date: z.iso.datetime({ offset: true }).nullish(),
  allow_partial: flag.nullish(),
  minimum_amount: wireAmount.nullish(),
  allow_exceed: flag.nullish(),
  maximum_amount: wireAmount.nullish(),
  lines: z.array(invoiceLine).optional(),
});

export type InvoiceState = 'open' | 'paid' | 'canceled' | 'expired';

/** The amount that was paid for an invoice and not refunded, in hundredths. */
export function paidAmount(data: Data, invoiceId: string): number {
  return data.payments
    .filter((one) => one.invoiceId === invoiceId && one.status === 'PAID')
    .reduce((sum, one) => sum + one.amount, 0);
}

export function invoiceState(data: Data, invoice: Invoice, now: Date): InvoiceState {
  if (invoice.canceledAt !== null) return 'canceled';
  const payments = data.payments.filter((one) => one.invoiceId === invoice.id);
  const isPaid = payments.some((one) => one.status !== 'FAILED');
  if (isPaid && !(invoice.allowPartial && paidAmount(data, invoice.id) < invoice.amount))
    return 'paid';
  if (invoice.expiresAt !== null && now >= new Date(invoice.expiresAt)) return 'expired';
  return 'open';
}

/** @throws QPayError INVOICE_NOTFOUND */
export function findInvoice(data: Data, id: string): Invoice {
  const invoice = data.invoices.find((one) => one.id === id);
  if (!invoice) throw new QPayError('INVOICE_NOTFOUND', `There is no invoice ${id}`);
  return invoice;
}

/** A repeated number creates another invoice, as at QPay. */
export function createInvoice(
  data: Data,
  request: z.infer<typeof invoiceRequest>,
  now: Date,
): Invoice {
  if (request.invoice_code !== invoiceCode)
    throw new QPayError('INVOICE_CODE_INVALID', `The merchant has no ${request.invoice_code}`);
  const amount = amountOf(request);
  const id = randomUUID();
  const expires = request.enable_expiry ? request.expiry_date : undefined;
  const invoice: Invoice = {
    id,
    shortCode: randomBytes(8).toString('base64url'),
    senderInvoiceNo: request.sender_invoice_no,
    receiverCode: request.invoice_receiver_code,
    description: request.invoice_description,
    amount,
    allowPartial: request.allow_partial ?? false,
    minimum: request.minimum_amount ?? null,
    allowExceed: request.allow_exceed ?? false,
    maximum: request.maximum_amount ?? null,
    callbackUrl: request.callback_url,
    qrText: qrText(id, amount),
    createdAt: now.toISOString(),
    expiresAt: expires ? new Date(expires).toISOString() : null,
    canceledAt: null,
  };
  data.invoices.push(invoice);
  return invoice;
}

function amountOf({ amount, lines }: z.infer<typeof invoiceRequest>): number {
  const sum = (parts: { amount: number }[] | undefined) =>
    (parts ?? []).reduce((total, part) => total + part.amount, 0);
  const ofLines = lines?.reduce((total, line) => {
    const gross = Math.round(line.line_quantity * line.line_unit_price);
    return total + gross - sum(line.discounts) + sum(line.surcharges);
  }, 0);
  if (amount !== undefined && ofLines !== undefined && amount !== ofLines)
    throw new QPayError('INVALID_AMOUNT', 'The amount is not the sum of the lines');
  const result = amount ?? ofLines;
  if (result === undefined)
    throw new QPayError('INVOICE_LINE_REQUIRED', 'An invoice has an amount or lines');
  if (result <= 0) throw new QPayError('INVALID_AMOUNT', 'The amount is not positive');
  return result;
}

export async function invoiceAnswer(invoice: Invoice, base: string): Promise<object> {
  const shortLink = `${base}/s/${invoice.shortCode}`;
  return {
    invoice_id: invoice.id,
    qr_text: invoice.qrText,
    qr_image: await qrImage(invoice.qrText),
    qPay_shortUrl: shortLink,
    urls: banks.map(({ code, name, description }) => ({
      name,
      description,
      logo: `${base}/logos/${code}.svg`,
      link: `${shortLink}?bank=${code}`,
    })),
  };
}

export function invoiceDetails(data: Data, invoice: Invoice, now: Date): object {
  const total = invoice.amount / 100;
  return {
    invoice_id: invoice.id,
    invoice_status: invoiceState(data, invoice, now) === 'open' ? 'OPEN' : 'CLOSED',
    sender_invoice_no: invoice.senderInvoiceNo,
    invoice_description: invoice.description,
    enable_expiry: invoice.expiresAt !== null,
    expiry_date: invoice.expiresAt,
    allow_partial: invoice.allowPartial,
    minimum_amount: invoice.minimum === null ? null : invoice.minimum / 100,
    allow_exceed: invoice.allowExceed,
    maximum_amount: invoice.maximum === null ? null : invoice.maximum / 100,
    total_amount: total,
    gross_amount: total,
    callback_url: invoice.callbackUrl,
    note: null,
  };
}

export function cancelInvoice(data: Data, invoice: Invoice, now: Date): void {
  const state = invoiceState(data, invoice, now);
  if (state === 'canceled')
    throw new QPayError('INVOICE_ALREADY_CANCELED', 'The invoice is canceled already');
  if (state === 'paid' || paidAmount(data, invoice.id) > 0)
    throw new QPayError('INVOICE_PAID', 'The invoice is paid');
  invoice.canceledAt = now.toISOString();
}

export interface PayOptions {
  readonly method: Payment['method'];
  readonly bankCode: string;
  /** In hundredths; undefined: the invoice's amount. */
  readonly amount: number | undefined;
  /** Skips the checks of the amount, to simulate a fault of the bank. */
  readonly as?: { amount?: number; currency?: Payment['currency']; status?: Payment['status'] };
}

/** @throws QPayError if the invoice can't be paid, or not with this amount */
export function payInvoice(
  data: Data,
  invoice: Invoice,
  { method, bankCode, amount, as }: PayOptions,
  now: Date,
): Payment {
  const state = invoiceState(data, invoice, now);
  if (state === 'paid') throw new QPayError('INVOICE_PAID', 'The invoice is paid');
  if (state !== 'open') throw new QPayError('INVOICE_ALREADY_CANCELED', `The invoice is ${state}`);
  const wanted = amount ?? invoice.amount;
  checkAmount(invoice, wanted);
  const payment: Payment = {
    // QPay numbers bank payments, and uses UUIDs for card payments.
    id:
      method === 'card'
        ? randomUUID()
        : `${randomInt(10 ** 7, 10 ** 8)}${randomInt(10 ** 6, 10 ** 7)}`,
    invoiceId: invoice.id,
    amount: as?.amount ?? wanted,
    currency: as?.currency ?? 'MNT',
    status: as?.status ?? 'PAID',
    method,
    bankCode,
    paidAt: now.toISOString(),
  };
  data.payments.push(payment);
  return payment;
}

function checkAmount(invoice: Invoice, amount: number): void {
  if (amount <= 0) throw new QPayError('INVALID_AMOUNT', 'The amount is not positive');
  if (amount < invoice.amount && !invoice.allowPartial)
    throw new QPayError('INVALID_AMOUNT', 'The invoice must be paid whole');
  if (amount > invoice.amount && !invoice.allowExceed)
    throw new QPayError('INVALID_AMOUNT', 'The invoice asks for less');
  if (invoice.minimum !== null && amount < invoice.minimum)
    throw new QPayError('MIN_AMOUNT_ERR', 'The amount is below the minimum');
  if (invoice.maximum !== null && amount > invoice.maximum)
    throw new QPayError('MAX_AMOUNT_ERR', 'The amount is above the maximum');
}
