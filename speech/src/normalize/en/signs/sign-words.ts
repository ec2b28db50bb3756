import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
export const signs: Record<string, string> = lists.signWordsSigns;
export const arrowKeys: Record<string, string> = lists.arrowKeys;
export const sums: Record<string, string> = lists.sums;

const typedSigns: Record<string, string> = { '<=': '≤', '>=': '≥', '!=': '≠' };

/** A comparison in two characters, as typed in programs: i <= 10. Arrows (<=>, <==) are not. */
export function comparisonAt(text: string, at: number): string | undefined {
  const sign = typedSigns[text.slice(at, at + 2)];
  // (>= 5 mm), (<= 12 weeks).
  const limit = { '≥': 'at least', '≤': 'at most' }[sign ?? ''];
  if (limit && text.charAt(at - 1) === '(' && /^ ?\d/.test(text.slice(at + 2, at + 4)))
    return limit;
  if (!sign || !/[\p{L}\d)\]:] ?$/u.test(leftOf(text, at, 2))) return undefined;
  // Wow!= is not a comparison: != stands free on both sides or on neither.
  if (sign === '≠' && (text[at - 1] === ' ') !== (text[at + 2] === ' ')) return undefined;
  return /^ ?[-(\p{L}\d"']/u.test(text.slice(at + 2, at + 4)) ? signs[sign] : undefined;
}
