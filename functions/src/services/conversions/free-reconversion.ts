import type { Audio, AudioContent, AudioSettings } from '@duu/contract/documents/audio';
import type { PlanSnapshot } from '@duu/contract/documents/plan';
import { type PricedText, respelledAlike } from '@duu/contract/spoken';
import { ApiError } from '../../api-error.ts';
import { comparable, textDistance } from './text-distance.ts';
import { type MeasuredText, withRespellings } from './text-reader.ts';

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

/** What the last conversion says. */
export type ContentBefore = Pick<AudioContent, 'segments' | 'normalized'>;

/** A text that is to be converted again. */
export type AskedText = PricedText & Pick<MeasuredText, 'said'>;

/**
 * Whether respellings leave a text as near to the one before as its letters are, and add no more to it. A dictionary can
 * be changed between the two, and would make any other text of the same letters.
 * @param paid what the text before was charged
 */
export function saysAlike(paid: number, before: ContentBefore, asked: AskedText): boolean {
  const { segments, normalized } = before;
  if (!respelledAlike(paid, segments, asked)) return false;
  const saidBefore = segments.map((segment, at) => withRespellings(segment, normalized[at]));
  return textDistance(joined(saidBefore), joined(asked.said)).near;
}

/**
 * What a free conversion must keep to also where it is tried again: the plan's length, what respellings say, and an
 * attempt that is left. Throws `max_characters_per_conversion_exceeded`, `text_diff_too_high`,
 * `max_resynthesize_exceeded`.
 */
export function ensureStillFree(
  audio: Pick<Audio, 'characters' | 'freeConversionsLeft'>,
  before: ContentBefore,
  asked: AskedText,
  plan: Pick<PlanSnapshot, 'charactersPerConversion'>,
): void {
  const limit = plan.charactersPerConversion;
  if (asked.characters > limit) {
    throw new ApiError('max_characters_per_conversion_exceeded', { limit });
  }
  if (!saysAlike(audio.characters, before, asked)) throw new ApiError('text_diff_too_high');
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
