import type { DayStats } from '@duu/contract/documents/operations';
import { currencies, type RevenueEntry } from '@duu/contract/documents/order';
import type { Deps } from '../../deps.ts';
import { countAndSum } from '../../repositories/aggregate.ts';
import type { Transaction } from '../../repositories/documents.ts';

/**
 * Stores revenue for the daily figures, negative for a refund, in the transaction of the order. The entry
 * outlives the account.
 */
export function recordRevenue(
  tx: Transaction,
  { documents, newId, now }: Deps,
  entry: Pick<RevenueEntry, 'amount' | 'currency' | 'orderId'>,
): void {
  if (entry.amount === 0) return;
  tx.create(documents.revenueEntry(newId()), { ...entry, at: now() });
}

/** Returns the revenue from `start` until `end`, in minor units. */
export async function revenueOf(
  { documents }: Deps,
  start: Date,
  end: Date,
): Promise<DayStats['revenue']> {
  const sums = currencies.map(async (currency) => {
    const entries = documents
      .revenue()
      .where('currency', '==', currency)
      .where('at', '>=', start)
      .where('at', '<', end);
    return [currency, (await countAndSum(entries, 'amount')).sum] as const;
  });
  return { MNT: 0, USD: 0, ...Object.fromEntries(await Promise.all(sums)) };
}
