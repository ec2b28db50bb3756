import type { Audio } from '@duu/contract/documents/audio';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Track } from '../player/track.ts';
import { trackOfAudio } from '../player/track-of-audio.ts';
import type { ConversionStarted } from './use-convert.ts';

/** Returns the track of a new conversion of an audio, whose document still describes the last one. */
export function trackOfNewConversion(audio: WithId<Audio>, streamUrl: string): Track {
  return {
    ...trackOfAudio(audio),
    source: { kind: 'making', streamUrl, staleUntil: audio.updatedAt },
    durationMs: null,
    startMs: 0,
  };
}

/** Returns the track of a new audio, whose document has not arrived yet. */
export function trackOfNewAudio(
  { audioId, streamUrl }: ConversionStarted,
  title: string,
  { name, language }: Speaker,
): Track {
  return {
    id: audioId,
    kind: 'audio',
    title,
    artist: name,
    language,
    source: { kind: 'making', streamUrl, staleUntil: null },
    durationMs: null,
    startMs: 0,
  };
}
