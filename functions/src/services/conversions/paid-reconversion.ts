import type { Audio } from '@duu/contract/documents/audio';
import type { PlanSnapshot } from '@duu/contract/documents/plan';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { changedCharacters } from '@duu/contract/kept-places';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { holdCredits } from '../credits/hold.ts';
import type { MeasuredText } from './text-reader.ts';

/**
 * Checks that a paid reconversion makes something new, of a length that the plan allows.
 * @throws ApiError `background_same`, `max_characters_per_conversion_exceeded`
 */
export function ensureChanged(
  before: readonly string[],
  kept: readonly (number | null)[],
  { characters }: Pick<MeasuredText, 'characters'>,
  { charactersPerConversion: limit }: Pick<PlanSnapshot, 'charactersPerConversion'>,
): void {
  if (kept.length === before.length && !kept.includes(null)) throw new ApiError('background_same');
  if (characters > limit) throw new ApiError('max_characters_per_conversion_exceeded', { limit });
}

/**
 * Holds the characters of the paragraphs that are spoken. A text that only lost some costs nothing.
 * @throws ApiError `max_characters_exceeded`
 */
export function holdChanged(
  tx: Transaction,
  deps: Deps,
  uid: string,
  subscription: WithId<Subscription>,
  next: {
    readonly audioId: string;
    readonly kept: readonly (number | null)[];
    readonly measured: Pick<MeasuredText, 'ofSegments'>;
    readonly keyId?: string | undefined;
  },
): Audio['hold'] {
  const { audioId, kept, measured, keyId } = next;
  const characters = changedCharacters(kept, measured.ofSegments);
  if (characters === 0) return null;
  return holdCredits(tx, deps, uid, subscription, { characters, audioId, keyId });
}
