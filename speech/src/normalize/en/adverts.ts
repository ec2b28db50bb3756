import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { afterPrice, always, inHome } from './advert-words.ts';
import { formAt } from './lexicon.ts';

const afterPriceShape = new RegExp(
  `(?:${Object.keys(afterPrice)
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.')})(?![\\p{L}\\p{N}])`,
  'uy',
);
const price =
  /(?:(?:\p{Sc}|(?<!\p{L})(?:Rs\.?|[RN]|[A-Z]{3}|K[Ss]hs?\.?|kr)) ?\d[\d., ]{0,14}(?:k|K|m|M|cr|Cr| lakhs?| crores?|L)?(?:[-–](?:\p{Sc}|N|R|Rs\.? ?)?\d[\d.,]{0,9}[kK]?)?(?:\/-)?|\d ?(?:\p{Sc}|EUR|USD|GBP|SAR|AED|kr)|\d\d?p|\d ?(?:days?|hrs?|hours|nights?|shifts?|sessions?))(?: [pP]\.?[cmwp]\.?)?(?: ?\+ ?(?:GST|VAT|gst|vat))?,? ?\(?$/u;

const alwaysShape =
  /(?:[a-zA-Z][&/][a-zA-Z]{1,7}(?:\/a)?|[A-Za-z]{2,8}(?:'[dtl])?)(?![\p{L}\p{N}'/])/uy;
const figure = /\d ?%|\bbps?\b/;
const home =
  /\b(?:\d ?(?:br|ba|bd|bdrms?|beds?|baths?)|bed(?:room)?s?|bath(?:room)?s?|hse|semi|shared|apartment|unit|hook-?ups?|coin|coin-?op|bsmt|tub|smoking|rent|kitchen|floors?|sq\.? ?ft|condo|house|flat|studio|utilities|bills|broadband|laundry|deposit)\b/;

const minutesBefore =
  /(?:\d|\b(?:one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty|ninety|half|a|per|every)) ?$/i;
/** A full stop within a sentence. */
const innerStop =
  /^\.(?: (?:[a-z\d\p{Sc}&@(]|\p{Lu}{2}|Mgr|Manager|Prof|Dir|Sec|Eng|Superv|Coach|Teacher|Principal|Editor)|[,;)/:])/u;

/** Shorthand of classified adverts, offers of work and results: `£135 p.w.`, `w/d in unit`, `2 yrs exp. req.` */
export function advertRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (/[\p{L}@#_.]/u.test(last)) return undefined;
  const behind = text.slice(Math.max(0, at - 28), at);
  const glued = /\d/.test(last);
  // Gold/silv., trim/remov.
  if (last === '/' && !/\p{L}{3}\.?\/$/u.test(behind)) return undefined;
  const owed = /\d/.test(behind) ? match(afterPriceShape, text, at)?.[0] : undefined;
  // VIA 60 dep. Toronto 6:40.
  // 2 hrs am, 2 hrs pm.
  const isHalf = owed === 'pm' && /(?:hrs?|hours|days?|shifts?),? $/.test(behind);
  const leaves = owed?.startsWith('dep') && /\d{1,2}[:.]\d\d/.test(text.slice(at + 3, at + 26));
  // $500 (pd. $1,400).
  const isPaid = owed === 'pd' && /^\.? \p{Sc}/u.test(text.slice(at + 2, at + 5));
  if (owed && !leaves && !isHalf && !isPaid && price.test(behind)) {
    const end = at + owed.length;
    const closes =
      owed.endsWith('.') && /^(?:\s*$|\s+\p{Lu}\p{Ll})/u.test(text.slice(end, end + 4));
    return draft(closes ? end - 1 : end, 'abbreviation', afterPrice[owed] ?? owed);
  }
  const form = formAt(text, at, '');
  if (form) return draft(form.end, 'abbreviation', form.said);
  if (glued) return undefined;
  const least = match(
    /[Mm]in(?= (?:(?:of )?\d{1,3}(?: |-)?(?:nights?|days?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|people|persons?|pax|guests?|characters|chars|letters|words|items|units|order|age)|(?:age|order|spend|stay|term|wage|height|deposit|charge|purchase|contract|notice)|[£€$]\d)(?![\p{L}]))/uy,
    text,
    at,
  );
  if (least && !minutesBefore.test(behind))
    return draft(at + 3, 'abbreviation', text.charAt(at) === 'M' ? 'Minimum' : 'minimum');
  const short = match(alwaysShape, text, at)?.[0];
  if (!short) return undefined;
  const plain = Object.hasOwn(always, short) ? always[short] : undefined;
  const stop =
    short !== 'Avail' && innerStop.test(text.slice(at + short.length, at + short.length + 10))
      ? 1
      : 0;
  if (plain) {
    const compared = / over /.test(plain);
    if (compared && !figure.test(near(text, at, 60))) return undefined;
    return draft(at + short.length + stop, 'abbreviation', plain);
  }
  const room = Object.hasOwn(inHome, short) ? inHome[short] : undefined;
  return room && home.test(near(text, at, 40).replace(short, ''))
    ? draft(at + short.length + stop, 'abbreviation', room)
    : undefined;
}
