import type { Documents, Transaction } from '../../repositories/documents.ts';
import { increment } from '../../repositories/documents.ts';
import type { CounterChanges } from './counter-changes.ts';

/** Drops changes for collections that no longer exist. Reads before the first write. */
export async function withoutDeleted(
  tx: Transaction,
  documents: Documents,
  uid: string,
  changes: CounterChanges,
): Promise<CounterChanges> {
  const ids = [...changes.collections.keys()];
  const found = await tx.getAll(ids.map((id) => documents.collection(uid, id)));
  const there = new Set(found.filter((doc) => doc.exists).map((doc) => doc.id));
  const collections = [...changes.collections].filter(([id]) => there.has(id));
  return { user: changes.user, collections: new Map(collections) };
}

/** Writes the result of `counterChanges`, in the same transaction. */
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
