import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { nounFollows, suffixAt, thousandsOf } from './after.ts';
import { numeralOf, readAmount } from './amount.ts';
import { Numeral } from './cardinal.ts';
import { fromWords, readSpan, spanBefore } from './spans.ts';
import { inflect } from './suffix.ts';

const scaledRange = new RegExp(
  '[ \\u00A0]?(мянган?|сая|тэрбум|их наяд|он|[кk](?=[-\\u2013]))[ \\u00A0]?[-\\u2013\\u2014][ \\u00A0]?' +
    '(?:(?<!он ?. ?)(?=\\d{1,3}(?:[.,]\\d{1,3})?[ \\u00A0]?(?:мянган?|сая|тэрбум|их наяд|[кk])(?![А-Яа-яөүё]))|' +
    '(?<=он ?. ?)(?=[12]\\d{3} ?он[ыд]?(?![а-яөүё])))',
  'y',
);

/** `800 мянга - 1 сая`, `2023 он-2024 он`: a range with a scale or a year at each end; the far end is read separately. */
export function scaledRangeRule({ text, at }: Scan): Draft | undefined {
  const amount = readAmount(text, at);
  const scale = amount && match(scaledRange, text, amount.end);
  if (!amount || !scale?.[1]) return undefined;
  const name = /^(?:мянган|[кk])$/.test(scale[1]) ? 'мянга' : scale[1];
  return draft(
    amount.end + scale[0].length,
    'range',
    `${numeralOf(amount).attributive()} ${inflect(name, 'аас')}`,
  );
}

const flat = /(\d{1,3})-(\d{1,4}) (?=тоот(?:од|оос|ын|той)?(?!\p{L}))/uy;
const street = /(?:(?<!\p{L})баг|гудамж|гудамжны|хороо|хороолол|хотхон|байр|орц)[,:]? $/iu;

/** The name of a street or a valley behind its ward: 16-р хороо, Алтан-Өлгий 3-15 тоот. */
const place =
  /(?:хороо|дүүрэг|баг|сум),? (?:\p{Lu}[\p{L}-]{2,20},? ){1,2}$|(?<!\p{L})\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+ $/u;

/** `4-р гудамж, 5-30 тоот`: a house and a flat. */
export function flatRule({ text, at }: Scan): Draft | undefined {
  const found = match(flat, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const behind = leftOf(text, at, 40);
  if (!street.test(behind.slice(-14)) && !place.test(behind)) return undefined;
  const house = new Numeral(found[1]).inflect('ийн');
  const end = at + found[0].length - 1;
  return draft(end, 'number', `${house} ${new Numeral(found[2]).attributive()}`, false);
}

const open = /(0?[6-9]|1[0-2])-(1\d|2[0-4])(?![\d:/-]|[.,]\d)(?! ?\p{Ll})/uy;

/** `Ажлын цаг 09-18`: hours of opening. */
export function openHoursRule({ text, at }: Scan): Draft | undefined {
  const found = match(open, text, at);
  if (!found?.[1] || !found[2] || !/(?:цаг|tsag)(?: нь| ni)?:? $/i.test(leftOf(text, at, 9)))
    return undefined;
  const [from, to] = [new Numeral(found[1]), new Numeral(found[2])];
  return draftOf(found, 'time', `${from.attributive()} цагаас ${to.attributive()} цаг`, false);
}

const thousands = /[кkКK](?![\p{L}\p{N}])/uy;

/** A range without a unit: таваас арав; before a noun таваас арван. */
export function rangeRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  if (!span?.from) return undefined;
  // 120-150к: thousands in messages.
  if (span.to.fraction === '' && match(thousands, text, span.to.end)) {
    return thousandsOf(text, span.to.end + 1, 'range', spanBefore(span));
  }
  const suffix = suffixAt(text, span.to.end, true);
  const to = numeralOf(span.to);
  const ordinal = match(/ (?:дугаар|дүгээр)(?=т?(?![А-Яа-яөү]))/iy, text, span.to.end);
  if (ordinal)
    return draft(
      span.to.end + ordinal[0].length,
      'range',
      `${fromWords(span.from)} ${to.ordinal()}`,
      span.to.certain,
    );
  const said = suffix
    ? to.inflect(suffix.suffix)
    : nounFollows(text, span.to.end)
      ? to.attributive()
      : to.bare();
  return draft(
    suffix?.end ?? span.to.end,
    'range',
    `${fromWords(span.from)} ${said}`,
    span.to.certain,
  );
}
