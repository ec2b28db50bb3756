import type { Documents, Transaction } from '../../repositories/documents.ts';
import { increment } from '../../repositories/documents.ts';
import type { CounterChanges } from './counter-changes.ts';

/** Writes what `counterChanges` says, in the transaction that makes the change. */
export function applyCounters(
  tx: Transaction,
  documents: Documents,
  uid: string,
  { user, collections }: CounterChanges,
): void {
  if (user.audios !== 0 || user.archivedAudios !== 0) {
    tx.update(documents.user(uid), {
      'counters.audios': increment(user.audios),
      'counters.archivedAudios': increment(user.archivedAudios),
    });
  }
  for (const [collectionId, by] of collections) {
    tx.update(documents.collection(uid, collectionId), { audioCount: increment(by) });
  }
}
