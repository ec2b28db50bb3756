import { countCharacters } from '@duu/contract/characters';
import { composed } from '@duu/contract/composed';
import { limits } from '@duu/contract/limits';
import { distance } from 'fastest-levenshtein';

export interface TextDistance {
  /** Characters to insert, delete or replace. */
  readonly distance: number;
  /** Of the earlier text's characters; 0 where both are the same. */
  readonly share: number;
  /** Whether the texts are near enough for a free re-conversion. */
  readonly near: boolean;
}

/** Spaces and line breaks of any kind and number are one: how a page joins its paragraphs changes nothing. */
export function comparable(text: string): string {
  return composed(text).replace(/\s+/gu, ' ').trim();
}

/** How many code units there are to stand for code points. */
const unitCount = 0x10000;

/**
 * The distance in code points. The library counts UTF-16 units, so each code point of the two texts gets a unit of
 * its own. Texts of more different code points than there are units, far beyond what is accepted, count as unlike.
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
  return distance(before, after);
}

/** How far a text is from the text it was before. */
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
