import { spokenEq } from '../document/spoken-eq.ts';
import { symbolLetter } from './symbol-fonts.ts';

const symbol = /^\s*SYMBOL\s+(0x[\da-f]{1,4}|\d{1,5})(?:.*?\\f\s*"?([^"\\]*))?/iu;

/** Returns what a field of Word says by its instruction, as a formula or a letter of a font; empty if its result says it. */
export function spokenField(instruction: string): string {
  const [, code, font = ''] = symbol.exec(instruction) ?? [];
  if (code === undefined) return spokenEq(instruction) ?? '';
  return symbolLetter(font, Number(code).toString(16));
}

/** Lists of what is where, such as a table of contents, are for the eye. */
const listOfPlaces = /^\s*(?:TOC|INDEX|TOA)(?:\s|\\|$)/u;

/** Whether the stored result of a field is said. */
export const isResultSaid = (instruction: string): boolean =>
  spokenField(instruction) === '' && !listOfPlaces.test(instruction);
