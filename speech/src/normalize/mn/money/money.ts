import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, letter } from '../../near.ts';
import { nounFollows, wordAfter } from '../endings/after.ts';
import { inflect, parseSuffix } from '../endings/suffix.ts';
import lists from '../lists.json' with { type: 'json' };
import { perAt } from '../measures/units.ts';
import { signMayStand } from '../numbers/amount.ts';
import { Numeral } from '../numbers/cardinal.ts';
import { readSpan, type Span, spanBefore, withSuffix } from '../numbers/spans.ts';
import { type Currency, currencyAt, currencyCodeAt, tugrug } from './currency.ts';

const scaleWord =
  /[ \u00A0]?(мянган|мянга|мян|сая|тэрбум|тэрб|их наяд|наяд|млн|млрд|трлн|(?:m|b|tr)illion|к|(?:k|[bmt]n|[MBm])(?![A-Za-z/]))(?![А-Яа-яөүё])\.?/y;
/** $3 тэрбумын: the suffix after the scale moves to the currency, which is said last. */
const inflectedScale = /[ \u00A0](мянга|сая|тэрбум|(?:их )?наяд)(\p{Ll}{1,5})(?!\p{L})/uy;
/** $5 m урт, $2 B ангийн: before these m is a metre and B a letter. */
const named = lists.named;
const scaleNames: Record<string, string> = lists.scaleNames;
const tugrugForm = /[ \u00A0]?төгрөг(\p{Ll}{1,6})(?!\p{L})/uy;
const behindInTugrug = /[ \u00A0]?(?:₮|төг(?!\p{Ll}|р)|төгрөг|MNT)/uy;
/** A list of rates has started in this sentence: Ханш: USD 3,571.20, EUR 3,890.55. */
const ratesBefore = /ханш(?:\p{L}*)(?: \([^()]*\))? ?: ?(?:[^.!?\n]|\.(?=\d|\p{Ll}))*$/iu;

/** The name of a currency before its price: `USD 3,571.20 төгрөг`, and `Ханш: USD 3,571.20`, where tögrög is left out. */
function rateRule(
  { text, at }: Scan,
  lead: NonNullable<ReturnType<typeof currencyAt>>,
  span: Span,
) {
  if (lead.currency.unit === 'төгрөг') return undefined;
  // USD 3452 3460: a row of a table, for buying and for selling.
  if (
    /(?:^|\n)[ \t]*$/.test(leftOf(text, at, 3)) &&
    /^[ \t]+\d[\d.,]{0,9}(?:[ \t]+\d[\d.,]{0,9}){0,3}[ \t]*(?:\n|$)/.test(
      text.slice(span.to.end, span.to.end + 60),
    )
  )
    return draft(lead.end, 'money', lead.currency.unit, false);
  const scale = match(scaleWord, text, span.to.end);
  const end = span.to.end + (scale?.[0].length ?? 0);
  // The amount is read separately, with its own currency.
  if (match(behindInTugrug, text, end)) return draft(lead.end, 'money', lead.currency.unit);
  if (scale || currencyAt(text, end)) return undefined;
  if (!ratesBefore.test(leftOf(text, at, 160)) && !isListedRate(text, at, end)) return undefined;
  const { unit, cent } = tugrug;
  const said = withSuffix(text, unit, end);
  const amount = cents(span, tugrug, said.spoken, withSuffix(text, cent, end).spoken);
  return draft(
    said.end,
    'money',
    `${lead.currency.unit} ${amount ?? `${spanBefore(span)} ${said.spoken}`}`,
    false,
  );
}

/** Amounts of the size that each currency has in tögrög. */
const rateOf =
  /(?:(?:USD|EUR|GBP|CHF|AUD|SGD)[ :\u00A0]{0,2}\d,?\d{3}|(?:CNY|HKD)[ :\u00A0]{0,2}\d{3}|(?:RUB|JPY)[ :\u00A0]{0,2}\d{2,3}|(?:KRW|KZT)[ :\u00A0]{0,2}\d{1,2})\.\d{2}(?!\d|,\d)/g;

/** `USD 3,447.20 ▲ | CNY 474.85 ▼`: a list of rates, as no other text has several such amounts in a row. */
function isListedRate(text: string, at: number, end: number): boolean {
  const line = (part: string | undefined) => part ?? '';
  const before = line(leftOf(text, at, 60).split('\n').at(-1));
  const whole = text.slice(at, end);
  if ((whole.match(rateOf) ?? []).length === 0) return false;
  if (/^ ?[▲▼↑↓]/.test(text.slice(end, end + 2))) return true;
  const after = line(text.slice(end, end + 60).split('\n')[0]);
  return before.match(rateOf) !== null || after.match(rateOf) !== null;
}

/** `9900₮`, `$5.50`, `3.5 сая₮`, `$3 тэрбум`: the currency is said last, whichever side it is written on. */
export function moneyRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (!/[-+\u2212\d\p{Sc}A-Zаtт]/u.test(text.charAt(at))) return undefined;
  // -$5: the sign precedes the currency.
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
  const rate = lead && rateRule(scan, lead, span);
  if (rate) return rate;
  let end = span.to.end;
  const scale = match(scaleWord, text, end);
  const after = scale ? wordAfter(text, end + scale[0].length) : '';
  if (
    scale &&
    !([' m', ' B'].includes(scale[0]) && named.some((one) => after.startsWith(one))) &&
    (lead ||
      currencyAt(text, end + scale[0].length + (text[end + scale[0].length] === ' ' ? 1 : 0)))
  )
    end += scale[0].length;
  const inflected = lead && !scale ? match(inflectedScale, text, end) : undefined;
  const suffix = inflected?.[2] ? parseSuffix(inflected[2]) : undefined;
  if (lead && inflected?.[1] && suffix)
    return draftOf(
      inflected,
      'money',
      `${spanBefore(span)} ${scaleNames[inflected[1]] ?? inflected[1]} ${inflect(lead.currency.unit, suffix)}`,
      lead.currency.certain && span.to.certain,
    );
  const spacedAt = text[end] === ' ' || text[end] === '\u00A0' ? end + 1 : end;
  const tail = lead ? undefined : currencyAt(text, spacedAt);
  const used = lead ?? tail;
  if (!used) return inflectedTugrug(text, span) ?? withoutCurrency(scan, span);
  if (tail) end = tail.end;
  // 50,000₮/сар: what the price is for comes first.
  const per = perAt(text, end);
  if (per) end = per.end;
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
    (per ? `${per.before} ` : '') + (said ?? `${spanBefore(span)}${scaleSaid} ${spoken.spoken}`),
    used.currency.certain && span.to.certain,
  );
}

/** `USD: 3,571₮`, `USD-ийн ханш`: a code without an amount of its own. */
export function currencyCodeRule({ text, at }: Scan): Draft | undefined {
  if (!/[A-Z]/.test(text.charAt(at)) || letter.test(text.charAt(at - 1))) return undefined;
  const found = currencyCodeAt(text, at);
  if (!found) return undefined;
  // Евро (EUR): the name stands before its code.
  const named = leftOf(text, at, 24).toLowerCase();
  if (text.charAt(found.end) === ')' && named.endsWith(`${found.currency.unit} (`))
    return draft(found.end, 'dropped', '');
  const said = withSuffix(text, found.currency.unit, found.end);
  return draft(said.end, 'money', said.spoken);
}

const balanceBefore =
  /(?:үлдэгдэл|үлд|uldegdel|uld|дүн|орлого|зарлага|orlogo|zarlaga)(?: нь)?[: ] ?$/iu;
const namedBefore = /^(?:доллар|евро|юань|рубль|вон|иен|фунт)$/;

/** Tögrög is left out behind names of currencies (Ханш: доллар 3570) and in messages of banks (Үлдэгдэл 148,230.15). */
function withoutCurrency({ text, at, before }: Scan, span: Span): Draft | undefined {
  const { end } = span.to;
  if (span.from || !/^(?:[,;]|\.?\s|\.?$)/.test(text.slice(end, end + 2))) return undefined;
  const { unit, cent } = tugrug;
  const hundredths = cents(span, tugrug, unit, cent);
  const isBalance = hundredths && balanceBefore.test(leftOf(text, at, 14));
  const isRate = namedBefore.test(before) && ratesBefore.test(leftOf(text, at, 160));
  if (!(isBalance || isRate) || nounFollows(text, end)) return undefined;
  return draft(end, 'money', hundredths ?? `${spanBefore(span)} ${unit}`, false);
}

/** 3,571.42 төгрөгтэй: the suffix moves to the hundredths. */
function inflectedTugrug(text: string, span: Span): Draft | undefined {
  const found = match(tugrugForm, text, span.to.end);
  const suffix = found?.[1] ? parseSuffix(found[1]) : undefined;
  if (!found || !suffix) return undefined;
  const { unit, cent } = tugrug;
  const said = cents(span, tugrug, inflect(unit, suffix), inflect(cent, suffix));
  return said === undefined ? undefined : draft(span.to.end + found[0].length, 'money', said);
}

/** Two decimals of a currency are hundredths; `unit` and `cent` already have the written suffix. */
function cents(span: Span, currency: Currency, unit: string, cent: string): string | undefined {
  const { whole, fraction, negative } = span.to;
  if (span.from || fraction.length !== 2) return undefined;
  const small = `${new Numeral(fraction).attributive()} ${cent}`;
  if (/^0+$/.test(fraction))
    return `${negative ? 'хасах ' : ''}${new Numeral(whole).attributive()} ${unit}`;
  if (/^0+$/.test(whole)) return `${negative ? 'хасах ' : ''}${small}`;
  return `${negative ? 'хасах ' : ''}${new Numeral(whole).attributive()} ${currency.unit} ${small}`;
}
