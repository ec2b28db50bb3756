import { dayOf } from '@duu/contract/day';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { OneAtATime } from '../../repositories/one-at-a-time.ts';

const turns = new OneAtATime();

/**
 * Queues work that may assign an invoice number within this instance: all of it writes one counter, so
 * parallel transactions would only abort each other. Other work must not wait here: repeated checks of one
 * order would delay all payments.
 */
export async function inInvoiceQueue<T>(work: () => Promise<T>, mayGive = true): Promise<T> {
  if (!mayGive) return work();
  const leave = await turns.enter('invoices');
  try {
    return await work();
  } finally {
    leave();
  }
}

/** A number and how to store it. */
export interface InvoiceNumber {
  readonly number: string;
  keep(): void;
}

/**
 * Returns the next number of the year in Ulaanbaatar, such as `DUU-2026-000001`. The counter is written in
 * the same transaction, so there are no gaps or duplicates.
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
