import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment } from '../../repositories/documents.ts';
import { moveAll } from './audio-pages.ts';

type CollectionChange = InputOf<Calls['updateCollection']>;

/**
 * Renames a collection, or archives or restores it with its audios (docs/decisions/0011).
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
    const after = {
      name: change.name ?? before.name,
      archived: change.archived ?? before.archived,
    } satisfies Record<keyof CollectionChange, unknown>;
    tx.update(ref, { ...after, updatedAt: now() });
    if (before.archived === after.archived) return;
    const by = after.archived ? 1 : -1;
    tx.update(documents.user(uid), {
      'counters.collections': increment(-by),
      'counters.archivedCollections': increment(by),
    });
  });
}
