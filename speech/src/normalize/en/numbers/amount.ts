import { match } from '../../draft.ts';
import { keptAt } from '../../kept.ts';
import { leftOf, rightOf } from '../../near.ts';
import { units } from '../measures/unit-names.ts';
import { allows } from '../neighbors.ts';
import { cardinal, decimal, digitByDigit } from './cardinal.ts';

/** A number as written in English. */
export interface Amount {
  readonly end: number;
  readonly whole: string;
  readonly fraction: string;
  readonly sign: '' | 'minus' | 'plus' | 'plus or minus';
  readonly certain: boolean;
}

/** 12,34,567.50, as in India. */
const lakhs = /(\d{1,2}(?:,\d{2}){1,4},\d{3})(?:\.(\d{1,12}))?(?!\d|,\d)/y;
/** 146 000 km; but 2 500 mg tablets. */
const groupedUnit =
  /(\d{1,3}[\u00A0\u202F\u2009 ]\d{3})(?= ?(?:(?!times)\p{Ll}{3,14}s|km²?|m²|ha|kWh|MWh|people|inhabitants|residents|hectares|tonnes|miles|metres)(?![\p{L}\p{N}]))/uy;
/** 30 000 K, 15 000 rpm: round thousands before any unit, and what is measured in thousands only. */
const roundUnit =
  /(\d{1,3}(?:[\u00A0\u202F\u2009 ]\d{3}){0,1}[\u00A0\u202F\u2009 ]000|\d{1,3}[\u00A0\u202F\u2009 ]\d{3}(?= ?(?:K|rpm|lux|lumens|km\/[hs]|kW|MW|GWh|tons|°[CF]?|±)(?![\p{L}\p{N}])))(?= ?(?:±|[KgF]|m|km|kg|t|L|l|W|V|Hz|kHz|rpm|lux|lumens|lm|km\/[hs]|mph|m\/s|kW|MW|GWh|J|kJ|kcal|ft|lbs?|tons?|°[CF]?|BC|BCE|AD|CE|light|years?|times|to)(?![\p{L}\p{N}]))/uy;
/** 71,2 cents, 4,5%, 3,25 km: a decimal comma, which a unit tells; but the 5,10 km races. */
const commaUnit =
  /(\d{1,4}),(?!(?:10|15|20|21|42|50) ?(?:km|mi|m)(?!\p{L}))(\d{1,2})(?=[\u00A0 ]?(?:%|°C|c|cents?|per ?cent|percent(?:age)?|million|billion|trillion|k?m²?|[ckm]?g|mg|cm|mm|ha|[mk]?[lL]|lit(?:re|er)s?|tonnes?|hectares|k?met(?:re|er)s|kilomet(?:re|er)s|kW|MW|GWh|kWh|km\/h|AU|points|times)(?![\p{L}\p{N}/]))/uy;
/** 0,046: no group of thousands begins with a zero. */
const commaPart = /(0),(\d{3,4})(?!\d|[.,]\d)/y;
const groups =
  /(\d{1,3}(?:,\d{3}){1,6})(?:\.(\d{1,12}))?(?![\d]|,\d{3}(?!\d))|(\d{1,3}(?:[\u00A0\u202F\u2009 ]\d{3}){2,6})(?:\.(\d{1,12}))?(?!\d)/y;
/** 7 800.00: two decimals tell that the space is one of thousands. */
const groupedSum = /(\d{1,3}[\u00A0\u202F\u2009 ]\d{3})\.(\d\d)(?!\d|[.,]\d)/y;
/** 1.299,50, as in much of Europe. */
const european = /(\d{1,3}(?:\.\d{3}){1,4}),(\d{2})(?!\d)/y;
const plain = /(\d{1,400})(?:\.(\d{1,12})(?!\d|\.\d))?/y;
const bareFraction = /()\.(\d{1,12})(?!\d|\.\d)/y;

const dashed = /\u2013(?!0\d)(\d{1,3}(?:,\d{3}){1,3}|\d{0,6})(?:\.\d{1,4})?(?![\d,]\d|\d)/y;
/** What goes on after a dash that is not a sign: a time, an ordinal, another dash. */
const noSign = /^(?:[-\u2013:/]\d|\u2013|(?:st|nd|rd|th)\b| ?[ap]\.?m\b| o'clock)/i;
const numberBefore = /(\d[\d,]{0,12})(?:\.\d{1,4})?(?: ?(?:[ap]\.?m\.?|[%°][CF]?))? $/i;

/** A dash typed for a minus: Dow –214, (–0.3%), Low –6. After a smaller number it joins a range: 10 –12. */
function isTypedMinus(text: string, at: number): boolean {
  const found = match(dashed, text, at);
  if (!found || found[0] === '\u2013') return false;
  const after = rightOf(text, at + found[0].length, 8);
  const part = found[0].includes('.') || /^ ?[%°]/.test(after);
  if (noSign.test(after) || (!part && /^\u2013(?:1[5-9]|20)\d\d$/.test(found[0]))) return false;
  const behind = leftOf(text, at, 24);
  if (/(?:^|\n)$/.test(behind)) return part;
  const first = numberBefore.exec(behind)?.[1]?.replace(/,/g, '');
  if (first === undefined || part) return true;
  const isShortYear = /^(?:1[5-9]|20)\d\d$/.test(first) && found[1]?.length === 2;
  return !isShortYear && Number(found[1]?.replace(/,/g, '')) <= Number(first);
}

/** A sum in a cell of a table: 845.00, which has no hundredths. */
const sumInCell = /(?:^|\t) ?\(?-?$/;
/** 12,5 in a cell of its own. */
const commaInCell = /(\d{1,3}),(\d{1,2})(?=\t|\n|$)/y;
const cellEnds = /^\)? ?(?:\t|\n|$)/;
const isSumInCell = (text: string, at: number, end: number): boolean =>
  sumInCell.test(leftOf(text, at, 4)) && cellEnds.test(text.slice(end, end + 3));

/** Reads an amount such as 1,234.5, -5 or .5. */
export const readAmount = keptAt((text, at): Amount | undefined => {
  const inCell = sumInCell.test(leftOf(text, at, 4)) ? match(commaInCell, text, at) : null;
  if (inCell) return amountOf(inCell, '', false);
  const amount = writtenAmount(text, at);
  return amount?.fraction === '00' && isSumInCell(text, at, amount.end)
    ? { ...amount, fraction: '' }
    : amount;
});

const amountOf = (found: RegExpExecArray, sign: Amount['sign'], certain: boolean): Amount => ({
  end: found.index + found[0].length,
  whole: (found[1] ?? found[3] ?? '').replace(/\D/g, '') || '0',
  fraction: found[2] ?? found[4] ?? '',
  sign,
  certain,
});

const signNames: Readonly<Record<string, Amount['sign']>> = {
  '+': 'plus',
  '\u00B1': 'plus or minus',
};

function writtenAmount(text: string, at: number): Amount | undefined {
  const first = text.charAt(at);
  const signed = /[-+\u2212\u00B1]/.test(first) || isTypedMinus(text, at);
  if (signed && at > 0 && !/[\s([{=:;,/"“‘'$€£~≈<>]/.test(text.charAt(at - 1))) return undefined;
  const start = signed ? at + 1 : at;
  const sign = signed ? (signNames[first] ?? 'minus') : '';
  const last = text.charAt(start - 1);
  // Grade 1-2 138.00: two columns.
  const inColumns =
    /^\d /.test(text.slice(start, start + 2)) &&
    /(?:\d[-\u2013]|[A-Z][a-z]{1,3} )$/.test(leftOf(text, start, 5));
  const doubted = match(commaPart, text, start);
  if (doubted) return amountOf(doubted, sign, false);
  const grouped =
    match(lakhs, text, start) ??
    (inColumns ? null : match(groupedSum, text, start)) ??
    match(groups, text, start) ??
    match(groupedUnit, text, start) ??
    match(roundUnit, text, start);
  if (grouped) return amountOf(grouped, sign, true);
  const foreign =
    (/[\d,.]/.test(last) ? null : match(commaUnit, text, start)) ?? match(european, text, start);
  if (foreign) return amountOf(foreign, sign, false);
  // F.11 is not a fraction.
  const point = /\p{L}/u.test(last) ? null : match(bareFraction, text, start);
  if (point) return amountOf(point, sign, true);
  const simple = match(plain, text, start);
  return simple ? amountOf(simple, sign, (simple[1] ?? '').length <= 21) : undefined;
}

export function amountWords({ whole, fraction, sign }: Amount): string {
  const said =
    fraction !== ''
      ? decimal(whole, fraction)
      : /^0\d/.test(whole)
        ? digitByDigit(whole)
        : cardinal(whole);
  return sign === '' ? said : `${sign} ${said}`;
}

/** Whether a counted noun is singular. */
export function isOne({ whole, fraction }: Amount): boolean {
  return whole === '1' && fraction === '';
}

const dash = / ?[-\u2013\u2014\u2212] ?| to /y;

const unit = /[ \u00A0]?([mg°]|(?!in(?![A-Za-z]))[A-Za-zµμ°Ω][A-Za-zΩ/]{1,3}[²³]?)(?![\p{L}\d/])/uy;

/** Whether a range may fall: 90-80 km, 60-55%, pages 300-280, from 100-0 in 4 seconds. A score has no unit. */
export const mayFall = (text: string, at: number, end: number): boolean =>
  Object.hasOwn(units, match(unit, text, end)?.[1] ?? '') ||
  allows('@measure', 'after', rightOf(text, end, 10)) ||
  allows('@numbered-things', 'before', leftOf(text, at, 24)) ||
  (/\b[Ff]rom $/.test(leftOf(text, at, 5)) &&
    /^\d{2,3}[-\u2013]0$/.test(text.slice(at, end)) &&
    /^ in \d/.test(rightOf(text, end, 5)));

/** A number, or two numbers joined by a dash, which rise or have a unit. */
export interface Span {
  readonly from?: Amount;
  readonly to: Amount;
}

export const readSpan = keptAt((text, at): Span | undefined => {
  const first = readAmount(text, at);
  if (!first) return undefined;
  const joined = match(dash, text, first.end);
  if (!joined || joined[0] === ' to ' || /^ [^ ]$|^[^ ] $/.test(joined[0])) return { to: first };
  const second = readAmount(text, first.end + joined[0].length);
  if (second?.sign !== '' || /^-\d|^ ?=/.test(text.slice(second.end, second.end + 2)))
    return { to: first };
  // i7-13700, DDR5-5600: a model name.
  if (/[A-Za-z]/.test(text.charAt(at - 1)) && second.whole.length > first.whole.length + 1)
    return { to: first };
  const rises =
    Number(`${second.whole}.${second.fraction || 0}`) >
    Number(`${first.whole}.${first.fraction || 0}`);
  const falls = mayFall(text, at, second.end);
  if (!(rises || falls) || /^0\d/.test(first.whole)) return { to: first };
  return { from: first, to: second };
});

export function spanWords(span: Span): string {
  const to = amountWords(span.to);
  return span.from ? `${amountWords(span.from)} to ${to}` : to;
}
