import { inCollectionOrder } from '@duu/contract/collection-order';
import type { Audio } from '@duu/contract/documents/audio';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';

/** An audio that can be played now. */
export type FinishedAudio = WithId<Audio> & { readonly storagePath: string };

/**
 * Reads a user's collection.
 * @throws ApiError `collection.not_found`
 */
export async function ownedCollection(
  { documents }: Pick<Deps, 'documents'>,
  uid: string,
  collectionId: string,
): Promise<Collection> {
  const found = (await documents.collection(uid, collectionId).get()).data();
  if (!found) throw new ApiError('collection.not_found');
  return found;
}

/** @throws ApiError `collection.too_large` */
export function refuseTooLarge(audios: number): void {
  const limit = limits.collectionAudios;
  if (audios > limit) throw new ApiError('collection.too_large', { limit });
}

/** Returns the finished audios of a collection in its order, at most `limits.collectionAudios`. */
export async function finishedAudios(
  { documents, now }: Pick<Deps, 'documents' | 'now'>,
  uid: string,
  collectionId: string,
  { order }: Pick<Collection, 'order'>,
): Promise<FinishedAudio[]> {
  const found = await documents
    .audios(uid)
    .where('collectionId', '==', collectionId)
    .where('archived', '==', false)
    .orderBy('createdAt')
    .limit(limits.collectionAudios)
    .get();
  const finished = found.docs.flatMap((doc) => {
    const { storagePath, ...audio } = doc.data();
    return storagePath === null || audio.expiresAt <= now()
      ? []
      : [{ ...audio, storagePath, id: doc.id }];
  });
  return inCollectionOrder(finished, order);
}
