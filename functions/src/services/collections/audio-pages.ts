import type { Audio } from '@duu/contract/documents/audio';
import type { Deps } from '../../deps.ts';
import type { Query } from '../../repositories/documents.ts';
import { applyCounters, withoutDeleted } from '../audios/apply-counters.ts';
import { counterChanges, sumChanges } from '../audios/counter-changes.ts';

/** Two writes per audio and the counters stay well below the limit of a transaction. */
const pageSize = 100;

type Place = Pick<Audio, 'archived' | 'archivedWith' | 'collectionId'>;

/**
 * Moves every audio that the query finds and that still `belongs`, one page per transaction, until none is
 * left: `placeOf` must remove it from the query. A crash leaves complete pages done.
 */
export async function moveAll(
  { documents, now }: Deps,
  uid: string,
  query: Query<Audio>,
  { belongs, placeOf }: { belongs: (audio: Audio) => boolean; placeOf: (audio: Audio) => Place },
): Promise<void> {
  for (;;) {
    const page = await query.limit(pageSize).get();
    if (page.empty) return;
    await documents.transact(async (tx) => {
      const found = await tx.getAll(page.docs.map((doc) => doc.ref));
      const moves = found.flatMap((doc) => {
        const before = doc.data();
        if (!before || !belongs(before)) return [];
        const { archived, archivedWith, collectionId } = placeOf(before);
        return [{ id: doc.id, before, after: { archived, archivedWith, collectionId } }];
      });
      const sum = sumChanges(moves.map(({ before, after }) => counterChanges(before, after)));
      const changes = await withoutDeleted(tx, documents, uid, sum);
      for (const { id, after } of moves) {
        tx.update(documents.audio(uid, id), { ...after, updatedAt: now() });
        const { archived, collectionId } = after;
        tx.update(documents.search(uid, id), { archived, collectionId });
      }
      applyCounters(tx, documents, uid, changes);
    });
  }
}
