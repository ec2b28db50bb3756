import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { romanValue } from '../roman.ts';
import { amountWords, readAmount } from './amount.ts';
import { cardinal, ordinal, year } from './cardinal.ts';
import lists from './lists.json' with { type: 'json' };
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const ages: Record<string, string> = lists.ages;
const age = / ?(Ma|Mya|mya|Ga|Gya|ka|kya)(?![\p{L}\p{N}'-]| \p{Lu}\p{Ll}|\.\s(?:\p{Ll}|\d|App))/uy;
const joint = / ?[-\u2013\u2212] ?| to /y;
const beforeChrist = / ?(?:B\.? ?C\.?(?: ?E)?)(?!\p{L})/uy;

/** `68–66 Ma`, `2,000–1,500 BCE`: times long ago, whose second number is the smaller one. */
export function ageRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,$€£/-]/u.test(text.charAt(at - 1))) return undefined;
  const falling = match(/(\d{4})[-\u2013](\d{3,4})(?= ?B\.?C)/y, text, at);
  if (falling?.[1] && falling[2] && Number(falling[1]) > Number(falling[2]))
    return draftOf(
      falling,
      'date',
      `${year(falling[1])} to ${falling[2].length === 4 ? year(falling[2]) : cardinal(falling[2])}`,
    );
  const first = readAmount(text, at);
  if (first?.sign !== '') return undefined;
  const joined = match(joint, text, first.end);
  const second = joined ? readAmount(text, first.end + joined[0].length) : undefined;
  if (joined && second && second.sign === '' && Number(first.whole) > 999 && text[at + 1] === ',') {
    const era = match(beforeChrist, text, second.end);
    if (era && Number(second.whole) < Number(first.whole))
      return draft(second.end, 'range', `${amountWords(first)} to ${amountWords(second)}`);
  }
  const last = second ?? first;
  const unit = match(age, text, last.end)?.[0];
  const said = unit ? ages[unit.trim()] : undefined;
  if (!unit || !said || last.sign !== '') return undefined;
  const until = second ? ` to ${amountWords(second)}` : '';
  return draft(last.end + unit.length, 'unit', `${amountWords(first)}${until} ${said}`);
}

const ordinalPair =
  /(\d{1,3})(?:st|nd|rd|th)(?:[-\u2013]| \u2013 )(?=\d{1,3}(?:st|nd|rd|th)(?!\p{L}))/uy;

/** `3rd–4th century`, `5th-6th grade`. */
export function ordinalRangeRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,]/.test(text.charAt(at - 1))) return undefined;
  const found = match(ordinalPair, text, at);
  return found ? readAs(found, 'ordinal', '{1:ordinal} to') : undefined;
}

const century =
  /(?:C\.(?= \p{Ll}|[,;)])|c(?:\.|ent\.|ents?(?![\p{L}.])|(?=[,;)]|\s*$| (?:BC|AD|CE))))/uy;
/** Late-C17, early C18; C13 tower. */
const numberedCentury = /C(1\d|20)(?![\p{L}\p{N}])/uy;
const people = /pop\. ?(?=\d{1,3},\d{3}|\d{4})/y;
const reigned = /(?:r\.|fl\.) ?(?=(?:c\. ?)?\d{3,4}(?![\d,.:%]))/y;

/** `18th c.`, `r. 161–180`, `fl. 1420`: centuries and lives in short forms. */
export function centuryRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 6);
  if (/[cC]/.test(text.charAt(at)) && /\d(?:st|nd|rd|th)[- ]$/.test(behind)) {
    const found = match(century, text, at)?.[0];
    if (!found) return undefined;
    const end = at + found.length;
    const closes =
      found.endsWith('.') && /^\s*$|^\s+\p{Lu}(?!\.?[ECD]\b)/u.test(text.slice(end, end + 4));
    return draft(closes ? end - 1 : end, 'abbreviation', 'century');
  }
  const guess = match(/est\.(?=\))/y, text, at);
  if (guess && /\d{4} $/.test(behind)) return draft(at + 4, 'abbreviation', 'estimate');
  const old = /[\s(]$|^$/.test(behind.slice(-1))
    ? match(/c(?=1[0-9]\d\d(?![\d\p{L}]))/uy, text, at)
    : null;
  if (old) return draft(at + 1, 'abbreviation', 'circa');
  // MDCCLXXVI.
  const carved = match(/M[MDCLXVI]{3,12}(?![\p{L}\p{N}])/uy, text, at)?.[0];
  const dated = carved ? romanValue(carved) : undefined;
  if (carved && dated && dated < 2100 && !/[\p{L}\p{N}]/u.test(behind.slice(-1)))
    return draft(at + carved.length, 'date', year(String(dated)));
  const named = match(/C(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\p{N}])/uy, text, at);
  if (named && !/[\p{L}\p{N}]/u.test(behind.slice(-1)))
    return readAs(named, 'date', '{1:ordinal} century');
  const plain = match(numberedCentury, text, at);
  if (
    plain?.[1] &&
    (/\b(?:[Ee]arly|[Mm]id|[Ll]ate)[- ]$/.test(behind) ||
      (!/[\p{L}\p{N}-]/u.test(behind.slice(-1)) &&
        allows('@built', 'after', text.slice(at + 3, at + 18))))
  )
    return draft(at + 3, 'date', `${ordinal(plain[1])} century`);
  if (!/[([,;] ?$|^$/.test(behind.slice(-2)) && !/\p{L} $/u.test(behind)) return undefined;
  if (match(people, text, at)) return draft(at + 4, 'abbreviation', 'population');
  const life = match(reigned, text, at)?.[0];
  if (!life || allows('@no-unit', 'after', text.slice(at + life.length + 4, at + life.length + 8)))
    return undefined;
  return draft(at + life.length, 'abbreviation', life.startsWith('r') ? 'reigned' : 'flourished');
}

const size = '(?:X{0,4}[SL]|M|[2-6]XL)';
const sizesBefore = new RegExp(`(?:^|[\\s("“:/])${size} ?$`, 'u');
const sizesAfter = new RegExp(`^ ?${size}(?![\\p{L}\\p{N}'-])`, 'u');

/** `S–XXL`, `BGI–SVD`: from one size or airport to another; a hyphen only among words of travel. */
function betweenCodes(text: string, at: number): boolean {
  const behind = leftOf(text, at, 8);
  const after = text.slice(at + 1, at + 9);
  if (sizesBefore.test(behind) && sizesAfter.test(after) && !/M ?$/.test(behind + after.trim()))
    return true;
  return (
    /(?<![\p{L}\p{N}-])[A-Z]{3}$/u.test(behind) &&
    /^[A-Z]{3}(?![\p{L}\p{N}'-])/u.test(after) &&
    (text.charAt(at) === '\u2013' || allows('@travel', 'around', near(text, at, 50)))
  );
}

/** Between two years or times that are not beside each other: 1850–c. 1910, 6 AM – Sat 6 PM, 2015–present. */
export function spanDashRule({ text, at }: Scan): Draft | undefined {
  // 07h30–17h00.
  if (
    /[-\u2013]/.test(text.charAt(at)) &&
    /\d{1,2}h\d\d ?$/.test(leftOf(text, at, 7)) &&
    /^ ?\d{1,2}h\d\d/.test(text.slice(at + 1, at + 7))
  )
    return draft(at + 1, 'symbol', 'to');
  // 8–5 Central.
  if (
    /[-\u2013]/.test(text.charAt(at)) &&
    /(?<![\d.,:])\d{1,2}$/.test(leftOf(text, at, 4)) &&
    allows('@to-hour-of-zone', 'after', text.slice(at + 1, at + 20))
  )
    return draft(at + 1, 'symbol', 'to');
  // Pp. 211–30, #224–#227.
  if (
    /[-\u2013]/.test(text.charAt(at)) &&
    (/(?:\bpp?\. ?|\b[Pp]ages? )\d{2,4}$/.test(leftOf(text, at, 12))
      ? /^\d{1,3}(?!\d)/.test(text.slice(at + 1, at + 5))
      : /#\d{1,6} ?$/.test(leftOf(text, at, 8)) && /^ ?#\d/.test(text.slice(at + 1, at + 4)))
  )
    return draft(at + 1, 'symbol', 'to');
  if (!/[-\u2013\u2014]/.test(text.charAt(at))) return undefined;
  const behind = leftOf(text, at, 12);
  const after = text.slice(at + 1, at + 20);
  const years =
    /(?<![\d,.])\d{3,4}(?: ?(?:BCE?|AD|CE))? ?$/.test(behind) &&
    allows('@present-date', 'after', after);
  const ages =
    /\d ?(?:BCE?|B\.C\.|AD|CE) ?$/.test(behind) &&
    /^(?:A\.?D\.? )?\d{1,4}(?!\d)|^ (?:AD )?\d{1,4} (?:BCE?|CE|AD)/.test(after);
  const days =
    allows('@time-or-ordinal', 'before', behind) &&
    /^ ?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\.?,? \d/.test(after);
  const measures =
    allows('@measured-behind', 'before', behind) && allows('@measured-ahead', 'after', after);
  const months =
    /(?<!\d)(?:1\d|20)\d\d ?$/.test(behind) &&
    /^ ?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? (?:1\d|20)\d\d/.test(
      after,
    );
  const noon =
    /\b(?:noon|midnight) ?$/.test(behind) && /^ ?\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m/.test(after);
  const hours = /\d ?(?:hrs|hours) ?$/.test(behind) && /^ ?\d{4} ?(?:hrs|hours)/.test(after);
  // Clauses 1.1.3–1.1.5.
  const clauses = /\d\.\d{1,2}\.\d{1,2}$/.test(behind) && /^\d{1,2}\.\d{1,2}\.\d/.test(after);
  // Price (low–high), 1760s–1849.
  const ends =
    (/\blow(?:est)?$/i.test(behind) && /^high/i.test(after)) ||
    (/\bhigh(?:est)?$/i.test(behind) && /^low/i.test(after));
  const decades = /(?<!\d)(?:1\d|20)\d0s ?$/.test(behind) && /^ ?(?:1\d|20)\d\d(?!\d)/.test(after);
  const codes = betweenCodes(text, at);
  // 50p–£1.
  // $1.92/lb–$2.05/lb, Rs 40/kg–Rs 45/kg.
  const rates =
    /\d\/[a-z]{1,6} ?$/.test(behind) && /^ ?(?:(?:US|AU?|CA?|NZ|S)?[$£€₹]|Rs\.? ?)\d/.test(after);
  const pence = /\d ?(?:p|c|pence|cents) ?$/.test(behind) && /^ ?[£$€]\d/.test(after);
  return codes ||
    clauses ||
    ends ||
    decades ||
    pence ||
    rates ||
    months ||
    noon ||
    hours ||
    years ||
    ages ||
    days ||
    measures
    ? draft(at + 1, 'range', 'to')
    : undefined;
}
