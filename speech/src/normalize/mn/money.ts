import { type Draft, draft, match, type Scan } from '../draft.ts';
import { signMayStand } from './amount.ts';
import { Numeral } from './cardinal.ts';
import { type Currency, currencyAt } from './currency.ts';
import { readSpan, type Span, spanBefore, withSuffix } from './spans.ts';
import { perUnit } from './units.ts';

const scaleWord =
  /[ \u00A0]?(мянган|мянга|мян|сая|тэрбум|тэрб|их наяд|наяд|млн|млрд|трлн|к|k)(?![А-Яа-яөүё])\.?/y;
const scaleNames: Record<string, string> = {
  мянга: 'мянган',
  мян: 'мянган',
  к: 'мянган',
  k: 'мянган',
  тэрб: 'тэрбум',
  млн: 'сая',
  млрд: 'тэрбум',
  трлн: 'их наяд',
};
/** 50,000₮/сар: what the price is for is said first. */
const perShape = /\/(кВт[.·]ц|[\p{L}]{1,6}[²³]?)(?![\p{L}\p{N}²³/])/uy;

/** `9900₮`, `$5.50`, `3.5 сая₮`, `$3 тэрбум`: the currency is said last whatever side it stands on. */
export function moneyRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  // -$5: the sign stands before the currency.
  if (/[-\u2212]/.test(text.charAt(at)) && currencyAt(text, at + 1) && signMayStand(text, at)) {
    const rest = moneyRule({ ...scan, at: at + 1 });
    return rest && { ...rest, spoken: `хасах ${rest.spoken}` };
  }
  const lead = currencyAt(text, at);
  if (
    lead &&
    /\p{L}/u.test(text.charAt(at)) &&
    (text.charAt(at) === 'т' || /\p{L}/u.test(text.charAt(at - 1)))
  )
    return undefined;
  const start = lead ? (match(/[ \u00A0]?/y, text, lead.end)?.[0].length ?? 0) + lead.end : at;
  if (!/[\d+\u2212-]/.test(text.charAt(start))) return undefined;
  const span = readSpan(text, start);
  if (!span) return undefined;
  let end = span.to.end;
  const scale = match(scaleWord, text, end);
  if (
    scale &&
    (lead ||
      currencyAt(text, end + scale[0].length + (text[end + scale[0].length] === ' ' ? 1 : 0)))
  )
    end += scale[0].length;
  const spacedAt = text[end] === ' ' || text[end] === '\u00A0' ? end + 1 : end;
  const tail = lead ? undefined : currencyAt(text, spacedAt);
  const used = lead ?? tail;
  if (!used) return undefined;
  if (tail) end = tail.end;
  const per = match(perShape, text, end);
  const counted = per?.[1] ? perUnit(per[1]) : undefined;
  if (per && counted) end += per[0].length;
  const spoken = withSuffix(text, used.currency.unit, end);
  const scaleSaid =
    scale && end > span.to.end && scale[1] ? ` ${scaleNames[scale[1]] ?? scale[1]}` : '';
  const said =
    scaleSaid === ''
      ? cents(span, used.currency, spoken.spoken, withSuffix(text, used.currency.cent, end).spoken)
      : undefined;
  return draft(
    spoken.end,
    'money',
    (counted ? `${counted} ` : '') + (said ?? `${spanBefore(span)}${scaleSaid} ${spoken.spoken}`),
    used.currency.certain && span.to.certain,
  );
}

/** Two decimals of a currency are its hundredths; `unit` and `cent` come with the suffix that is written. */
function cents(span: Span, currency: Currency, unit: string, cent: string): string | undefined {
  const { whole, fraction, negative } = span.to;
  if (span.from || fraction.length !== 2) return undefined;
  const small = `${new Numeral(fraction).attributive()} ${cent}`;
  if (/^0+$/.test(fraction))
    return `${negative ? 'хасах ' : ''}${new Numeral(whole).attributive()} ${unit}`;
  if (/^0+$/.test(whole)) return `${negative ? 'хасах ' : ''}${small}`;
  return `${negative ? 'хасах ' : ''}${new Numeral(whole).attributive()} ${currency.unit} ${small}`;
}
