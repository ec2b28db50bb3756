import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useCallback } from 'react';
import { usePlayer } from '../player-context.ts';
import { currentTrack } from '../player-state.ts';
import { trackOfAudio } from '../track-of-audio.ts';
import { tracksOf, trackToPlay } from '../use-play-audio.ts';
import type { PlayedBook } from './use-book.ts';

/**
 * Plays a book from a time (ms) in one of its audios.
 * @throws ApiError if that is being made and can't be heard yet
 */
export function usePlayBook(): (
  book: PlayedBook,
  audio: WithId<Audio>,
  ms: number,
) => Promise<void> {
  const player = usePlayer();
  return useCallback(
    async ({ collection: { id, name }, audios }, audio, ms) => {
      const isCurrent = currentTrack(player.state)?.id === audio.id;
      const track = isCurrent ? trackOfAudio(audio) : await trackToPlay(audio);
      player.playFrom(track, ms, tracksOf(audios, track), { id, name });
    },
    [player],
  );
}
