import { limits } from '../limits.ts';
import { spokenLimit } from '../spoken.ts';
import type { LimitKey } from './keys.ts';

/**
 * Returns the number in the text of a failed conversion, for documents and ledger entries, which store only the key.
 * `characters` is the charge. Null for keys that conversions don't fail with.
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
