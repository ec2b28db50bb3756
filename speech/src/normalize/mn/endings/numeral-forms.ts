import lists from '../lists.json' with { type: 'json' };
import { isBack } from './harmony.ts';

/**
 * The words of numbers, each with its attributive form (before a noun) and the stem with hidden н that dates and
 * fractions are declined from (5-ны өдөр: тавны). After the grammar of Khalkha numerals: the hidden н shows before a
 * noun, and its unstable vowel drops out before a suffix that starts with a vowel.
 */
const forms: Readonly<Record<string, readonly string[]>> = lists.forms;

const attributives = new Set(Object.values(forms).map(([before = '']) => before));

/** Whether a word is a numeral in its bare form. */
export function isNumeral(word: string): boolean {
  return Object.hasOwn(forms, word);
}

/** Whether a word is a numeral in any form that stands inside a number. */
export function isNumeralPart(word: string): boolean {
  return isNumeral(word) || attributives.has(word);
}

/** Returns the form before a noun; `compound` if other numerals precede or the noun is left out: хорин нэгэн хүн, but нэг хүн. */
export function attributive(word: string, compound: boolean): string {
  if (compound && word === 'нэг') return 'нэгэн';
  return forms[word]?.[0] ?? word;
}

/** The day of a month as a noun: нэгэн, хоёрон, гурван … (шинийн нэгэн, найман сарын арван). */
export function dayForm(word: string): string {
  return word === 'хоёр' ? 'хоёрон' : attributive(word, true);
}

/** The stem for -ы, -ий and -аас if the hidden н is written (5-ны, 1-нээс). */
export function obliqueN(word: string): string {
  return forms[word]?.[1] ?? `${word}н`;
}

/** тав → тавдугаар, нэг → нэгдүгээр, хорь → хорьдугаар. */
export function ordinalOf(word: string): string {
  return word + (isBack(word) ? 'дугаар' : 'дүгээр');
}

/** Denominators: гуравны, дөрөвний, аравны, зууны; the bare form takes -ны, unlike in a dative. */
export function partOf(word: string): string {
  if (['тав', 'найм', 'ес'].includes(word)) return `${obliqueN(word)}${isBack(word) ? 'ы' : 'ий'}`;
  if (word === 'хорь' || word === 'тавь') return `${obliqueN(word)}ы`;
  return word + (isBack(word) ? 'ны' : 'ний');
}
