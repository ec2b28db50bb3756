import { calls } from '@duu/contract/calls/calls';
import type { AudioContent } from '@duu/contract/documents/audio';
import { type Bookmark, bookmarks as bookmarksSchema } from '@duu/contract/documents/bookmark';
import { paths } from '@duu/contract/paths';
import { callApi } from '../../../api/call.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDoc } from '../../../firebase/documents/use-live-data.ts';
import { useText } from '../../../i18n/intl.tsx';
import { placeAt, sentenceOf, timeOf } from './bookmark-place.ts';

/** A bookmark with its time in the present sound (ms) and the sentence there. */
export interface ShownBookmark extends Bookmark {
  readonly atMs: number;
  readonly sentence: string | null;
}

/** An audio's bookmarks, live and in the order of the text. */
export function useBookmarks(audioId: string, { segments, words }: AudioContent) {
  const t = useText();
  const toast = useToast();
  const { data, status, retry } = useDoc(paths.bookmarksOf(useUid(), audioId), bookmarksSchema);
  const shown: ShownBookmark[] = (data?.bookmarks ?? [])
    .map((one) => ({
      ...one,
      atMs: timeOf(words, one),
      sentence: sentenceOf(segments, one),
    }))
    .toSorted((a, b) => a.atMs - b.atMs);

  /** Returns whether it is saved; a toast has shown why not. */
  const save = async ({
    id: bookmarkId,
    place,
    positionMs,
    note,
  }: Omit<Bookmark, 'createdAt'>): Promise<boolean> => {
    try {
      await callApi(calls.saveBookmark, {
        params: { audioId, bookmarkId },
        input: { place, positionMs, note },
      });
      return true;
    } catch {
      return false;
    }
  };
  /** Returns the new bookmark's id; null if it could not be saved. */
  const add = async (ms: number): Promise<string | null> => {
    const id = crypto.randomUUID();
    return (await save({ id, ...placeAt(words, ms), note: '' })) ? id : null;
  };
  const remove = async (bookmark: Bookmark): Promise<void> => {
    try {
      await callApi(calls.deleteBookmark, { params: { audioId, bookmarkId: bookmark.id } });
      toast.success(t('reading.bookmark.deleted'), {
        action: { label: t('library.undo'), onClick: () => void save(bookmark) },
      });
    } catch {
      // A toast has shown why.
    }
  };
  return { shown, status, retry, add, save, remove };
}
export type AudioBookmarks = ReturnType<typeof useBookmarks>;
