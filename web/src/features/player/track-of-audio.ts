import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import type { Track } from './track.ts';

/** Returns whether its conversion failed and there is no earlier one, so that nothing can be played. */
export function isUnplayable(audio: Audio): boolean {
  return audio.state === 'failed' && audio.storagePath === null;
}

/** Returns an audio's track: its file if it has one, else the stream of its conversion. */
export function trackOfAudio(audio: WithId<Audio>, streamUrl: string | null = null): Track {
  // A failed conversion still has the file of the previous one, if there was one.
  const playable = audio.storagePath !== null && audio.state !== 'creating';
  return {
    id: audio.id,
    kind: 'audio',
    title: audio.name,
    artist: audio.speaker.name,
    language: audio.language,
    source:
      playable && audio.storagePath !== null
        ? { kind: 'file', path: audio.storagePath }
        : { kind: 'making', streamUrl, staleUntil: null },
    durationMs: playable ? audio.durationMs : null,
    startMs: audio.positionMs,
    chapter: audio.chapter?.number,
  };
}
