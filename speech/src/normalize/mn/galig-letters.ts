import { latinLetters } from '../../latin-letters.ts';

const multi: readonly (readonly [string, string])[] = [
  ['sch', 'щ'],
  ['kh', 'х'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['ts', 'ц'],
  ['zh', 'ж'],
  ['ya', 'я'],
  ['yo', 'ё'],
  ['yu', 'ю'],
  ['ye', 'е'],
  ['ai', 'ай'],
  ['ei', 'эй'],
  ['oi', 'ой'],
  ['ui', 'уй'],
  ['ii', 'ий'],
];
const single: Readonly<Record<string, string>> = {
  ...latinLetters,
  c: 'ц',
  q: 'ч',
  x: 'х',
  y: 'ы',
  ö: 'ө',
  ü: 'ү',
};

/** Returns a word in Latin letters in Cyrillic, letter by letter, lower case. */
export function letterByLetter(typed: string): string {
  const lower = typed.toLowerCase();
  let out = '';
  let at = 0;
  while (at < lower.length) {
    const found = multi.find(([latin]) => lower.startsWith(latin, at));
    if (found) {
      out += found[1];
      at += found[0].length;
    } else {
      out += single[lower.charAt(at)] ?? '';
      at++;
    }
  }
  return out;
}
