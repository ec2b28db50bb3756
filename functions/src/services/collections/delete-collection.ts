import type { Audio } from '@duu/contract/documents/audio';
import { bookFile } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment, type Query } from '../../repositories/documents.ts';
import { deleteAudio } from '../library/delete-audio.ts';
import { moveAll } from './audio-pages.ts';

/**
 * Deletes a collection and, with `delete`, its audios.
 * @throws ApiError `collection.not_found`
 */
export async function deleteCollection(
  deps: Deps,
  uid: string,
  collectionId: string,
  audios: 'keep' | 'delete',
): Promise<void> {
  const { documents, files, newId, now } = deps;
  const ref = documents.collection(uid, collectionId);
  if (!(await ref.get()).exists) throw new ApiError('collection.not_found');
  const inside = documents.audios(uid).where('collectionId', '==', collectionId);
  const empty = () =>
    audios === 'delete'
      ? deleteAll(deps, uid, inside)
      : moveAll(deps, uid, inside, {
          belongs: (audio) => audio.collectionId === collectionId,
          placeOf: ({ archived }) => ({ archived, archivedWith: null, collectionId: null }),
        });
  await empty();
  const path = bookFile(uid, collectionId);
  const note = documents.cleanups().doc(newId());
  const hadText = await documents.transact(async (tx) => {
    const collection = (await tx.get(ref)).data();
    if (!collection) return false;
    tx.delete(ref);
    if (collection.book) tx.create(note, { prefix: path, createdAt: now() });
    if (collection.playlistId) tx.delete(documents.playlist(collection.playlistId));
    const counter = collection.archived ? 'counters.archivedCollections' : 'counters.collections';
    tx.update(documents.user(uid), { [counter]: increment(-1) });
    return collection.book !== null;
  });
  if (hadText) {
    await files.remove(path);
    await note.delete();
  }
  // Audios that were added meanwhile; none can follow.
  await empty();
}

async function deleteAll(deps: Deps, uid: string, inside: Query<Audio>): Promise<void> {
  for (;;) {
    const page = await inside.limit(50).get();
    if (page.empty) return;
    for (const doc of page.docs) {
      await deleteAudio(deps, uid, doc.id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.key === 'audio.not_found')) throw error;
      });
    }
  }
}
