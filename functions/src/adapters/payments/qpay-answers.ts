// Answers of QPay v2, as far as we use them. Unknown fields are ignored; a missing one is an error that names
// it.
import { z } from 'zod';

/** Ulaanbaatar has had no daylight saving time since 2017. QPay's times may lack the zone. */
const homeZone = '+08:00';

/** Ids are strings, or numbers for some banks. */
const id = z.union([z.string().min(1), z.int().nonnegative().transform(String)]);

/** ₮ as a number or a decimal string; becomes möngö. Refuses more than two significant decimals. */
const amount = z.union([z.string(), z.number().transform(String)]).transform((text, context) => {
  const [, whole, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole !== undefined) return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  context.addIssue({ code: 'custom', message: 'is not an amount' });
  return z.NEVER;
});

const time = z.string().transform((text, context) => {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const at = new Date(hasZone ? text : `${text.replace(' ', 'T')}${homeZone}`);
  if (!Number.isNaN(at.getTime())) return at;
  context.addIssue({ code: 'custom', message: 'is not a time' });
  return z.NEVER;
});

/** `expires_in` is a time in epoch seconds; smaller values are durations. */
export const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.coerce.number().positive(),
  refresh_expires_in: z.coerce.number().positive(),
});

export const errorAnswer = z.object({ error: z.string().regex(/^[A-Z0-9_]{1,60}$/) });

const bankLink = z.object({
  name: z.string(),
  description: z.string().nullish(),
  logo: z.string().nullish(),
  link: z.string(),
});

export const invoiceAnswer = z.object({
  invoice_id: id,
  qr_text: z.string().min(1),
  /** A PNG in base64. */
  qr_image: z.string().regex(/^[A-Za-z0-9+/\s]+={0,2}\s*$/),
  urls: z.array(bankLink),
});
export type InvoiceAnswer = z.infer<typeof invoiceAnswer>;

/** `OPEN` or `CLOSED`; missing counts as open. */
export const invoiceDetails = z.object({ invoice_status: z.string().nullish() });

export const paymentRows = z.object({
  count: z.coerce.number().pipe(z.int().nonnegative()),
  rows: z.array(z.object({ payment_id: id, payment_status: z.string() })),
});

export const paymentDetails = z.object({
  payment_id: id,
  payment_status: z.string(),
  payment_amount: amount,
  payment_currency: z.string(),
  payment_date: time,
  transaction_type: z.string().nullish(),
  object_type: z.string(),
  object_id: id,
  card_transactions: z.array(z.unknown()).nullish(),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

export const receiptAnswer = z.object({
  id,
  /** The tax office's number. */
  ebarimt_receipt_id: z.string().nullish(),
  amount,
  vat_amount: amount,
  city_tax_amount: amount,
  ebarimt_qr_data: z.string().min(1),
  ebarimt_lottery: z.string().nullish(),
});

/** For calls whose answer is not used. */
export const anyAnswer = z.unknown();
