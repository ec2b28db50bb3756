// Latin spelling that tells ө and ү from о and у, as official names (MNS 5217) and careful writers do.
import { lineAround } from '../../near.ts';
import { letterByLetter } from './galig-letters.ts';

const rounded: Readonly<Record<string, string>> = { o: 'о', u: 'у', ö: 'ө', ü: 'ү' };
const cyrillicRounded: Readonly<Record<string, string>> = { ё: 'о', ю: 'у' };

/** Whether a reading has the rounded vowels that are typed: nüür is нүүр, nuur is нуур. */
export function agrees(typed: string, said: string): boolean {
  const asTyped = [...typed.toLowerCase()].map((letter) => rounded[letter] ?? '').join('');
  const asSaid = [...said.toLowerCase()]
    .map((letter) => (/[оуөү]/.test(letter) ? letter : (cyrillicRounded[letter] ?? '')))
    .join('');
  return asTyped === asSaid;
}

const reach = 200;

/** Whether the Latin words of the line around a place are typed with ö or ü. */
export function isExplicit(text: string, at: number): boolean {
  const line = lineAround(text, at, reach);
  const isTyped = (part: string) => /[öü]/i.test(part);
  const words = isTyped(line) ? (line.match(/[A-Za-zÖÜöü]{2,40}/g) ?? []) : [];
  return words.some((word) => isTyped(word) && isMongolianShape(word.toLowerCase()));
}

/** Letters and pairs that Mongolian words in Latin letters have; back and front vowels do not meet. */
export function isMongolianShape(lower: string): boolean {
  return (
    /^(?:kh|sh|ch|ts|ng|[abdefghijlmnoprstuvyzöü])+$/.test(lower) &&
    !/([bcdfghjklmnprstvz])\1/.test(lower) &&
    !(/[öü]/.test(lower) && /[aou]/.test(lower.replace(/ya|yo|yu/g, '')))
  );
}

/** A word so typed, in Cyrillic: `likely` if that has its vowels, else letter by letter. */
export function inExplicit(typed: string, likely: string | undefined): string {
  return likely !== undefined && agrees(typed, likely) ? likely : letterByLetter(typed);
}
