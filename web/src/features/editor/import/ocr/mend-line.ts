// What only the words around tell: signs that the reader's alphabets don't have, and numbers in Roman letters.
import { mendWord } from './mend-word.ts';

export interface MendedWord {
  readonly text: string;
  /** Whether it is a guess. */
  readonly isGuess: boolean;
}

const isCyrillic = (words: readonly string[]) => {
  const text = words.join('');
  return (
    (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) >
    (text.match(/\p{Script=Latin}/gu)?.length ?? 0)
  );
};

/** What № is read as before a number. */
const numero = /^(?:N[oOоОеeº°]|М[еe]|№)\.?$/u;
const numeroBefore = /^N[oоеeº°]\.?(?=\d)/u;
/** Thousands and what ₮ is read as: no number has four digits behind a comma, and none so large is a percentage. */
const money = /^(\(?\d{1,3}(?:,\d{3})+)[\dTFТГР₸%]([.,;:!?)»”"]*)$/u;
/** What Ⅰ, Ⅱ, Ⅲ and Ⅴ look like in both alphabets, as part of a number of them. */
const romanLike: Readonly<Record<string, string>> = {
  l: 'I',
  '|': 'I',
  І: 'I',
  Х: 'X',
  Ш: 'III',
  П: 'II',
  У: 'V',
};
const roman = /^(?=[XVI])X{0,3}(?:IX|IV|V?I{0,3})$/;
/** Words that a number in Roman letters stands before. */
const ordinal = /^(?:зуу|дугаар|дүгээр|бүлэг|хэсэг|боть)/u;

function romanOf(word: string, next: string | undefined): string | null {
  const [, core = '', end = ''] = /^([XVIХШПУІl|]{2,})([.,;:)]*)$/u.exec(word) ?? [];
  const made = [...core].map((letter) => romanLike[letter] ?? letter).join('');
  if (!roman.test(made) || made === core) return null;
  // "ХУ", "ШУ" and the like may be short for something else.
  const isMixed = /[XVI]/.test(core) && /[l|]/.test(core);
  return isMixed || (next !== undefined && ordinal.test(next)) ? made + end : null;
}

/** Returns the words of a line as they were meant, in the same order; an empty one is not a word. */
export function mendLine(words: readonly string[]): MendedWord[] {
  const isMongolian = isCyrillic(words);
  return words.map((word, at) => {
    const next = words[at + 1];
    const sure = (text: string) => ({ text, isGuess: false });
    if (/^[|¦]+$/.test(word)) return sure(isMongolian || words.length === 1 ? '' : 'I');
    const number = romanOf(word, next);
    if (number !== null) return sure(number);
    if (isMongolian) {
      if (numero.test(word) && next !== undefined && /^\d/.test(next)) return sure('№');
      if (numeroBefore.test(word)) return sure(word.replace(numeroBefore, '№'));
      const [, sum, end] = money.exec(word) ?? [];
      if (sum !== undefined) return { text: `${sum}₮${end}`, isGuess: true };
    }
    return sure(mendWord(word));
  });
}
