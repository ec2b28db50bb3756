import type { Audio, AudioContent, AudioSettings } from '@duu/contract/documents/audio';
import type { PlanSnapshot } from '@duu/contract/documents/plan';
import { isRespelledAlike, type PricedText, withRespellings } from '@duu/contract/spoken';
import { ApiError } from '../../api-error.ts';
import { comparable, textDistance } from './text-distance.ts';
import type { MeasuredText } from './text-reader.ts';

/** Joins paragraphs for the distance. */
export function joinParagraphs(segments: readonly string[]): string {
  return segments.join('\n');
}

/** Reordered paragraphs are different segments, even if the texts are similar. */
function reordered(before: readonly string[], after: readonly string[]): boolean {
  const [from, to] = [before.map(comparable), after.map(comparable)];
  if (from.every((segment, at) => segment === to[at])) return false;
  return [...from].sort().join('\n') === [...to].sort().join('\n');
}

function sameMusic(before: AudioSettings, after: AudioSettings): boolean {
  if (before.background !== after.background) return false;
  return before.background === null || before.backgroundVolume === after.backgroundVolume;
}

export type ContentBefore = Pick<AudioContent, 'segments' | 'normalized'>;

/** A text to convert again. */
export type NewText = PricedText & Pick<MeasuredText, 'spoken'>;

/**
 * Returns whether respellings keep a text as similar as its letters are, and add no more characters. The dictionary
 * may have changed between the two conversions, which could replace the whole text.
 * @param paid what the previous text was charged
 */
export function isSpokenAlike(paid: number, before: ContentBefore, next: NewText): boolean {
  const { segments, normalized } = before;
  if (!isRespelledAlike(paid, segments, next)) return false;
  const spokenBefore = segments.map((segment, at) => withRespellings(segment, normalized[at]));
  return textDistance(joinParagraphs(spokenBefore), joinParagraphs(next.spoken)).near;
}

/**
 * Checks what must also hold for a retry: the plan's length, the respellings, and a free attempt.
 * @throws ApiError `max_characters_per_conversion_exceeded`, `text_diff_too_high`,
 * `max_resynthesize_exceeded`
 */
export function ensureStillFree(
  audio: Pick<Audio, 'characters' | 'freeConversionsLeft'>,
  before: ContentBefore,
  next: NewText,
  plan: Pick<PlanSnapshot, 'charactersPerConversion'>,
): void {
  const limit = plan.charactersPerConversion;
  if (next.characters > limit) {
    throw new ApiError('max_characters_per_conversion_exceeded', { limit });
  }
  if (!isSpokenAlike(audio.characters, before, next)) throw new ApiError('text_diff_too_high');
  if (audio.freeConversionsLeft < 1) throw new ApiError('max_resynthesize_exceeded');
}

/**
 * Checks that a reconversion is free: same speaker, same number and order of paragraphs, similar text; for an
 * unchanged text, different music, unless a fallback voice read it. `ensureStillFree` checks the rest.
 * @throws ApiError with the first reason
 */
export function ensureFree(
  audio: Pick<Audio, 'speaker' | 'settings' | 'fallback'>,
  before: readonly string[],
  next: { speakerId: string; segments: readonly string[]; settings: AudioSettings },
): void {
  if (next.speakerId !== audio.speaker.id) throw new ApiError('speaker_not_same');
  if (next.segments.length !== before.length || reordered(before, next.segments)) {
    throw new ApiError('segment_not_same');
  }
  const { distance, near } = textDistance(joinParagraphs(before), joinParagraphs(next.segments));
  if (!near) throw new ApiError('text_diff_too_high');
  if (audio.fallback !== null) return;
  if (distance === 0 && sameMusic(audio.settings, next.settings)) {
    throw new ApiError('background_same');
  }
}
