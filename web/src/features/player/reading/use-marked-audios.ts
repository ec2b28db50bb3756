import type { Audio } from '@duu/contract/documents/audio';
import { bookmarks } from '@duu/contract/documents/bookmark';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDocsById } from '../../../firebase/documents/use-live-data.ts';
import type { PlayedBook } from '../book/use-book.ts';

const none: readonly WithId<Audio>[] = [];

/** Returns the audios of a book that have bookmarks, in its order; `retry` if they could not be loaded. */
export function useMarkedAudios(book: PlayedBook | null): {
  audios: readonly WithId<Audio>[];
  retry: (() => void) | null;
} {
  const audios = book?.audios ?? none;
  const ids = audios.map(({ id }) => id);
  const { docs, status, retry } = useDocsById(paths.bookmarks(useUid()), ids, bookmarks);
  const marked = new Set(docs.map(({ id }) => id));
  return {
    audios: audios.filter(({ id }) => marked.has(id)),
    retry: status === 'error' ? retry : null,
  };
}
