// Old Mongolian files are in CP1251. Opened as Latin-1 their letters become accented ones: Ìîíãîë óëñ.
import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { lineAround } from '../../near.ts';

const shown = 'À-ÿ¨¸ªº¯¿';
const word = new RegExp(`[${shown}]{1,60}`, 'uy');
const shownLetters = new RegExp(`[${shown}]`, 'gu');
const reach = 400;
const fewest = 4;
const share = 0.7;
/** Fonts of that time drew ө and ү in place of these letters. */
const drawn: Readonly<Record<string, string>> = { Є: 'Ө', є: 'ө', Ї: 'Ү', ї: 'ү' };

const decoder = new TextDecoder('windows-1251');

function decoded(written: string): string {
  const bytes = Uint8Array.from(written, (letter) => letter.charCodeAt(0));
  return decoder.decode(bytes).replace(/[ЄєЇї]/g, (letter) => drawn[letter] ?? letter);
}

/** Whether nearly all letters of a line are accented, as no language writes. */
function isMojibake(line: string): boolean {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const accented = line.match(shownLetters)?.length ?? 0;
  return accented >= fewest && accented >= letters * share && !/\p{Script=Cyrillic}/u.test(line);
}

/** A word of a line of CP1251 that was read as Latin-1. Never certain. */
export function mojibakeRule({ text, at }: Scan): Draft | undefined {
  const code = text.charCodeAt(at);
  if (code < 0xa8 || code > 0xff) return undefined;
  const found = match(word, text, at);
  if (!found || !isMojibake(lineAround(text, at, reach))) return undefined;
  return draftOf(found, 'script', decoded(found[0]), false);
}
