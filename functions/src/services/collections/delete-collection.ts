import type { Audio } from '@duu/contract/documents/audio';
import { bookFile } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment, type Query } from '../../repositories/documents.ts';
import { deleteAudio } from '../library/delete-audio.ts';
import { dropNoted } from '../replace-file.ts';
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
  const { documents, newId, now } = deps;
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
  const left = await documents.transact(async (tx) => {
    const collection = (await tx.get(ref)).data();
    if (!collection) return [];
    tx.delete(ref);
    const { book, coverPath } = collection;
    const paths = [book && bookFile(uid, collectionId), coverPath].filter((path) => path !== null);
    const left = paths.map((path) => ({ path, note: documents.cleanups().doc(newId()) }));
    for (const { path, note } of left) tx.create(note, { prefix: path, createdAt: now() });
    if (collection.playlistId) tx.delete(documents.playlist(collection.playlistId));
    const counter = collection.archived ? 'counters.archivedCollections' : 'counters.collections';
    tx.update(documents.user(uid), { [counter]: increment(-1) });
    return left;
  });
  for (const file of left) await dropNoted(deps, file);
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
