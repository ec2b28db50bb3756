const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const shape = /^([⁻⁺]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,6})$/;

/** A raised number as a power: 10⁶, x⁻¹. After a word, and for ¹ alone, it is a footnote sign: undefined. */
export function powerOf(
  before: string,
  raised: string,
): { minus: boolean; digits: string } | undefined {
  const found = shape.exec(raised);
  if (!found?.[2] || raised === '¹') return undefined;
  if (found[1] !== '⁻' && !/(?:[\d)]|(?:^|[^\p{L}])\p{L})$/u.test(before)) return undefined;
  return {
    minus: found[1] === '⁻',
    digits: [...found[2]].map((digit) => digits.indexOf(digit)).join(''),
  };
}
