import { dayOf } from '@duu/contract/day';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

/** A number and how to store it. */
export interface InvoiceNumber {
  readonly number: string;
  keep(): void;
}

/**
 * Returns the next number of the year in Ulaanbaatar, such as `DUU-2026-000001`. The counter is written in
 * the same transaction, so there are no gaps or duplicates. Other transactions that need one wait until this one
 * has ended, so it is read last.
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
