import type { Audio, AudioSettings } from '@duu/contract/documents/audio';
import type { PlanSnapshot } from '@duu/contract/documents/plan';
import { type PricedText, respelledAlike } from '@duu/contract/spoken';
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
 * What a free conversion must keep to also where it is tried again: the plan's length, what respellings add, and an
 * attempt that is left. Throws `max_characters_per_conversion_exceeded`, `text_diff_too_high`,
 * `max_resynthesize_exceeded`.
 */
export function ensureStillFree(
  audio: Pick<Audio, 'characters' | 'freeConversionsLeft'>,
  before: readonly string[],
  asked: PricedText,
  plan: Pick<PlanSnapshot, 'charactersPerConversion'>,
): void {
  const limit = plan.charactersPerConversion;
  if (asked.characters > limit) {
    throw new ApiError('max_characters_per_conversion_exceeded', { limit });
  }
  if (!respelledAlike(audio.characters, before, asked)) throw new ApiError('text_diff_too_high');
  if (audio.freeConversionsLeft < 1) throw new ApiError('max_resynthesize_exceeded');
}

/**
 * Whether a re-conversion is free: the same speaker, the same paragraphs in number and order, a text that is
 * near; where the text is unchanged, other music. Ends with the key of the first that is not so.
 * `ensureStillFree` has the rest.
 */
export function ensureFree(
  audio: Pick<Audio, 'speaker' | 'settings'>,
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
}
