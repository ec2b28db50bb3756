import { plainLatin } from './plain-latin.ts';

/** What may stand in a spoken form: letters that voices know, spaces and apostrophes; all else becomes a space. */
export function sayable(text: string): string {
  return plainLatin(text.normalize('NFC'))
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[^\p{Script=Cyrillic}\p{Script=Latin}' ]|[^\p{L}' ]/gu, ' ')
    .replace(/(?<![\p{L}])'|'(?![\p{L}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
