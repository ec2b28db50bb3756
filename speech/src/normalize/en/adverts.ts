import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { advertLetterStops } from './advert-letter-stops.ts';
import { advertMoreStops } from './advert-more-stops.ts';
import { advertStops } from './advert-stops.ts';
import { afterPrice, always, inHome, type StoppedForm } from './advert-words.ts';
import { annalsStops } from './annals-stops.ts';
import { archiveStops } from './archive-stops.ts';
import { bookingStops } from './booking-stops.ts';
import { bulletinStops } from './bulletin-stops.ts';
import { classifiedStops } from './classified-stops.ts';
import { clinicStops } from './clinic-stops.ts';
import { clubStops } from './club-stops.ts';
import { communityStops } from './community-stops.ts';
import { companyStops } from './company-stops.ts';
import { countyStops } from './county-stops.ts';
import { courtStops } from './court-stops.ts';
import { deedStops } from './deed-stops.ts';
import { deskStops } from './desk-stops.ts';
import { devStops } from './dev-stops.ts';
import { estateStops } from './estate-stops.ts';
import { everydayNoteStops } from './everyday-note-stops.ts';
import { everydayStops } from './everyday-stops.ts';
import { FormIndex } from './form-index.ts';
import { goodsStops } from './goods-stops.ts';
import { guideStops } from './guide-stops.ts';
import { householdStops } from './household-stops.ts';
import { kitchenStops } from './kitchen-stops.ts';
import { labStops } from './lab-stops.ts';
import { ledgerStops } from './ledger-stops.ts';
import { letterStops } from './letter-stops.ts';
import { lettingStops } from './letting-stops.ts';
import { manualStops } from './manual-stops.ts';
import { matchStops } from './match-stops.ts';
import { messageStops } from './message-stops.ts';
import { noteStops } from './note-stops.ts';
import { noticeStops } from './notice-stops.ts';
import { obituaryStops } from './obituary-stops.ts';
import { officeStops } from './office-stops.ts';
import { paperStops } from './paper-stops.ts';
import { parcelStops } from './parcel-stops.ts';
import { parishStops } from './parish-stops.ts';
import { placeStops } from './place-stops.ts';
import { pressStops } from './press-stops.ts';
import { recipeStops } from './recipe-stops.ts';
import { recordStops } from './record-stops.ts';
import { referenceStops } from './reference-stops.ts';
import { resultStops } from './result-stops.ts';
import { roadStops } from './road-stops.ts';
import { saleStops } from './sale-stops.ts';
import { schoolStops } from './school-stops.ts';
import { shopStops } from './shop-stops.ts';
import { begins } from './shorthand.ts';
import { societyStops } from './society-stops.ts';
import { tradeStops } from './trade-stops.ts';
import { travelStops } from './travel-stops.ts';
import { travelWords } from './travel-words.ts';
import { wardStops } from './ward-stops.ts';
import { weatherStops } from './weather-stops.ts';
import { workshopStops } from './workshop-stops.ts';

export const stoppedForms: readonly StoppedForm[] = [
  ...advertLetterStops,
  ...communityStops,
  ...companyStops,
  ...messageStops,
  ...annalsStops,
  ...archiveStops,
  ...courtStops,
  ...deedStops,
  ...lettingStops,
  ...paperStops,
  ...countyStops,
  ...devStops,
  ...recipeStops,
  ...placeStops,
  ...matchStops,
  ...householdStops,
  ...societyStops,
  ...bulletinStops,
  ...everydayNoteStops,
  ...everydayStops,
  ...manualStops,
  ...estateStops,
  ...officeStops,
  ...deskStops,
  ...labStops,
  ...wardStops,
  ...clinicStops,
  ...referenceStops,
  ...pressStops,
  ...roadStops,
  ...travelStops,
  ...weatherStops,
  ...resultStops,
  ...travelWords,
  ...classifiedStops,
  ...goodsStops,
  ...parishStops,
  ...advertMoreStops,
  ...saleStops,
  ...parcelStops,
  ...obituaryStops,
  ...clubStops,
  ...letterStops,
  ...schoolStops,
  ...noteStops,
  ...ledgerStops,
  ...bookingStops,
  ...tradeStops,
  ...advertStops,
  ...recordStops,
  ...noticeStops,
  ...kitchenStops,
  ...shopStops,
  ...workshopStops,
  ...guideStops,
];
const stopped = new FormIndex(stoppedForms);

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
/** These have readings of their own. */
const ownWith = /^w\/(?:hse|logged|proof|pump|shop|end|day|out|order|in\b|ends|days)/;

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
  for (const [shape, said, before, after] of stopped.at(text, at)) {
    const found = match(shape, text, at);
    if (!found) continue;
    if (text.charAt(at + found[0].length) === "'") continue;
    const goesOn = /\p{L}/u.test(text.charAt(at + found[0].length));
    if (goesOn && (said !== 'with ' || ownWith.test(text.slice(at, at + 9)))) continue;
    if ((before && !before.test(behind)) || (glued && !before?.test(behind))) continue;
    const end = at + found[0].length;
    if (after && !after.test(text.slice(end, end + 14))) continue;
    const closes =
      found[0].endsWith('.') &&
      (after
        ? begins.test(text.slice(end, end + 14))
        : /^(?:\s*$|\s+\p{Lu}\p{Ll})/u.test(text.slice(end, end + 4)));
    return draft(closes ? end - 1 : end, 'abbreviation', said);
  }
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
