import { countCharacters } from '@duu/contract/characters';
import { composed } from '@duu/contract/composed';
import { limits } from '@duu/contract/limits';
import { distance } from 'fastest-levenshtein';

export interface TextDistance {
  /** Characters to insert, delete or replace. */
  readonly distance: number;
  /** The distance by the earlier text's length; 0 if both are equal. */
  readonly share: number;
  /** Whether a reconversion is free. */
  readonly near: boolean;
}

/** Collapses white space: how a page joins its paragraphs makes no difference. */
export function comparable(text: string): string {
  return composed(text).replace(/\s+/gu, ' ').trim();
}

/** Code units that can stand for code points. */
const unitCount = 0x10000;

/**
 * Returns the distance in code points. The library counts UTF-16 units, so each code point gets its own unit. Texts
 * with too many different code points, far more than accepted texts have, count as completely different.
 */
function codePointDistance(from: string, to: string): number {
  const units = new Map<string, string>();
  const unitsOf = (text: string) =>
    Array.from(text, (point) => {
      const known = units.get(point);
      if (known !== undefined) return known;
      const unit = String.fromCharCode(units.size);
      units.set(point, unit);
      return unit;
    }).join('');
  const [before, after] = [unitsOf(from), unitsOf(to)];
  if (units.size > unitCount) return Math.max(before.length, after.length);
  return distance(...withoutCommonEnds(before, after));
}

/** Leaves out what both texts begin and end with: most changes are small, and the work grows with both lengths. */
function withoutCommonEnds(before: string, after: string): [string, string] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** Compares a text with the previous one. */
export function textDistance(before: string, after: string): TextDistance {
  const [from, to] = [comparable(before), comparable(after)];
  const steps = from === to ? 0 : codePointDistance(from, to);
  const length = Math.max(1, countCharacters(from));
  return {
    distance: steps,
    share: steps / length,
    near: steps <= length * limits.freeConversionShare,
  };
}
