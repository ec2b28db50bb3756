// The state of the local QPay server, in memory and optionally in a file.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** All amounts are integers in hundredths of the currency. */
const amount = z.int().nonnegative();
const instant = z.iso.datetime();

const invoice = z.object({
  id: z.string(),
  /** The last part of the short link. */
  shortCode: z.string(),
  senderInvoiceNo: z.string(),
  receiverCode: z.string(),
  description: z.string(),
  amount,
  allowPartial: z.boolean(),
  minimum: amount.nullable(),
  allowExceed: z.boolean(),
  maximum: amount.nullable(),
  callbackUrl: z.string(),
  qrText: z.string(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  canceledAt: instant.nullable(),
});
export type Invoice = z.infer<typeof invoice>;

const payment = z.object({
  id: z.string(),
  invoiceId: z.string(),
  amount,
  currency: z.enum(['MNT', 'USD']),
  status: z.enum(['PAID', 'FAILED', 'CANCELLED', 'REFUNDED']),
  method: z.enum(['bank', 'card']),
  bankCode: z.string(),
  paidAt: instant,
});
export type Payment = z.infer<typeof payment>;

const receipt = z.object({
  id: z.string(),
  paymentId: z.string(),
  receiverType: z.enum(['CITIZEN', 'COMPANY']),
  receiver: z.string().nullable(),
  districtCode: z.string(),
  amount,
  vat: amount,
  qrData: z.string(),
  /** Companies are not in the lottery. */
  lottery: z.string().nullable(),
  createdAt: instant,
  canceledAt: instant.nullable(),
});
export type Receipt = z.infer<typeof receipt>;

const data = z.object({
  invoices: z.array(invoice),
  payments: z.array(payment),
  receipts: z.array(receipt),
});
export type Data = z.infer<typeof data>;

export interface Store {
  readonly data: Data;
  /** Writes the data to the file. Called after every change. */
  save(): void;
}

export function openStore(file: string | undefined): Store {
  if (file === undefined) return { data: emptyData(), save: () => undefined };
  const data = readData(file);
  return {
    data,
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      const incoming = `${file}.incoming`;
      writeFileSync(incoming, JSON.stringify(data));
      renameSync(incoming, file);
    },
  };
}

function emptyData(): Data {
  return { invoices: [], payments: [], receipts: [] };
}

/** @throws Error if the file was not written by this server */
function readData(file: string): Data {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return emptyData();
  }
  return data.parse(JSON.parse(text));
}
