import type { Language } from '@duu/contract/language';
import { canBeSaid } from '../en/words/capital-words.ts';
import { isCommonWord, isFrequentName } from '../en/words/common-words.ts';
import { isCapitalWord, isHeadingWord } from '../mn/words/capital-words.ts';
import { leftOf } from '../near.ts';
import type { Edit } from './edit.ts';

const gap = '[ \u00A0\u2009\u202F]';
/** Single letters, a space apart; words of them, several spaces apart. */
const oneCase = (letter: string): string =>
  `${letter}(?:${gap}${letter}){2,39}(?:${gap}{2,5}${letter}(?:${gap}${letter}){0,39}){0,9}`;
const run = new RegExp(
  `(?<![\\p{L}\\p{N}'.&-])(?:${oneCase('\\p{Lu}')}|(?:\\p{Lu}${gap})?${oneCase('\\p{Ll}')})(?![\\p{L}\\p{N}'.&-])`,
  'gu',
);
const spaces = new RegExp(gap, 'g');
/** A space within a word. */
const inner = new RegExp(`(?<!${gap})${gap}(?!${gap})`, 'g');
const between = new RegExp(`${gap}{2,5}`);
/** Letters that are meant one by one: chords, marks of a school or answers of a test, winds, results, months. */
const listed = /^(?:[A-GА-ДЁ]+|[NESW]+|[WDLT]+|JFMAMJJASOND|EADGBE)$/i;
/** To spell is to say letters. */
const spelling =
  /(?:\b(?:spel(?:l|ls|t|led|ling)|letters?)|үсэг|үсгүүд|үсгээр)[:,]?["'«“ ]{0,3}$/iu;

const unsayable = /[AEIOUY]{4}|[^AEIOUY]{5}|^[^AEIOUY]{4}/;

/** A known word, or six letters and more that can be said. */
function isWord(letters: string, language: Language): boolean {
  const upper = letters.toUpperCase();
  if (/\p{Script=Cyrillic}/u.test(letters)) return isCapitalWord(upper) || isHeadingWord(upper);
  const lower = letters.toLowerCase();
  return (
    language === 'en' &&
    (isCommonWord(lower) ||
      isFrequentName(lower) ||
      (upper.length > 5 && (canBeSaid(upper) || (upper.length > 7 && !unsayable.test(upper)))))
  );
}

/** C O N T E N T S, Т У Ш А А Л: a word with spaces between its letters is that word. */
export function letterspaced(text: string, language: Language): Edit[] {
  return [...text.matchAll(run)].flatMap(({ 0: written, index }) => {
    const behind = leftOf(text, index, 24);
    const words = written.split(between).map((one) => one.replace(spaces, ''));
    const all = words.join('');
    if (all.length < 4 || listed.test(all) || spelling.test(behind)) return [];
    if (!words.every((one, at) => (at > 0 && one.length === 1) || isWord(one, language))) return [];
    return [...written.matchAll(inner)].map(({ index: space }) => {
      const start = index + space;
      return { start, end: start + 1, said: '' };
    });
  });
}
