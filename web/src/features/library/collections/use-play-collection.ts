import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { useCallback } from 'react';
import { useToast } from '../../../feedback/toast-store.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useText } from '../../../i18n/intl.tsx';
import { placeIn } from '../../player/book/place-in-book.ts';
import { usePlayBook } from '../../player/book/use-play-book.ts';
import { usePlayer, usePlayerState } from '../../player/player-context.ts';
import { currentTrack, wantsToPlay } from '../../player/player-state.ts';
import { isUnplayable } from '../../player/track-of-audio.ts';
import { readCollection } from '../read-audios.ts';

/** Where a collection begins to play: where the user stopped, on any device, or at its beginning. */
export type From = 'place' | 'beginning';

/** Plays all audios of a collection in its order, or pauses them. */
export function usePlayCollection(): (
  collection: WithId<Collection>,
  from?: From,
) => Promise<void> {
  const t = useText();
  const toast = useToast();
  const uid = useUid();
  const player = usePlayer();
  const playBook = usePlayBook();
  return useCallback(
    async (collection, from = 'place') => {
      const { id, lastPlayed } = collection;
      const { queue, status } = player.state;
      const isElsewhere = lastPlayed?.audioId !== currentTrack(player.state)?.id;
      const isLoaded = queue.list?.id === id && status !== 'failed';
      if (from === 'place' && isLoaded && (wantsToPlay(status) || !isElsewhere)) {
        player.toggle();
        return;
      }
      try {
        const found = await readCollection(uid, collection);
        const audios = found.filter((audio) => !isUnplayable(audio));
        const place = placeIn(audios, from === 'place' ? lastPlayed : null);
        const audio = audios[place.index];
        if (audio) await playBook({ collection, audios }, audio, place.ms);
        else toast.info(t('library.collection.nothing'));
      } catch {
        toast.warning(t('library.collection.playFailed'));
      }
    },
    [player, playBook, t, toast, uid],
  );
}

/** Whether the audios of a collection are playing. */
export function useIsPlaying(collectionId: string): boolean {
  const { queue, status } = usePlayerState();
  return queue.list?.id === collectionId && wantsToPlay(status);
}
