import { latinLetters } from '../../../latin-letters.ts';
import lists from '../lists.json' with { type: 'json' };

const multi = Object.entries(lists.multi);
const single: Readonly<Record<string, string>> = { ...latinLetters, ...lists.galigSingle };

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
