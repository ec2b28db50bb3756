import { latinLetters } from '../../../latin-letters.ts';
import lists from '../lists.json' with { type: 'json' };
import { wordPairs } from '../words/word-pairs.ts';

/** English spelling to Mongolian Cyrillic by sound, longest first; - is silent. Approximate, so its results are marked uncertain. */
const sounds = Object.entries(wordPairs(lists.sounds.join('\n'))).map(
  ([shape, said]) => [new RegExp(shape, 'y'), said.replace('-', '')] as const,
);
const single: Readonly<Record<string, string>> = { ...latinLetters, e: 'е' };
const vowelAfterY: Record<string, string> = { а: 'я', о: 'ё', у: 'ю', е: 'е', э: 'е' };

/** Writes a Latin word (lower case, up to a few hundred letters) by sound. */
export function soundOut(word: string): string {
  const plain = word.normalize('NFD').replace(/[^a-z]/g, '');
  let out = '';
  let at = 0;
  while (at < plain.length) {
    const rule = sounds.find(([shape]) => {
      shape.lastIndex = at;
      return shape.test(plain) && shape.lastIndex > at;
    });
    if (rule) {
      rule[0].lastIndex = at;
      at += rule[0].exec(plain)?.[0].length ?? 1;
      out += rule[1];
    } else {
      out += single[plain.charAt(at)] ?? '';
      at++;
    }
  }
  return out.replace(/й([аоуеэ])/g, (_, vowel: string) => vowelAfterY[vowel] ?? vowel);
}
