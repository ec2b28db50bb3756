import { audio } from '@duu/contract/documents/audio';
import { collection } from '@duu/contract/documents/collection';
import { paths } from '@duu/contract/paths';
import { useEffect } from 'react';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc, usePages } from '../../firebase/documents/use-live-data.ts';
import { usePlayer, usePlayerState } from '../player/player-context.ts';
import { isUnplayable, trackOfAudio } from '../player/track-of-audio.ts';

/** Adds the parts of a book to the queue while it plays and is still being converted. */
export function PlayBook() {
  const player = usePlayer();
  const uid = useUid();
  const { list } = usePlayerState().queue;
  const id = list !== undefined && uid !== '' ? list.id : null;
  const { data } = useDoc(id === null ? null : paths.collection(uid, id), collection);
  const isRunning = data?.id === id && data?.book?.state === 'running';
  const { docs } = usePages(
    id !== null && isRunning
      ? {
          path: paths.audios(uid),
          where: [
            ['archived', '==', false],
            ['collectionId', '==', id],
          ],
          orderBy: [['createdAt', 'asc']],
        }
      : null,
    audio,
  );
  useEffect(() => {
    if (!isRunning || player.state.queue.list?.id !== id) return;
    for (const [at, part] of docs.entries()) {
      const before = docs[at - 1];
      if (before && !isUnplayable(part)) player.append(trackOfAudio(part), before.id);
    }
  }, [player, id, isRunning, docs]);
  return null;
}
