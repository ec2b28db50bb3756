import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { ErrorKey } from '@duu/contract/errors/keys';
import { limits } from '@duu/contract/limits';
import { isSpeakable, measureSpoken, spokenProblem, withRespellings } from '@duu/contract/spoken';
import type { NormalizedSegment } from '@duu/contract/token';

/** Why a text can't be converted now, as the server's error keys. */
export type CostProblem = Extract<
  ErrorKey,
  | 'segment_empty'
  | 'segment_invalid'
  | 'max_characters_exceeded'
  | 'max_characters_per_conversion_exceeded'
  | 'max_segments_exceeded'
  | 'max_spoken_characters_exceeded'
  | 'max_sound_seconds_exceeded'
  | 'noActiveSubscription'
>;

/** What a conversion costs, in characters (credits). Limits are null while the subscription is unknown. */
export interface ConversionCost {
  readonly characters: number;
  /** The paragraphs as they are sent: the price of each, and its text with the user's respellings. */
  readonly ofSegments: readonly number[];
  readonly spoken: readonly string[];
  readonly perConversion: number | null;
  readonly available: number | null;
  readonly problem: CostProblem | null;
  /** The number in the problem's text. */
  readonly limit: number;
}

/** The reading of a paragraph by its typed text; undefined until the server has returned it. */
export type ReadingOf = (text: string) => NormalizedSegment | undefined;

/**
 * Returns the price before conversion, including what the user's dictionary adds. `undefined`: the subscription is
 * still loading; `null`: there is none. The server counts with the same function and decides.
 */
export function conversionCost(
  texts: readonly string[],
  subscription: Subscription | null | undefined,
  readingOf: ReadingOf,
  speed: number,
): ConversionCost {
  const written = texts.filter((text) => text.trim() !== '');
  const readings = written.map((text) => trimmed(text, readingOf(text)));
  const segments = segmentsToSend(written);
  const measure = measureSpoken(segments, readings, speed);
  const { characters, ofSegments } = measure;
  const spoken = segments.map((text, at) => withRespellings(text, readings[at]));
  const perConversion = subscription?.plan.charactersPerConversion ?? null;
  const available = subscription ? availableCredits(subscription) : null;
  return { characters, ofSegments, spoken, perConversion, available, ...problemOf() };

  function problemOf(): Pick<ConversionCost, 'problem' | 'limit'> {
    const limit = perConversion ?? 0;
    if (characters === 0) return { problem: 'segment_empty', limit };
    if (!isSpeakable(written, readings)) return { problem: 'segment_invalid', limit };
    if (subscription === null) return { problem: 'noActiveSubscription', limit };
    if (perConversion !== null && characters > perConversion)
      return { problem: 'max_characters_per_conversion_exceeded', limit };
    if (written.length > limits.segments)
      return { problem: 'max_segments_exceeded', limit: limits.segments };
    const tooMuch = spokenProblem(measure);
    if (tooMuch) return { problem: tooMuch.key, limit: tooMuch.limit };
    if (available !== null && characters > available)
      return { problem: 'max_characters_exceeded', limit };
    return { problem: null, limit };
  }
}

/** Returns the reading of a text that is sent without surrounding spaces. */
function trimmed(
  text: string,
  reading: NormalizedSegment | undefined,
): NormalizedSegment | undefined {
  const lead = text.length - text.trimStart().length;
  if (reading === undefined || lead === 0) return reading;
  const tokens = reading.tokens
    .filter(({ start }) => start >= lead)
    .map((token) => ({ ...token, start: token.start - lead, end: token.end - lead }));
  return { ...reading, tokens };
}

/** Returns the paragraphs as sent: trimmed and without empty ones, so that blank lines cost nothing. */
export function segmentsToSend(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
