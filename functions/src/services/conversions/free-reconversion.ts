import type { Audio, AudioSettings } from '@duu/contract/documents/audio';
import { ApiError } from '../../api-error.ts';
import { comparable, textDistance } from './text-distance.ts';

/** One text of all paragraphs, as distances are measured on it. */
export function joined(segments: readonly string[]): string {
  return segments.join('\n');
}

/** The same paragraphs in another order are other segments, however near their texts are. */
function reordered(before: readonly string[], after: readonly string[]): boolean {
  const [from, to] = [before.map(comparable), after.map(comparable)];
  if (from.every((segment, at) => segment === to[at])) return false;
  return [...from].sort().join('\n') === [...to].sort().join('\n');
}

function sameMusic(before: AudioSettings, after: AudioSettings): boolean {
  if (before.background !== after.background) return false;
  return before.background === null || before.backgroundVolume === after.backgroundVolume;
}

/**
 * Whether a re-conversion is free: the same speaker, the same paragraphs in number and order, a text that is
 * near; where the text is unchanged, other music; and attempts left. Ends with the key of the first that is not
 * so.
 */
export function ensureFree(
  audio: Pick<Audio, 'speaker' | 'settings' | 'freeConversionsLeft'>,
  before: readonly string[],
  asked: { speakerId: string; segments: readonly string[]; settings: AudioSettings },
): void {
  if (asked.speakerId !== audio.speaker.id) throw new ApiError('speaker_not_same');
  if (asked.segments.length !== before.length || reordered(before, asked.segments)) {
    throw new ApiError('segment_not_same');
  }
  const { distance, near } = textDistance(joined(before), joined(asked.segments));
  if (!near) throw new ApiError('text_diff_too_high');
  if (distance === 0 && sameMusic(audio.settings, asked.settings)) {
    throw new ApiError('background_same');
  }
  if (audio.freeConversionsLeft < 1) throw new ApiError('max_resynthesize_exceeded');
}
