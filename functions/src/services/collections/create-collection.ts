import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Collection } from '@duu/contract/documents/collection';
import type { User } from '@duu/contract/documents/user';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment, type Transaction } from '../../repositories/documents.ts';
import { onceOnly } from '../idempotency.ts';

/** @throws ApiError `collection.limit_reached` */
export function ensureMayCreate({ counters }: User): void {
  if (counters.collections + counters.archivedCollections >= limits.collections) {
    throw new ApiError('collection.limit_reached', { limit: limits.collections });
  }
}

/** Writes a new collection and counts it. */
export function writeCollection(
  tx: Transaction,
  { documents, now }: Deps,
  uid: string,
  collectionId: string,
  given: Pick<Collection, 'name' | 'inOrder' | 'book' | 'author' | 'coverPath'>,
): void {
  const at = now();
  tx.create(documents.collection(uid, collectionId), {
    ...given,
    archived: false,
    audioCount: 0,
    order: [],
    playlistId: null,
    audiobook: null,
    lastPlayed: null,
    createdAt: at,
    updatedAt: at,
  });
  tx.update(documents.user(uid), { 'counters.collections': increment(1) });
}

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
  const { documents, newId } = deps;
  const collectionId = newId();
  const body = { call: 'createCollection', name, inOrder };
  const once = onceOnly(deps, uid, idempotencyKey, body);
  return documents.transact(async (tx) => {
    const earlier = await once.earlier(tx);
    if (earlier !== null) return earlier;
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    ensureMayCreate(user);
    writeCollection(tx, deps, uid, collectionId, {
      name,
      inOrder,
      book: null,
      author: null,
      coverPath: null,
    });
    once.remember(tx, collectionId);
    return collectionId;
  });
}
