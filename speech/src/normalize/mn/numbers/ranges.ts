import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { nounFollows, suffixAt, thousandsOf } from '../endings/after.ts';
import { inflect } from '../endings/suffix.ts';
import { numeralOf, readAmount } from './amount.ts';
import { sharedAt } from './numbers.ts';
import { fromWords, readSpan, spanBefore } from './spans.ts';

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
  const each = sharedAt(text, span.to.end, 'range', to, `${fromWords(span.from)} `);
  if (each) return each;
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
