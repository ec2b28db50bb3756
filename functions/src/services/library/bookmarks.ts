import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ownedAudio } from '../audios/owned-audio.ts';

interface Of {
  readonly audioId: string;
  readonly bookmarkId: string;
}

/**
 * Creates or changes a bookmark.
 * @throws ApiError `audio.not_found`, `bookmark.limit_reached`
 */
export async function saveBookmark(
  { documents, now }: Deps,
  uid: string,
  { audioId, bookmarkId: id }: Of,
  input: InputOf<Calls['saveBookmark']>,
): Promise<void> {
  const ref = documents.bookmarksOf(uid, audioId);
  await documents.transact(async (tx) => {
    const [found] = await Promise.all([tx.get(ref), ownedAudio(tx, documents, uid, audioId)]);
    const before = found.data()?.bookmarks ?? [];
    const old = before.find((one) => one.id === id);
    if (!old && before.length >= limits.bookmarks) {
      throw new ApiError('bookmark.limit_reached', { limit: limits.bookmarks });
    }
    const saved = { id, ...input, createdAt: old?.createdAt ?? now() };
    const bookmarks = old ? before.map((one) => (one.id === id ? saved : one)) : [...before, saved];
    tx.set(ref, { bookmarks });
  });
}

/**
 * Deletes a bookmark. Does nothing if there is none.
 * @throws ApiError `audio.not_found`
 */
export async function deleteBookmark(
  { documents }: Deps,
  uid: string,
  { audioId, bookmarkId }: Of,
): Promise<void> {
  const ref = documents.bookmarksOf(uid, audioId);
  await documents.transact(async (tx) => {
    const [found] = await Promise.all([tx.get(ref), ownedAudio(tx, documents, uid, audioId)]);
    const before = found.data()?.bookmarks ?? [];
    const bookmarks = before.filter((one) => one.id !== bookmarkId);
    if (bookmarks.length === before.length) return;
    if (bookmarks.length === 0) tx.delete(ref);
    else tx.set(ref, { bookmarks });
  });
}
