import type { AudioContent } from '@duu/contract/documents/audio';
import { useEffect, useMemo, useState } from 'react';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { currentTrack } from '../player-state.ts';
import { sentenceAt, sentenceTimes } from '../sentence-times.ts';
import type { Track } from '../track.ts';

/** Moves playback by sentences, and pauses after each one if asked to. `playAt` plays from a time (ms). */
export function useSentences(
  track: Track,
  { segments, words }: AudioContent,
  playAt: (ms: number) => void,
) {
  const player = usePlayer();
  const isCurrent = currentTrack(usePlayerState())?.id === track.id;
  const times = useMemo(() => sentenceTimes(segments, words), [segments, words]);
  const [stops, setStops] = useState(false);
  const { id } = track;
  useEffect(() => {
    if (!stops) return;
    player.pauseAtEach(
      id,
      times.map(({ stopMs }) => stopMs),
    );
    return () => player.pauseAtEach(id, null);
  }, [player, id, stops, times]);
  /** Plays the sentence so many after the one that is being read; 0 repeats it. */
  const play = (by: number) => {
    const at = sentenceAt(times, isCurrent ? player.currentMs : track.startMs);
    const time = times[Math.max(0, Math.min(times.length - 1, at + by))];
    if (time) playAt(time.startMs);
  };
  return { hasSentences: times.length > 0, play, stops, setStops };
}
export type Sentences = ReturnType<typeof useSentences>;
