import { countCharacters } from '@duu/contract/characters';
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
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** One code unit for each code point, so that the distance counts what people see as one character. */
function unitsOf(text: string, astral: Map<string, string>): string {
  if (!/[\ud800-\udfff]/.test(text)) return text;
  let units = '';
  for (const point of text) {
    if (point.length === 1) units += point;
    else {
      const unit = astral.get(point) ?? String.fromCharCode(0xe000 + (astral.size % 0x1900));
      astral.set(point, unit);
      units += unit;
    }
  }
  return units;
}

/** How far a text is from the text it was before. */
export function textDistance(before: string, after: string): TextDistance {
  const [from, to] = [comparable(before), comparable(after)];
  const astral = new Map<string, string>();
  const steps = from === to ? 0 : distance(unitsOf(from, astral), unitsOf(to, astral));
  const length = Math.max(1, countCharacters(from));
  return {
    distance: steps,
    share: steps / length,
    near: steps <= length * limits.freeConversionShare,
  };
}
