import type { Audio } from '@duu/contract/documents/audio';
import type { Deps } from '../../deps.ts';
import type { Query } from '../../repositories/documents.ts';
import { applyCounters } from '../library/apply-counters.ts';
import { counterChanges, sumChanges } from '../library/counter-changes.ts';

/** Two writes an audio and the counters stay well below what one transaction may write. */
const pageSize = 100;

type Place = Pick<Audio, 'archived' | 'archivedWith' | 'collectionId'>;

/**
 * Moves every audio that the query finds, a page to a transaction, until it finds none: `placeOf` must take what
 * it moves out of the query. A crash between pages leaves whole pages done.
 */
export async function moveAll(
  { documents, now }: Deps,
  uid: string,
  query: Query<Audio>,
  placeOf: (audio: Audio) => Place,
): Promise<void> {
  for (let found = pageSize; found === pageSize; ) {
    found = await documents.transact(async (tx) => {
      const page = await tx.get(query.limit(pageSize));
      const changes = page.docs.map((doc) => {
        const before = doc.data();
        const { archived, archivedWith, collectionId } = placeOf(before);
        tx.update(doc.ref, { archived, archivedWith, collectionId, updatedAt: now() });
        tx.update(documents.search(uid, doc.id), { archived, collectionId });
        return counterChanges(before, { archived, archivedWith, collectionId });
      });
      applyCounters(tx, documents, uid, sumChanges(changes));
      return page.size;
    });
  }
}
