import { leftOf } from '../near.ts';
export const signs: Record<string, string> = {
  '&': 'and',
  '@': 'at',
  '=': 'equals',
  '×': 'times',
  '÷': 'divided by',
  '±': 'plus or minus',
  '≤': 'less than or equal to',
  '≥': 'greater than or equal to',
  '≠': 'not equal to',
  '≈': 'approximately',
  '√': 'square root of',
  '∞': 'infinity',
  '№': 'number',
  '§': 'section',
  '¶': 'paragraph',
  '%': 'percent',
  '‰': 'per mille',
  '°': 'degrees',
  '+': 'plus',
  '©': 'copyright',
  '®': '',
  '™': '',
  '℠': '',
  '∆': 'delta',
  µ: 'micro',
  ...{ '⎓': 'D C', '⏻': 'power' },
};
export const arrowKeys: Record<string, string> = {
  ...{ '▲': 'up arrow', '▼': 'down arrow', '◄': 'left arrow', '►': 'right arrow' },
  ...{ '◀': 'left arrow', '▶': 'right arrow', '↑': 'up arrow', '↓': 'down arrow' },
  ...{ '←': 'left arrow', '→': 'right arrow' },
};
export const sums: Record<string, string> = {
  '*': 'times',
  '/': 'divided by',
  '<': 'is less than',
  '>': 'is greater than',
  '-': 'minus',
  '\u2212': 'minus',
  '–': 'minus',
  '^': 'to the power of',
};

const typedSigns: Record<string, string> = { '<=': '≤', '>=': '≥', '!=': '≠' };

/** A comparison in two characters, as typed in programs: i <= 10. Arrows (<=>, <==) are not. */
export function comparisonAt(text: string, at: number): string | undefined {
  const sign = typedSigns[text.slice(at, at + 2)];
  // (>= 5 mm), (<= 12 weeks).
  const limit = { '≥': 'at least', '≤': 'at most' }[sign ?? ''];
  if (limit && text.charAt(at - 1) === '(' && /^ ?\d/.test(text.slice(at + 2, at + 4)))
    return limit;
  if (!sign || !/[\p{L}\d)\]] ?$/u.test(leftOf(text, at, 2))) return undefined;
  // Wow!= is not a comparison: != stands free on both sides or on neither.
  if (sign === '≠' && (text[at - 1] === ' ') !== (text[at + 2] === ' ')) return undefined;
  return /^ ?[-(\p{L}\d"']/u.test(text.slice(at + 2, at + 4)) ? signs[sign] : undefined;
}
