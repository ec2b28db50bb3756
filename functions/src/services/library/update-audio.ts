import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import { nameKey } from '@duu/contract/name-key';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Documents, Transaction } from '../../repositories/documents.ts';
import { applyCounters, withoutDeleted } from '../audios/apply-counters.ts';
import { counterChanges } from '../audios/counter-changes.ts';
import { ownedAudio } from '../audios/owned-audio.ts';
import { searchEntryOf } from '../audios/search-entry.ts';

export type AudioChange = InputOf<Calls['updateAudio']>;

/**
 * Returns the place after the change.
 * @throws ApiError `collection.not_found`
 */
async function placeAfter(
  tx: Transaction,
  documents: Documents,
  uid: string,
  audio: Audio,
  change: AudioChange,
): Promise<Pick<Audio, 'archived' | 'archivedWith' | 'collectionId'>> {
  const archived = change.archived ?? audio.archived;
  const collectionId = change.collectionId === undefined ? audio.collectionId : change.collectionId;
  const stays = change.archived === undefined && change.collectionId === undefined;
  if (stays) return audio;
  if (collectionId === null) return { archived, archivedWith: null, collectionId };
  const collection = (await tx.get(documents.collection(uid, collectionId))).data();
  if (change.collectionId) {
    if (!collection || collection.archived) throw new ApiError('collection.not_found');
    return { archived, archivedWith: null, collectionId };
  }
  // Restored alone, it would be unreachable in an archived collection.
  const reachable = archived || (collection && !collection.archived);
  return { archived, archivedWith: null, collectionId: reachable ? collectionId : null };
}

/**
 * Renames, moves, archives or restores an audio.
 * @throws ApiError `audio.not_found`, `collection.not_found`
 */
export async function updateAudio(
  { documents, now }: Deps,
  uid: string,
  audioId: string,
  change: AudioChange,
): Promise<void> {
  await documents.transact(async (tx) => {
    const before = await ownedAudio(tx, documents, uid, audioId);
    const place = await placeAfter(tx, documents, uid, before, change);
    const name = change.name ?? before.name;
    const content =
      name === before.name ? undefined : (await tx.get(documents.content(uid, audioId))).data();
    const changes = await withoutDeleted(tx, documents, uid, counterChanges(before, place));
    const { archived, archivedWith, collectionId } = place;
    const fields = { name, archived, collectionId } satisfies Record<keyof AudioChange, unknown>;
    tx.update(documents.audio(uid, audioId), {
      ...fields,
      nameKey: nameKey(name),
      archivedWith,
      updatedAt: now(),
    });
    const search = documents.search(uid, audioId);
    if (content) tx.set(search, searchEntryOf({ ...before, ...place, name }, content.segments));
    else tx.update(search, { archived, collectionId });
    if (content && before.shareId) tx.update(documents.share(before.shareId), { name });
    applyCounters(tx, documents, uid, changes);
  });
}
