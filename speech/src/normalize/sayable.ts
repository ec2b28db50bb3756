import { plainLatin } from './plain-latin.ts';

/** Keeps what a spoken form may contain: letters that voices can say, spaces and apostrophes; the rest becomes spaces. */
export function sayable(text: string): string {
  return plainLatin(text.normalize('NFC'))
    .replace(/[\u2018\u2019\u02BB\u02BC]/g, "'")
    .replace(/[^\p{Script=Cyrillic}\p{Script=Latin}' ]|[^\p{L}' ]/gu, ' ')
    .replace(/(?<![\p{L}])'|'(?![\p{L}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
