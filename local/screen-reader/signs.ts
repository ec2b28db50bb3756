// What signs are called when a screen reader names them.
import type { Language } from '@duu/contract/language';
import { letterName } from '@duu/speech/normalize/mn/latin/letters';

type Mode = 'none' | 'some' | 'most' | 'all';

/** From which mode on, the sign, its name in Mongolian and in English. */
const table: readonly (readonly [Mode, string, string, string])[] = [
  ['some', '#', 'хэштэг', 'number sign'],
  ['some', '*', 'од', 'star'],
  ['some', '/', 'налуу зураас', 'slash'],
  ['some', '\\', 'урвуу налуу зураас', 'backslash'],
  ['some', '^', 'малгай', 'caret'],
  ['some', '_', 'доогуур зураас', 'underline'],
  ['some', '|', 'босоо зураас', 'bar'],
  ['some', '~', 'долгион', 'tilde'],
  ['some', '<', 'бага', 'less'],
  ['some', '>', 'их', 'greater'],
  ['some', '@', 'эт', 'at'],
  ['some', '&', 'ба тэмдэг', 'and'],
  ['some', '`', 'налуу өргөлт', 'grave'],
  ['most', '(', 'хаалт нээх', 'left paren'],
  ['most', ')', 'хаалт хаах', 'right paren'],
  ['most', '[', 'дөрвөлжин хаалт нээх', 'left bracket'],
  ['most', ']', 'дөрвөлжин хаалт хаах', 'right bracket'],
  ['most', '{', 'их хаалт нээх', 'left brace'],
  ['most', '}', 'их хаалт хаах', 'right brace'],
  ['most', '"', 'хашилт', 'quote'],
  ['most', '«', 'хашилт нээх', 'left quote'],
  ['most', '»', 'хашилт хаах', 'right quote'],
  ['most', '“', 'хашилт нээх', 'left quote'],
  ['most', '”', 'хашилт хаах', 'right quote'],
  ['most', '+', 'нэмэх', 'plus'],
  ['most', '=', 'тэнцүү', 'equals'],
  ['most', '%', 'хувь', 'percent'],
  ['most', '$', 'доллар', 'dollar'],
  ['most', '₮', 'төгрөг', 'tugrik'],
  ['most', '№', 'дугаар', 'number'],
  ['most', '–', 'зураас', 'dash'],
  ['most', '—', 'урт зураас', 'long dash'],
  ['all', '-', 'зураас', 'dash'],
  ['all', "'", 'дан хашилт', 'apostrophe'],
  ['all', '’', 'дан хашилт', 'apostrophe'],
  ['all', '.', 'цэг', 'dot'],
  ['all', ',', 'таслал', 'comma'],
  ['all', ';', 'цэгтэй таслал', 'semicolon'],
  ['all', ':', 'тодорхойлох цэг', 'colon'],
  ['all', '!', 'анхаарлын тэмдэг', 'exclamation mark'],
  ['all', '?', 'асуултын тэмдэг', 'question mark'],
  ['all', '…', 'олон цэг', 'dot dot dot'],
];
const spaces: Readonly<Record<string, readonly [string, string]>> = {
  ' ': ['зай', 'space'],
  '\u00a0': ['зай', 'space'],
  '\t': ['таб', 'tab'],
  '\n': ['шинэ мөр', 'new line'],
};

const inLanguage = ([mn, en]: readonly [string, string], language: Language) =>
  language === 'mn' ? mn : en;
const order: readonly Mode[] = ['none', 'some', 'most', 'all'];
const signs = new Map(
  table.map(([mode, sign, ...names]) => [sign, { from: order.indexOf(mode), names }]),
);

/** Returns a text with the names of the signs that the mode wants to hear. */
export function withSignNames(text: string, mode: Mode, language: Language): string {
  const wanted = order.indexOf(mode);
  if (wanted === 0) return text;
  return text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, (sign: string, at: number) => {
    const known = signs.get(sign);
    if (!known || known.from > wanted) return sign;
    // Of a number or a time.
    if (/[.,:]/.test(sign) && /^\d.\d/u.test(text.slice(at - 1, at + 2))) return sign;
    const name = inLanguage(known.names, language);
    // What ends a sentence or a clause still does.
    return /[.,;:!?…]/.test(sign) ? ` ${name}${sign}` : ` ${name} `;
  });
}

/** Returns how a character is said alone. `capital`: says that it is one. */
export function characterName(character: string, language: Language, capital: boolean): string {
  const blank = spaces[character];
  if (blank) return inLanguage(blank, language);
  const sign = signs.get(character);
  if (sign) return inLanguage(sign.names, language);
  // Capitals are read by their names in English.
  const isCyrillic = /\p{Script=Cyrillic}/u.test(character);
  const name =
    language === 'mn' || isCyrillic
      ? (letterName(character) ?? character)
      : character.toLocaleUpperCase();
  const isCapital = character !== character.toLowerCase();
  return capital && isCapital ? `${language === 'mn' ? 'том' : 'capital'} ${name}` : name;
}

/** Returns a text spelled. */
export const spelled = (text: string, language: Language, capital: boolean): string =>
  [...text].map((character) => characterName(character, language, capital)).join(', ');
