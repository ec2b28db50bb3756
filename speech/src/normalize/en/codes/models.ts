import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { inPairs, pluralNumber } from '../numbers/cardinal.ts';
import { countsThings } from '../numbers/counted-things.ts';

/** FOR SALE: 2016 Hyundai HL 757, and the boat registered BF 207. */
const namedLetters =
  /(?:(?:^|[\n:.!–—-] ?)(?:19|20)\d\d (?:\p{Lu}[\p{L}-]{1,14} ){1,3}|\b(?:[Rr]egistered|[Rr]eg\.?(?: [Nn]o\.?| [Nn]umber)?|[Mm]odels?|[Hh]ull|[Ll]oco(?:motive)?|[Tt]ram|[Bb]us|[Ff]leet [Nn]o\.?|[Pp]art [Nn]o\.?|[Ll]ocker|[Pp]ermit|[Tt]icket|[Bb]ay|[Pp]lot)(?: as)?:? )\p{Lu}{1,3} $/u;
const bracketed = /\(\p{Lu}{1,3} $/u;
/** X320, YZ250F: letters and three digits in one. */
const joined = /(?<![\p{L}\p{N}-])(?!SHA|ISO|IEC|DIN|RFC|BS|USD?|FY|XX)\p{Lu}{1,4}$/u;
const joinedNumber = /[1-9]\d{2,3}(?=\p{Lu}{0,3}(?![\p{L}\d%]|[.,:/-]\d))/uy;
const number =
  /(\d{3,4})(s?)(?![\d%]|[.,:/-]\d|\p{L}| (?:people|workers|jobs|staff|employees|shares|million|billion|percent)(?!\p{L}))/uy;
/** F-150, C-130: a letter and its number; KIWI-311, but PROJ-1234 is a code. */
const lettered = /(?<![\p{L}\p{N}-])(?!SHA|ISO|IEC|DIN|RFC|BS)\p{Lu}{1,3}-$/u;
/** 23-CV-1187. */
const docket = /(?<!\d)\d{2}-[A-Z]{2}-$/;

/** Whether 501s is of a model, behind a make or another name: Levi's 501s. */
export const isOfModel = (behind: string): boolean =>
  allows('@make', 'before', behind) ||
  allows('@made', 'before', behind) ||
  /(?:\S \p{Lu}\p{L}+|['’]s) $/u.test(behind);

/** Whether a number behind the letters or the name of a model belongs to it. */
function isNamedModel(text: string, at: number, end: number): boolean {
  const behind = leftOf(text, at, 50);
  if (!behind.endsWith(' ') || countsThings(text, end)) return false;
  if (allows('@made', 'before', behind) || namedLetters.test(behind)) return true;
  if (end - at !== 3) return false;
  if (bracketed.test(behind) && text.charAt(end) === ')') return true;
  return (
    /(?<![\p{L}\p{N}-])\p{Lu}{1,3} $/u.test(behind) &&
    allows('@fishing', 'around', near(text, at, 80))
  );
}

/** `John Deere 6930`, `Ford F-150`, `Honda TRX 420`. */
export function modelRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 24);
  const tail =
    joined.test(behind) && !allows('@masked-account', 'before', behind)
      ? match(joinedNumber, text, at)?.[0]
      : undefined;
  if (tail) return draft(at + tail.length, 'number', inPairs(tail));
  const [written = '', found = '0', many] = match(number, text, at) ?? [];
  if (found.startsWith('0')) return undefined;
  const known =
    allows('@make', 'before', behind) ||
    (!/^\d00$|000$/.test(found) && (lettered.test(behind) || docket.test(behind))) ||
    isNamedModel(text, at, at + found.length);
  const said = inPairs(found);
  return known ? draft(at + written.length, 'number', many ? pluralNumber(said) : said) : undefined;
}
