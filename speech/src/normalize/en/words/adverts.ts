import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { formAt } from '../lexicon.ts';
import { allows } from '../neighbors.ts';

const price =
  /(?:(?:\p{Sc}|(?<!\p{L})(?:Rs\.?|[RN]|[A-Z]{3}|K[Ss]hs?\.?|kr)) ?\d[\d., ]{0,14}(?:k|K|m|M|cr|Cr| lakhs?| crores?|L)?(?:[-–](?:\p{Sc}|N|R|Rs\.? ?)?\d[\d.,]{0,9}[kK]?)?(?:\/-)?|\d ?(?:\p{Sc}|EUR|USD|GBP|MNT|SAR|AED|kr|dollars|euros|pounds|tugriks)|\d\d?p|\d ?(?:days?|hrs?|hours|nights?|shifts?|sessions?))(?: [pP]\.?[cmwp]\.?)?(?: ?\+ ?(?:GST|VAT|gst|vat))?,? ?\(?$/u;

const figure = /\d ?%|\bbps?\b/;

/** Whether what looks owed is something else. */
function isNoPrice(text: string, at: number, end: number): boolean {
  const owed = text.slice(at, end);
  return (
    // VIA 60 dep. Toronto 6:40.
    (owed.startsWith('dep') && /\d{1,2}[:.]\d\d/.test(text.slice(at + 3, at + 26))) ||
    // $500 (pd. $1,400).
    (owed === 'pd' && /^\.? \p{Sc}/u.test(text.slice(at + 2, at + 5)))
  );
}

/** Shorthand of classified adverts, offers of work and results: `£135 p.w.`, `w/d in unit`, `2 yrs exp. req.` */
export function advertRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (/[\p{L}@#_.]/u.test(last)) return undefined;
  const behind = leftOf(text, at, 28);
  // Gold/silv., trim/remov.
  if (last === '/' && !/\p{L}{3}\.?\/$/u.test(behind)) return undefined;
  const owed = /\d/.test(behind) ? formAt(text, at, 'price') : undefined;
  if (owed && !isNoPrice(text, at, owed.end) && price.test(behind))
    return draft(owed.end, 'abbreviation', owed.said);
  const form = formAt(text, at, '');
  if (form) return draft(form.end, 'abbreviation', form.said);
  if (/\d/.test(last)) return undefined;
  const least = match(
    /[Mm]in(?= (?:(?:of )?\d{1,3}(?: |-)?(?:nights?|days?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|people|persons?|pax|guests?|characters|chars|letters|words|items|units|order|age)|(?:age|order|spend|stay|term|wage|height|deposit|charge|purchase|contract|notice)|[£€$]\d)(?![\p{L}]))/uy,
    text,
    at,
  );
  if (least && !allows('@minutes-before', 'before', behind.toLowerCase()))
    return draft(at + 3, 'abbreviation', text.charAt(at) === 'M' ? 'Minimum' : 'minimum');
  const plain = formAt(text, at, 'advert');
  if (plain)
    return / over /.test(plain.said) && !figure.test(near(text, at, 60))
      ? undefined
      : draft(plain.end, 'abbreviation', plain.said);
  const room = formAt(text, at, 'home');
  return room &&
    allows(
      '@home',
      'around',
      near(text, at, 40).replace(text.slice(at, room.end).replace(/\.$/, ''), ''),
    )
    ? draft(room.end, 'abbreviation', room.said)
    : undefined;
}
