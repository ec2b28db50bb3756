import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import type { Track } from './track.ts';

/** Whether its conversion failed and there is none before it: nothing of it can be played. */
export function isUnmade(audio: Audio): boolean {
  return audio.state === 'failed' && audio.storagePath === null;
}

/** An audio as something to play: its file where it has one, else the stream of its making. */
export function trackOfAudio(audio: WithId<Audio>, streamUrl: string | null = null): Track {
  // What failed has still the file of the conversion before it, where there was one.
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
  };
}

/** An audio whose making has just been asked for again: its document still speaks of the last one. */
export function trackOfNewMaking(audio: WithId<Audio>, streamUrl: string): Track {
  return {
    ...trackOfAudio(audio),
    source: { kind: 'making', streamUrl, staleUntil: audio.updatedAt },
    durationMs: null,
    startMs: 0,
  };
}
