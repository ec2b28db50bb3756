import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { useCallback } from 'react';
import { useToast } from '../../../feedback/toast-store.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useText } from '../../../i18n/intl.tsx';
import { usePlayer, usePlayerState } from '../../player/player-context.ts';
import { wantsToPlay } from '../../player/player-state.ts';
import { trackOfAudio } from '../../player/track-of-audio.ts';
import { readCollection } from '../read-audios.ts';

/** Plays all audios of a collection in its order, or pauses them. */
export function usePlayCollection(): (collection: WithId<Collection>) => Promise<void> {
  const t = useText();
  const toast = useToast();
  const uid = useUid();
  const player = usePlayer();
  return useCallback(
    async (collection) => {
      const { queue, status } = player.state;
      if (queue.list?.id === collection.id && status !== 'failed') {
        player.toggle();
        return;
      }
      try {
        const audios = await readCollection(uid, collection);
        const tracks = audios.map((audio) => trackOfAudio(audio));
        const { id, name } = collection;
        if (tracks[0]) player.play(tracks[0], tracks, 0, { id, name });
        else toast.info(t('library.collection.nothing'));
      } catch {
        toast.warning(t('library.collection.playFailed'));
      }
    },
    [player, t, toast, uid],
  );
}

/** Whether the audios of a collection are playing. */
export function useIsPlaying(collectionId: string): boolean {
  const { queue, status } = usePlayerState();
  return queue.list?.id === collectionId && wantsToPlay(status);
}
