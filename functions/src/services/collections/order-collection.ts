import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { inCollectionOrder, movedInOrder } from '@duu/contract/collection-order';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ownedCollection, refuseTooLarge } from '../audios/collection-audios.ts';

interface Read {
  /** The ids of all audios of the collection, in its order. */
  readonly whole: readonly string[];
  /** Ids in the order whose audio is not in the collection. */
  readonly stale: ReadonlySet<string>;
}

async function readOrder(deps: Deps, uid: string, collectionId: string): Promise<Read> {
  const { audioCount, order } = await ownedCollection(deps, uid, collectionId);
  refuseTooLarge(audioCount);
  const found = await deps.documents.audios(uid).where('collectionId', '==', collectionId).get();
  const audios = found.docs.map((doc) => ({ id: doc.id, createdAt: doc.data().createdAt }));
  const existing = new Set(audios.map(({ id }) => id));
  return {
    whole: inCollectionOrder(audios, order).map(({ id }) => id),
    stale: new Set(order.filter((id) => !existing.has(id))),
  };
}

/** Returns the stored order without stale ids, and with the audios that have no place in it yet. */
function completed(stored: readonly string[], { whole, stale }: Read): string[] {
  const placed = new Set(stored);
  return [...stored.filter((id) => !stale.has(id)), ...whole.filter((id) => !placed.has(id))];
}

/**
 * Moves audios within their collection (docs/decisions/0173). Each move is applied to the order that is stored at its
 * commit, so none undoes what another page moved.
 * @throws ApiError `collection.not_found`, `collection.too_large`, `audio.not_found`
 */
export async function orderCollection(
  deps: Deps,
  uid: string,
  collectionId: string,
  { audioIds, after }: InputOf<Calls['orderCollection']>,
): Promise<void> {
  const { documents } = deps;
  const ref = documents.collection(uid, collectionId);
  const move = (read: Read | null) =>
    documents.transact(async (tx) => {
      const [found, audios] = await Promise.all([
        tx.get(ref),
        tx.getAll(audioIds.map((id) => documents.audio(uid, id))),
      ]);
      const collection = found.data();
      if (!collection) throw new ApiError('collection.not_found');
      if (audios.some((doc) => doc.data()?.collectionId !== collectionId)) {
        throw new ApiError('audio.not_found');
      }
      const stored = collection.order;
      const known = read === null ? stored : completed(stored, read);
      const order = movedInOrder(known, audioIds, after);
      if (order === null) return false;
      refuseTooLarge(order.length);
      tx.update(ref, { order });
      return true;
    });
  if (await move(null)) return;
  // The audio before has no place yet: every audio gets one.
  if (!(await move(await readOrder(deps, uid, collectionId)))) {
    throw new ApiError('audio.not_found');
  }
}
