import { countCharacters } from './characters.ts';
import { countSegments } from './count-segments.ts';
import { limits } from './limits.ts';
import { marksOf, withoutMarks } from './marks.ts';
import { defaultPauses } from './pauses.ts';
import type { NormalizedSegment } from './token.ts';

/** The charge and size of a conversion. */
export interface SpokenMeasure {
  /** The charge: the text, and what the user's respellings add. */
  readonly characters: number;
  /** The same of each segment. */
  readonly ofSegments: readonly number[];
  /** All spoken characters, including numbers and abbreviations, which our rules expand for free. */
  readonly spokenCharacters: number;
  /** The estimated length of the sound, which varies by voice. */
  readonly seconds: number;
}

/** Slower than the embedded voices at speed 1, to estimate too long rather than too short. */
const charactersPerSecond = 13;
/** Pauses at speed 1, in seconds. */
const pauses = {
  paragraph: defaultPauses.paragraph / 1000,
  sentence: defaultPauses.sentence / 1000,
  clause: defaultPauses.clause / 1000,
} as const;

/** Characters added by respellings; shorter ones save nothing. */
function respelledCharacters(text: string, { tokens }: NormalizedSegment): number {
  let added = 0;
  for (const { kind, start, end, spoken } of tokens) {
    if (kind !== 'dictionary') continue;
    added += Math.max(0, countCharacters(spoken) - countCharacters(text.slice(start, end)));
  }
  return added;
}

/**
 * Measures a text by its readings. The server charges by this function, and the editor shows it in advance.
 * `readings` are parallel to `segments`; without a reading a segment counts as typed.
 */
export function measureSpoken(
  segments: readonly string[],
  readings: readonly (NormalizedSegment | undefined)[],
  speed: number,
): SpokenMeasure {
  const ofSegments: number[] = [];
  let spokenCharacters = 0;
  let fixed = 0;
  let quiet = Math.max(0, segments.length - 1) * pauses.paragraph;
  segments.forEach((text, at) => {
    const reading = readings[at];
    const spoken = reading?.spoken ?? withoutMarks(text);
    for (const mark of marksOf(text)) if (mark.kind === 'pause') fixed += mark.ms / 1000;
    ofSegments.push(countSegments([text]) + (reading ? respelledCharacters(text, reading) : 0));
    spokenCharacters += countCharacters(spoken);
    quiet += (text.trim().match(/\n+/g)?.length ?? 0) * pauses.paragraph;
    quiet += (spoken.match(/[.!?…]+/g)?.length ?? 0) * pauses.sentence;
    quiet += (spoken.match(/[,;:]+/g)?.length ?? 0) * pauses.clause;
  });
  const seconds = (spokenCharacters / charactersPerSecond + quiet) / speed + fixed;
  const characters = ofSegments.reduce((sum, of) => sum + of, 0);
  return { characters, ofSegments, spokenCharacters, seconds };
}

/** Replaces words of a segment by the user's respellings; unchanged if its reading is unknown. */
export function withRespellings(segment: string, reading: NormalizedSegment | undefined): string {
  if (!reading?.tokens.some(({ kind }) => kind === 'dictionary')) return segment;
  return reading.tokens
    .map(({ kind, start, end, spoken }) =>
      kind === 'dictionary' ? spoken : segment.slice(start, end),
    )
    .join('');
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Returns whether anything of a text can be spoken. Readings as in `measureSpoken`. */
export function isSpeakable(
  segments: readonly string[],
  readings: readonly (NormalizedSegment | undefined)[] = [],
): boolean {
  return segments.some((text, at) =>
    letterOrDigit.test(readings[at]?.spoken ?? withoutMarks(text)),
  );
}

/** Returns the maximum spoken characters for this many charged ones. */
export function spokenLimit(characters: number): number {
  const { base, perCharacter, max } = limits.spokenCharacters;
  return Math.min(max, base + perCharacter * characters);
}

/** Why a text would be too long when spoken, with the limit for the message; null if it is not. */
export function spokenProblem(measure: Omit<SpokenMeasure, 'ofSegments'>): {
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

/** A text with its charge. */
export interface PricedText {
  readonly segments: readonly string[];
  readonly characters: number;
}

/**
 * Returns whether respellings add no more than in the previous text, within the tolerance of a free reconversion.
 * Otherwise a respelling made after the first conversion would be spoken for free.
 * @param paid what the previous text was charged
 */
export function isRespelledAlike(
  paid: number,
  before: readonly string[],
  asked: PricedText,
): boolean {
  const addedBefore = paid - countSegments(before);
  const added = asked.characters - countSegments(asked.segments);
  return added - addedBefore <= paid * limits.freeConversionShare;
}

/** Returns the maximum length of a respelling in characters: enough for the expansion of an abbreviation. */
export function respellingLimit(written: string): number {
  const { base, perCharacter } = limits.respellingCharacters;
  return Math.min(limits.dictionaryCharacters, base + perCharacter * countCharacters(written));
}

/** Returns whether a word and its respelling can take Mongolian endings. */
export function takesEndings({ written, spoken }: { written: string; spoken: string }): boolean {
  return /[А-Яа-яЁёӨөҮү]{2}$/u.test(written) && /[А-Яа-яЁёӨөҮү]$/u.test(spoken);
}
