import { dayOf } from '@duu/contract/day';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { OneAtATime } from '../../repositories/one-at-a-time.ts';

const turns = new OneAtATime();

/**
 * Runs work that may give an invoice number one after another within this instance: all of them write one counter, and at
 * once they would only abort each other. Other work must not wait here: whoever asks about an order again and again would
 * hold up everybody's payments.
 */
export async function inInvoiceTurn<T>(work: () => Promise<T>, mayGive = true): Promise<T> {
  if (!mayGive) return work();
  const leave = await turns.enter('invoices');
  try {
    return await work();
  } finally {
    leave();
  }
}

/** A number with how to keep it. */
export interface InvoiceNumber {
  readonly number: string;
  keep(): void;
}

/**
 * The next number of this year in Ulaanbaatar, such as `DUU-2026-000001`. The counter changes in the transaction that uses
 * the number, so no number is left out or given twice.
 */
export async function nextInvoiceNumber(
  tx: Transaction,
  { documents, now }: Deps,
): Promise<InvoiceNumber> {
  const year = dayOf(now()).slice(0, 4);
  const ref = documents.counter(`invoices-${year}`);
  const last = ((await tx.get(ref)).data()?.last ?? 0) + 1;
  return {
    number: `DUU-${year}-${String(last).padStart(6, '0')}`,
    keep: () => tx.set(ref, { last }),
  };
}
