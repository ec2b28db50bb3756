import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useEffect, useRef } from 'react';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { currentTrack, wantsToPlay } from '../player-state.ts';
import { trackOfAudio } from '../track-of-audio.ts';
import { usePlayAudio } from '../use-play-audio.ts';
import type { PlayedBook } from './use-book.ts';
import { usePlayBook } from './use-play-book.ts';

/**
 * Reads and plays a book, of which one audio is shown: follows the sound into the next chapter. Of one audio, only that.
 * `wantedId` is the audio that is shown once it has loaded.
 */
export function useBookReader(
  given: PlayedBook | null,
  shown: WithId<Audio>,
  wantedId: string,
  onMove: (audioId: string) => void,
) {
  const player = usePlayer();
  const playAudio = usePlayAudio();
  const playBook = usePlayBook();
  const isIn = given?.audios.some(({ id }) => id === shown.id) ?? false;
  const book = isIn ? given : null;
  const state = usePlayerState();
  const playing = currentTrack(state)?.id ?? null;
  const isBookPlaying = book?.audios.some(({ id }) => id === playing) ?? false;

  const before = useRef(playing);
  useEffect(() => {
    const wasWanted = before.current === wantedId;
    before.current = playing;
    if (wasWanted && playing !== null && playing !== wantedId && isBookPlaying) onMove(playing);
  });

  const listOf = book ? () => book.audios : undefined;
  const of = book ? { id: book.collection.id, name: book.collection.name } : undefined;
  const playAt = (audio: WithId<Audio>, ms: number): void => {
    if (audio.id !== shown.id) onMove(audio.id);
    // What a running conversion can't play yet has been shown.
    if (book) void playBook(book, audio, ms).catch(() => undefined);
    else player.playFrom(trackOfAudio(audio), ms);
  };
  return {
    /** The book, if it has other chapters. */
    book: book && book.audios.length + (book.collection.book?.parts ?? 0) > 1 ? book : null,
    name: book?.collection.name ?? null,
    listOf,
    of,
    playAt,
    /** Shows another chapter; a book that plays goes on there. */
    open: (audio: WithId<Audio>) => {
      if (isBookPlaying && wantsToPlay(state.status) && audio.id !== playing) playAt(audio, 0);
      else onMove(audio.id);
    },
    toggle: () => void playAudio(shown, listOf?.(), of).catch(() => undefined),
  };
}
