import type { LedgerEntry } from '@duu/contract/documents/subscription';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

type Given = Pick<LedgerEntry, 'type' | 'characters' | 'reason' | 'subscriptionId'> &
  Partial<Pick<LedgerEntry, 'audioId' | 'orderId' | 'keyId' | 'callId'>>;

/** Adds an entry, unless it has no characters. Entries are never changed. */
export function writeLedger(
  tx: Transaction,
  { documents, newId, now }: Deps,
  uid: string,
  entry: Given,
): void {
  if (entry.characters === 0) return;
  tx.create(documents.ledgerEntry(uid, newId()), {
    audioId: null,
    orderId: null,
    ...entry,
    at: now(),
  });
}
