import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment } from '../../repositories/documents.ts';

/** Answers the new collection's id. Errors: `collection.limit_reached`, `auth.user_not_found`. */
export async function createCollection(
  { documents, newId, now }: Deps,
  uid: string,
  name: string,
): Promise<string> {
  const collectionId = newId();
  await documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    const { collections, archivedCollections } = user.counters;
    if (collections + archivedCollections >= limits.collections) {
      throw new ApiError('collection.limit_reached', { limit: limits.collections });
    }
    const at = now();
    tx.create(documents.collection(uid, collectionId), {
      name,
      archived: false,
      audioCount: 0,
      createdAt: at,
      updatedAt: at,
    });
    tx.update(documents.user(uid), { 'counters.collections': increment(1) });
  });
  return collectionId;
}
