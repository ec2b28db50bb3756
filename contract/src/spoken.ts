import { countCharacters, countSegments } from './characters.ts';
import { limits } from './limits.ts';
import type { NormalizedSegment } from './token.ts';

/** What a conversion is charged and bounded by. */
export interface SpokenMeasure {
  /** What is charged: the text, and what the person's own respellings add to it. */
  readonly characters: number;
  /** Everything that is said, with the numbers and abbreviations that our own rules expand for free. */
  readonly spokenCharacters: number;
  /** An estimate of the sound's length, which differs from voice to voice. */
  readonly seconds: number;
}

/** Slower than the embedded voices at speed 1, so that the estimate is rather too long than too short. */
const charactersPerSecond = 13;
/** Pauses at speed 1, in seconds: between segments and lines, and after a mark. */
const pauses = { segment: 0.7, line: 0.55, mark: 0.35 } as const;

/** Characters that respellings add to a text; one that is shorter than what it replaces saves nothing. */
function respelledCharacters(text: string, { tokens }: NormalizedSegment): number {
  let added = 0;
  for (const { kind, start, end, spoken } of tokens) {
    if (kind !== 'dictionary') continue;
    added += Math.max(0, countCharacters(spoken) - countCharacters(text.slice(start, end)));
  }
  return added;
}

/**
 * Measures a text by how it is read. The server charges by this function and the editor shows it before the press.
 * `readings` are parallel to `segments`; a segment whose reading is not known yet counts as it is typed.
 */
export function measureSpoken(
  segments: readonly string[],
  readings: readonly (NormalizedSegment | undefined)[],
  speed: number,
): SpokenMeasure {
  let characters = countSegments(segments);
  let spokenCharacters = 0;
  let quiet = Math.max(0, segments.length - 1) * pauses.segment;
  segments.forEach((text, at) => {
    const reading = readings[at];
    const spoken = reading?.spoken ?? text;
    if (reading) characters += respelledCharacters(text, reading);
    spokenCharacters += countCharacters(spoken);
    quiet += (text.trim().match(/\n+/g)?.length ?? 0) * pauses.line;
    quiet += (spoken.match(/[.,!?;:…]+/g)?.length ?? 0) * pauses.mark;
  });
  const seconds = (spokenCharacters / charactersPerSecond + quiet) / speed;
  return { characters, spokenCharacters, seconds };
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether anything of a text can be said. Readings as in `measureSpoken`. */
export function isSpeakable(
  segments: readonly string[],
  readings: readonly (NormalizedSegment | undefined)[] = [],
): boolean {
  return segments.some((text, at) => letterOrDigit.test(readings[at]?.spoken ?? text));
}

/** The most that may be said for this many charged characters. */
export function spokenLimit(characters: number): number {
  const { base, perCharacter, most } = limits.spokenCharacters;
  return Math.min(most, base + perCharacter * characters);
}

/** Why a text would become too much sound, with the limit its message names; null where it does not. */
export function spokenProblem(measure: SpokenMeasure): {
  readonly key: 'max_spoken_characters_exceeded' | 'max_sound_seconds_exceeded';
  readonly limit: number;
} | null {
  const limit = spokenLimit(measure.characters);
  if (measure.spokenCharacters > limit) return { key: 'max_spoken_characters_exceeded', limit };
  if (measure.seconds > limits.soundSeconds) {
    return { key: 'max_sound_seconds_exceeded', limit: Math.floor(limits.soundSeconds / 60) };
  }
  return null;
}

/** A text with what it would be charged. */
export interface PricedText {
  readonly segments: readonly string[];
  readonly characters: number;
}

/**
 * Whether respellings add no more to a text than to the one before it, give or take what a free re-conversion may
 * change. Without this a respelling made after the first conversion would be spoken for nothing.
 * @param paid what the text before was charged
 */
export function respelledAlike(
  paid: number,
  before: readonly string[],
  asked: PricedText,
): boolean {
  const addedBefore = paid - countSegments(before);
  const added = asked.characters - countSegments(asked.segments);
  return added - addedBefore <= paid * limits.freeConversionShare;
}

/** The longest respelling of a written word, in characters: long enough for what an abbreviation stands for. */
export function respellingLimit(written: string): number {
  const { base, perCharacter } = limits.respellingCharacters;
  return Math.min(limits.dictionaryCharacters, base + perCharacter * countCharacters(written));
}

/** Whether a word may have Mongolian endings, and what is said for it can take them. */
export function takesEndings({ written, spoken }: { written: string; spoken: string }): boolean {
  return /[А-Яа-яЁёӨөҮү]{2}$/u.test(written) && /[А-Яа-яЁёӨөҮү]$/u.test(spoken);
}
