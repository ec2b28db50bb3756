import { linkAt, mailAt, packAt } from '../../addresses.ts';
import { isOwn, match, type Scan } from '../../draft.ts';
import { fileNameAt } from '../../file-names.ts';

const word = /\p{Script=Latin}[\p{Script=Latin}\p{M}']{0,199}/uy;
const next = /(?:,? |[\u00A0-])(?=\p{Script=Latin})/uy;
/** What addresses and names of files have: duu.mn, photo (3).jpg. */
const mayGoOn = /\S{1,90}?(?:[.@:/]| \(\d)/y;
const runLimit = 400;

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** Returns the run of Latin words from a place, up to an address, a file or a word of the user's own. */
export function readRun(scan: Scan): Word[] {
  const { text, at } = scan;
  const words: Word[] = [];
  let start = at;
  while (words.length < runLimit) {
    const found = match(word, text, start);
    // An address, a file or the user's own word ends the run, as it has its own rules.
    if (
      !found ||
      (words.length > 0 &&
        match(mayGoOn, text, start) &&
        [linkAt, mailAt, fileNameAt, packAt].some((other) => other(text, start)))
    )
      break;
    if (
      words.length > 0 &&
      (isOwn(scan, start) || /^(?:[CF]#|C\+\+)/.test(text.slice(start, start + 3)))
    )
      break;
    const end = start + found[0].length;
    words.push({ start, end, written: found[0] });
    const gap = match(next, text, end);
    if (!gap) break;
    start = end + gap[0].length;
  }
  return words;
}
