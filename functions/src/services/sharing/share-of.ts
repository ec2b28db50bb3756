import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { Share } from '@duu/contract/documents/share';

/** What everyone who has the link may know of an audio that is done. */
export function shareOf(audio: Audio, content: AudioContent, createdAt: Date): Share {
  return {
    name: audio.name,
    speaker: audio.speaker.name,
    language: audio.language,
    durationMs: audio.durationMs ?? 0,
    segments: content.segments,
    words: content.words,
    peaks: content.peaks,
    createdAt,
    expiresAt: audio.expiresAt,
  };
}
