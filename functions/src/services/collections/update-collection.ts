import type { Collection } from '@duu/contract/documents/collection';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment } from '../../repositories/documents.ts';
import { moveAll } from './audio-pages.ts';

export interface CollectionChange {
  readonly name?: string | undefined;
  readonly archived?: boolean | undefined;
}

/**
 * Renames, archives or restores a collection with its audios (docs/decisions/0011).
 * @throws ApiError `collection.not_found`
 */
export async function updateCollection(
  deps: Deps,
  uid: string,
  collectionId: string,
  change: CollectionChange,
): Promise<void> {
  const found = (await deps.documents.collection(uid, collectionId).get()).data();
  if (!found) throw new ApiError('collection.not_found');
  if (change.archived === true) await archiveAudios(deps, uid, collectionId);
  await changeDocument(deps, uid, collectionId, change);
  if (change.archived === false) await restoreAudios(deps, uid, collectionId);
}

async function archiveAudios(deps: Deps, uid: string, collectionId: string): Promise<void> {
  const active = deps.documents
    .audios(uid)
    .where('collectionId', '==', collectionId)
    .where('archived', '==', false);
  await moveAll(deps, uid, active, {
    belongs: (audio) => audio.collectionId === collectionId && !audio.archived,
    placeOf: () => ({ archived: true, archivedWith: collectionId, collectionId }),
  });
}

async function restoreAudios(deps: Deps, uid: string, collectionId: string): Promise<void> {
  const archivedWithIt = deps.documents.audios(uid).where('archivedWith', '==', collectionId);
  await moveAll(deps, uid, archivedWithIt, {
    belongs: (audio) => audio.archivedWith === collectionId,
    placeOf: ({ collectionId: inside }) => ({
      archived: false,
      archivedWith: null,
      collectionId: inside,
    }),
  });
}

async function changeDocument(
  { documents, now }: Deps,
  uid: string,
  collectionId: string,
  change: CollectionChange,
): Promise<void> {
  await documents.transact(async (tx) => {
    const ref = documents.collection(uid, collectionId);
    const before = (await tx.get(ref)).data();
    if (!before) throw new ApiError('collection.not_found');
    const after: Collection = {
      ...before,
      name: change.name ?? before.name,
      archived: change.archived ?? before.archived,
      updatedAt: now(),
    };
    tx.update(ref, { name: after.name, archived: after.archived, updatedAt: after.updatedAt });
    if (before.archived === after.archived) return;
    const by = after.archived ? 1 : -1;
    tx.update(documents.user(uid), {
      'counters.collections': increment(-by),
      'counters.archivedCollections': increment(by),
    });
  });
}
