import type { EndedConversion } from '@duu/contract/documents/operations';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

const keptMs = limits.endedConversionDays * 24 * 3_600_000;

/** Stores for the figures that a conversion has ended, in the same transaction. */
export function recordEnded(
  tx: Transaction,
  { documents, newId, now }: Deps,
  ended: Omit<EndedConversion, 'at' | 'expiresAt'>,
): void {
  const at = now();
  tx.create(documents.endedConversions().doc(newId()), {
    ...ended,
    at,
    expiresAt: new Date(at.getTime() + keptMs),
  });
}
