/** How the numbers of a list are written, in HTML's and Word's names. */
export type NumberFormat =
  | 'decimal'
  | 'lowerLetter'
  | 'upperLetter'
  | 'lowerRoman'
  | 'upperRoman'
  | 'none';

const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [size, sign] of romans) for (; rest >= size; rest -= size) text += sign;
  return text;
}

/** a to z, then aa, bb, as Word counts. */
function letter(value: number): string {
  if (value < 1) return String(value);
  const at = (value - 1) % 26;
  return String.fromCharCode(97 + at).repeat(Math.min(10, Math.floor((value - 1) / 26) + 1));
}

/** Returns a list's number as it is written, without the marks around it. */
export function listNumber(value: number, format: NumberFormat): string {
  switch (format) {
    case 'lowerLetter':
      return letter(value);
    case 'upperLetter':
      return letter(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'none':
      return '';
    default:
      return String(value);
  }
}
