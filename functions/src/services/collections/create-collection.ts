import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment } from '../../repositories/documents.ts';
import { onceOnly } from '../idempotency.ts';

/**
 * Creates a collection. Returns its id.
 * @throws ApiError `collection.limit_reached`, `auth.user_not_found`
 */
export async function createCollection(
  deps: Deps,
  uid: string,
  { name, inOrder }: InputOf<Calls['createCollection']>,
  idempotencyKey: string | null,
): Promise<string> {
  const { documents, newId, now } = deps;
  const collectionId = newId();
  const body = { call: 'createCollection', name, inOrder };
  const once = onceOnly(deps, uid, idempotencyKey, body);
  return documents.transact(async (tx) => {
    const earlier = await once.earlier(tx);
    if (earlier !== null) return earlier;
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
      inOrder,
      order: [],
      playlistId: null,
      createdAt: at,
      updatedAt: at,
    });
    tx.update(documents.user(uid), { 'counters.collections': increment(1) });
    once.remember(tx, collectionId);
    return collectionId;
  });
}
