import { match } from '../../draft.ts';
import { keptAt } from '../../kept.ts';
import { leftOf } from '../../near.ts';
import { isYearWord, suffixAt, wordAfter } from '../endings/after.ts';
import { inflect } from '../endings/suffix.ts';
import { unitBehind } from '../measures/units.ts';
import { type Amount, numeralOf, readAmount } from './amount.ts';

const dash = / ?(?:→|➔|➡\uFE0F?|[-=]>) ?| ?[-\u2013\u2014\u2212~] ?|\.{2,3}|…/y;
const arrow = /[→➔➡>]/;

/** From … to: the first number in the ablative (таваас). */
export function fromWords(amount: Amount): string {
  return numeralOf(amount).inflect('аас');
}

/** A number and, if one follows after a dash, the end of its range. */
export interface Span {
  readonly from?: Amount;
  readonly to: Amount;
}

/** 2015-2010 онд: two years, which may fall. */
const areYears = (text: string, end: number, ...numbers: readonly string[]): boolean =>
  numbers.every((one) => /^(?:1\d|20)\d\d$/.test(one)) && isYearWord(wordAfter(text, end));

/** 10-8 хувь, 5-3 жилийн өмнө: no score is counted so. */
const measureWord =
  /^(?:хув[ьи]|жил|хоног|хэм|градус|(?:кило|санти|милли)?метр|(?:кило)?грамм|тонн|литр|төгрөг)/;

const otherMonth = / ?[-\u2013\u2014] ?(?=\d{1,2}(?:-р| дугаар| дүгээр)? сарын )/y;

/** 1-р сарын 25-2-р сарын 3: where the month begins that ends the period. */
export function untilMonth(text: string, at: number, end: number): number | undefined {
  const dashed = leftOf(text, at, 6) === 'сарын ' ? match(otherMonth, text, end) : null;
  return dashed ? end + dashed[0].length : undefined;
}

/** Reads `5`, `5-10`, `-20…-25`; falling pairs without a unit are not ranges but scores or phone numbers. */
export const readSpan = keptAt((text, at): Span | undefined => {
  const first = readAmount(text, at);
  if (!first) return undefined;
  // A percent or degree sign may be at both ends (5%-10%).
  const sign =
    /^(?:%|°C?|₮)(?=[-\u2013\u2014.…]| ?(?:[→➔➡]|[-=]>))/.exec(
      text.slice(first.end, first.end + 5),
    )?.[0] ?? '';
  const joined = match(dash, text, first.end + sign.length);
  if (!joined || untilMonth(text, at, first.end)) return { to: first };
  const second = readAmount(text, first.end + sign.length + joined[0].length);
  const isArrow = arrow.test(joined[0]);
  if (!second || (!isArrow && /^ | $/.test(joined[0]) && !spaced(text, first, second, joined[0])))
    return { to: first };
  // 2020 – 3,296.8: a year and its value.
  if (
    /^ .* $/.test(joined[0]) &&
    /^(?:19|20)\d\d$/.test(text.slice(at, first.end)) &&
    (second.fraction !== '' || Number(second.whole) > 2100)
  )
    return { to: first };
  // 5,400 → 4,200₮, 12% → 11%: two prices, between which the arrow is a pause.
  const valued = sign !== '' || /^ ?(?:[%₮]|төг)/.test(text.slice(second.end, second.end + 4));
  if (isArrow && valued) return { to: first };
  // 200х220 — 165,000₮: a size and its price.
  const isSize = /\d ?[xхXХ×*] ?$/.test(leftOf(text, at, 4));
  if (isSize && /^ .* $/.test(joined[0])) return { to: first };
  // i7-13700, K2-18: a model name.
  if (/[A-Za-z]/.test(text.charAt(at - 1))) return { to: first };
  // 0...-2: dots and a sign make a falling range.
  // 52 → 45 хүн: from the old number to the new one.
  const isMeasured =
    unitBehind(text, second.end) !== undefined ||
    measureWord.test(wordAfter(text, second.end)) ||
    areYears(text, second.end, first.whole, second.whole);
  const falls = isArrow || isMeasured || (second.negative && /[.…]/.test(joined[0]));
  // 5-5 төгрөг: so much for each.
  if (!isArrow && value(second) === value(first)) return { to: first };
  const hours = fromHour(text, at, first, second);
  if (hours) return hours;
  if (value(second) <= value(first) && !first.negative && !falls) return { to: first };
  if (/^0\d/.test(first.whole) || /^0\d/.test(second.whole)) return { to: first };
  const after = text.slice(second.end, second.end + 4);
  if (/^-\d|^ ?=|^\.{2,3}\d/.test(after)) return { to: first };
  return { from: first, to: second };
});

/** The word hours, or another range of them: 07-09, орой 17-20 цагт. */
const hoursFollow = /^[ \u00A0]?цаг|^, (?:\p{Ll}{1,8} )?\d{1,2}-\d{1,2} ?цаг/u;

/** Да-Ба 09-18, Бямба 09-13. */
const dayBefore = /(?<!\p{L})(?:Да|Мя|Лх|Пү|Ба|Бя|Ня|Баасан|Бямба|Ням|өдөр|гараг):? $/iu;

/** 09-18 цаг: of all ranges, only one of hours may start with a zero. */
function fromHour(text: string, at: number, first: Amount, second: Amount): Span | undefined {
  const isHour = ({ whole, fraction }: Amount) =>
    /^(?:[01]\d|2[0-4])$/.test(whole) && fraction === '';
  if (!first.whole.startsWith('0') || !isHour(first) || !isHour(second)) return undefined;
  const isTold =
    hoursFollow.test(text.slice(second.end, second.end + 24)) ||
    dayBefore.test(leftOf(text, at, 12));
  if (!isTold) return undefined;
  const told = (hour: Amount) => ({ ...hour, whole: String(Number(hour.whole)) });
  return { from: told(first), to: told(second) };
}

/** A spaced dash is a range only outside sums, and only between bare numbers. */
function spaced(text: string, first: Amount, second: Amount, joined: string): boolean {
  const after = text.slice(second.end, second.end + 3);
  return (
    joined.startsWith(' ') &&
    joined.endsWith(' ') &&
    !/^ ?=/.test(after) &&
    !first.signed &&
    !second.signed
  );
}

function value(amount: Amount): number {
  return (amount.negative ? -1 : 1) * Number(`${amount.whole}.${amount.fraction || '0'}`);
}

/** The span before a noun or a unit: таваас арван. */
export function spanBefore(span: Span): string {
  const to = numeralOf(span.to).attributive();
  return span.from ? `${fromWords(span.from)} ${to}` : to;
}

/** A unit or currency word with the written suffix. */
export function withSuffix(
  text: string,
  word: string,
  end: number,
): { spoken: string; end: number } {
  const found = suffixAt(text, end, /[%₮$€£¥₽₩‰°]/.test(text.charAt(end - 1)));
  return found ? { spoken: inflect(word, found.suffix), end: found.end } : { spoken: word, end };
}
