import { limits } from '../limits.ts';
import { spokenLimit } from '../spoken.ts';
import type { LimitKey } from './keys.ts';

/**
 * The number that the text of a failed conversion names, for what keeps the key alone: documents and ledger entries.
 * `characters` is what the conversion was charged. Null for keys that no conversion fails with.
 */
export function failureLimit(key: LimitKey, characters: number): number | null {
  switch (key) {
    case 'too_many_conversions':
      return limits.conversionsAtOnce;
    case 'max_sound_seconds_exceeded':
      return limits.soundSeconds / 60;
    case 'max_spoken_characters_exceeded':
      return spokenLimit(characters);
    default:
      return null;
  }
}
