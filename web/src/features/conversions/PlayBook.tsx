import { collection } from '@duu/contract/documents/collection';
import { paths } from '@duu/contract/paths';
import { useEffect } from 'react';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-live-data.ts';
import { fileUrl } from '../../firebase/files.ts';
import { useBook } from '../player/book/use-book.ts';
import { usePlayer, usePlayerState } from '../player/player-context.ts';
import { trackOfAudio } from '../player/track-of-audio.ts';

/**
 * Keeps the queue of a collection that plays as a whole complete: with what the list that it was started from had not
 * loaded, and with what is still being converted. Tells the player its name and cover.
 */
export function PlayBook() {
  const player = usePlayer();
  const uid = useUid();
  const { list, tracks } = usePlayerState().queue;
  const id = list !== undefined && uid !== '' ? list.id : null;
  const { data } = useDoc(id === null ? null : paths.collection(uid, id), collection);
  const isWhole = data?.book?.state !== 'running' && tracks.length >= (data?.audioCount ?? 0);
  const book = useBook(data?.id === id && !isWhole ? id : null);
  const shown = data?.id === id ? data : null;
  const [name, coverPath] = [shown?.name, shown?.coverPath ?? null];
  useEffect(() => {
    if (id === null || name === undefined) return;
    if (coverPath === null) return player.showList({ id, name, coverUrl: null });
    let left = false;
    const show = (coverUrl: string | null) => !left && player.showList({ id, name, coverUrl });
    fileUrl(coverPath).then(show, () => show(null));
    return () => {
      left = true;
    };
  }, [player, id, name, coverPath]);
  useEffect(() => {
    if (book === null || player.state.queue.list?.id !== book.collection.id) return;
    for (const [at, part] of book.audios.entries()) {
      const before = book.audios[at - 1];
      if (before) player.append(trackOfAudio(part), before.id);
      // The next one is played as soon as the one before it ends.
      if (part.state === 'done' && part.storagePath !== null)
        player.made(part.id, part.storagePath, part.durationMs);
    }
  }, [player, book]);
  return null;
}
