import { type Draft, draft, match, type Scan } from '../draft.ts';
import { sayable } from '../sayable.ts';
import { acronyms, beforeNumber, dotted, plain } from './abbreviation-list.ts';

const longest = Math.max(...Object.keys(dotted).map((written) => written.length));
const firsts = new Set(
  [...Object.keys(dotted), ...Object.keys(beforeNumber), ...Object.keys(plain)].map((written) =>
    written.charAt(0),
  ),
);
const letter = /[\p{L}\p{N}]/u;
const name = /^\s+\p{Lu}/u;

/** `Dr. Smith`, `e.g.`, `No. 5`, `St. Paul`, `vs`. */
export function abbreviationRule({ text, at }: Scan): Draft | undefined {
  if (!/[A-Za-z]/.test(text.charAt(at)) || letter.test(text.charAt(at - 1))) return undefined;
  const piece = text.slice(at, at + longest);
  if (!firsts.has(piece.charAt(0))) return undefined;
  for (let size = piece.length; size > 1; size--) {
    const written = piece.slice(0, size);
    const after = text.slice(at + size, at + size + 4);
    const numbered = Object.hasOwn(beforeNumber, written) ? beforeNumber[written] : undefined;
    if (numbered && (/^ ?#?\d/.test(after) || (numbered === 'number' && /^ of/.test(after))))
      return draft(at + size, 'abbreviation', numbered);
    const stop = Object.hasOwn(dotted, written) ? dotted[written] : undefined;
    if (stop && !letter.test(text.charAt(at + size)) && meant(written, after)) {
      const counts = /^\s+[IVXLC]+(?!\p{L})/u.test(after);
      const ends = /^\s*$|^\s+\p{Lu}/u.test(after) && !titles.test(written) && !counts;
      return draft(at + size - (ends ? 1 : 0), 'abbreviation', stop);
    }
    const bare = Object.hasOwn(plain, written) ? plain[written] : undefined;
    const stops = text[at + size] === '.' && !written.includes('/');
    if (bare && !letter.test(text.charAt(at + size)) && !stops) {
      if (written !== 'Mt' || name.test(after)) return draft(at + size, 'abbreviation', bare);
    }
  }
  return undefined;
}

const titles =
  /^(?:Mrs?|Ms|Dr|Prof|Maj|Adm|Cpl|Pvt|Cmdr|Gen|Col|Capt|Lt|Sgt|Rev|Hon|Gov|Sen|Rep|Pres|Mt|Ft|vs|e\.g|i\.e|cf|Fig|U\.S)\.$/;
const ambiguous = new Set([
  'al.',
  'ed.',
  'min.',
  'max.',
  'p.',
  'pp.',
  'est.',
  'Co.',
  'ch.',
  'Ch.',
  'Ext.',
  'ext.',
  'fig.',
  'Ft.',
  'Mt.',
  'Gen.',
  'Sen.',
  'Rep.',
  'Pres.',
]);

/** Whether an abbreviation that is also a word is meant: only if something fitting follows. */
function meant(written: string, after: string): boolean {
  if (!ambiguous.has(written)) return true;
  if (written === 'Co.') return true;
  if (/^(?:Ft|Mt|Gen|Sen|Rep|Pres)\.$/.test(written)) return name.test(after);
  return /^\s*[\d,;)a-z]/.test(after);
}

const capitals = /[A-Z]{2,8}(?:s(?![a-z]))?(?![A-Za-z])/y;
const vowel = /[AEIOUY]/;
/** Longest heading word that may be read letter by letter. */
const initialsLimit = 5;

/** `UN`, `CEOs`: letter by letter, except known words and headings in capitals. */
export function initialismRule({ text, at }: Scan): Draft | undefined {
  const found = match(capitals, text, at);
  if (!found || /[A-Za-z]/.test(text.charAt(at - 1))) return undefined;
  const many = found[0].endsWith('s');
  const written = many ? found[0].slice(0, -1) : found[0];
  const end = at + found[0].length;
  const own = match(many ? /'(?![A-Za-z])/y : /'s(?![A-Za-z])/y, text, end);
  const tail = own?.[0] === "'s" ? "'s" : many ? 's' : '';
  if (acronyms.has(written))
    return draft(end + (own?.[0].length ?? 0), 'initialism', written.toLowerCase() + tail);
  if (
    written.length > initialsLimit ||
    (headingWords.has(written) && !/[\d&]/.test(text.charAt(at - 1) + text.charAt(end))) ||
    inHeading(text, at, end, written)
  )
    return undefined;
  return draft(end + (own?.[0].length ?? 0), 'initialism', [...written].join(' ') + tail);
}

/** Whether the capitals belong to a heading: another word in capitals, longer than initials, is next to them. */
const headingWords = new Set(
  'THE AND OF TO IN ON NOW BUY SALE TODAY END FREE NEW ALL FOR YOU YOUR OUR HOT BIG NOT NO YES GO BY AT FROM WITH THIS THAT OUT UP OFF OPEN STOP SAFE ONLY MORE BEST LAST FIRST DAY TIME LOVE LIFE HOME NEWS LIVE MAN WORK HELP ARE WAS IS BE DO IF OR SO WE HE SHE ITS HIS HER ONE TWO WAR CITY PART ACT PAGE NOTE KEEP CALL SEE READ'.split(
    ' ',
  ),
);

function inHeading(text: string, at: number, end: number, written: string): boolean {
  if (!vowel.test(written)) return false;
  const after = /^[ \u00A0]([A-Z]{2,30})(?![a-z])/.exec(text.slice(end, end + 33))?.[1] ?? '';
  const behind = /([A-Z]{2,30})[ \u00A0]$/.exec(text.slice(Math.max(0, at - 32), at))?.[1] ?? '';
  return [after, behind].some(
    (word) =>
      headingWords.has(word) || (word.length > 4 && vowel.test(word) && !acronyms.has(word)),
  );
}

const word =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}]{0,199}(?:'\p{Script=Latin}{1,20}){0,3}'?(?!\p{Script=Latin})|\p{Script=Latin}[\p{Script=Latin}\p{M}]{0,199}/uy;

/** A plain word; words in capitals are lower-cased so that no engine spells them. */
export function wordRule({ text, at }: Scan): Draft | undefined {
  const found = match(word, text, at);
  if (!found) return undefined;
  const written = found[0].replace(/'$/, '');
  const end = at + written.length;
  const said = sayable(written);
  if (said === '') return draft(end, 'dropped', '', false);
  return draft(
    end,
    'word',
    written.length > 1 && /^[A-Z]+$/.test(written) ? said.toLowerCase() : said,
  );
}

const initial = /([A-Z])\.(?= ?[A-Z])/y;
const chain = /(?:[A-Z]\.){2,8}(?![A-Za-z])/y;

/** `J. K. Rowling`, `U.S.S.R.`: letters with stops. */
/** Words followed by a letter that is a grade, not an initial: Vitamin C. */
const lettered = new Set(
  'war vitamin plan type part chapter class grade group section hepatitis act scene phase level option appendix exhibit'.split(
    ' ',
  ),
);

export function initialRule({ text, at, before }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const many = match(chain, text, at);
  if (many) {
    const end = at + many[0].length;
    const ends = /^\s*$|^\s+[A-Z]/.test(text.slice(end, end + 3)) && many[0].length > 4;
    return draft(ends ? end - 1 : end, 'initialism', [...many[0].replace(/\./g, '')].join(' '));
  }
  const found = lettered.has(before) ? null : match(initial, text, at);
  return found?.[1] ? draft(at + 2, 'initialism', found[1]) : undefined;
}
