import { countSegments } from '@duu/contract/characters';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { ErrorKey } from '@duu/contract/errors/keys';

/** Why a text can't be converted now, in the keys the server would answer with. */
export type CostProblem = Extract<
  ErrorKey,
  | 'segment_empty'
  | 'max_characters_exceeded'
  | 'max_characters_per_conversion_exceeded'
  | 'noActiveSubscription'
>;

/** What a conversion takes, all in characters (credits). Limits are null while the subscription is unknown. */
export interface ConversionCost {
  readonly characters: number;
  readonly perConversion: number | null;
  readonly available: number | null;
  readonly problem: CostProblem | null;
}

/**
 * The price before the press. `undefined`: the subscription is still loading; `null`: there is none. The
 * server counts with the same function and has the last word.
 */
export function conversionCost(
  texts: readonly string[],
  subscription: Subscription | null | undefined,
): ConversionCost {
  const characters = countSegments(segmentsToSend(texts));
  const perConversion = subscription?.plan.charactersPerConversion ?? null;
  const available = subscription ? availableCredits(subscription) : null;
  return { characters, perConversion, available, problem: problemOf() };

  function problemOf(): CostProblem | null {
    if (characters === 0) return 'segment_empty';
    if (subscription === null) return 'noActiveSubscription';
    if (perConversion !== null && characters > perConversion)
      return 'max_characters_per_conversion_exceeded';
    if (available !== null && characters > available) return 'max_characters_exceeded';
    return null;
  }
}

/** The paragraphs as they are sent: trimmed, without empty ones, so that nobody pays for a blank line. */
export function segmentsToSend(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
