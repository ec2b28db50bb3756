import { angleAt } from '../angles.ts';
import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { nounFollows, suffixAt, wordAfter } from './after.ts';
import { type Amount, numeralOf, readAmount, signMayStand } from './amount.ts';
import { Numeral } from './cardinal.ts';
import { type Currency, currencyAt } from './currency.ts';
import { inflect } from './suffix.ts';
import { perUnit, type Unit, unitAt } from './units.ts';

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
const dash = / ?[-\u2013\u2014\u2212~] ?|\.{2,3}|…/y;

/** From … to: the first number in the ablative (таваас). */
function fromWords(amount: Amount): string {
  return numeralOf(amount).inflect('аас');
}

/** A number and, where one follows behind a dash, the other end of its range. */
export interface Span {
  readonly from?: Amount;
  readonly to: Amount;
}

/** Reads `5`, `5-10`, `-20…-25`; descending pairs are no range (scores, telephone numbers). */
export function readSpan(text: string, at: number): Span | undefined {
  const first = readAmount(text, at);
  if (!first) return undefined;
  // The sign of percent or degree may stand at both ends (5%-10%).
  const sign =
    /^(?:%|°C?|₮)(?=[-\u2013\u2014.…])/.exec(text.slice(first.end, first.end + 4))?.[0] ?? '';
  const joined = match(dash, text, first.end + sign.length);
  if (!joined) return { to: first };
  const second = readAmount(text, first.end + sign.length + joined[0].length);
  if (!second || (/^ | $/.test(joined[0]) && !spaced(text, first, second, joined[0])))
    return { to: first };
  // 0...-2: dots and a sign make a range of what falls.
  const falls = second.negative && /[.…]/.test(joined[0]);
  if (value(second) <= value(first) && !first.negative && !falls) return { to: first };
  if (/^0\d/.test(first.whole) || /^0\d/.test(second.whole)) return { to: first };
  if (/^-\d|^ ?=/.test(text.slice(second.end, second.end + 2))) return { to: first };
  return { from: first, to: second };
}

/** A dash between spaces is a range only outside sums, and only where both sides are bare numbers. */
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

/** A unit or currency word with the suffix written behind it. */
function withSuffix(text: string, word: string, end: number): { spoken: string; end: number } {
  const found = suffixAt(text, end, /[%₮$€£¥₽₩‰°]/.test(text.charAt(end - 1)));
  return found ? { spoken: inflect(word, found.suffix), end: found.end } : { spoken: word, end };
}

/** 50,000₮/сар: what the price is for is said first. */
const perShape = /\/([\p{L}]{1,6}[²³]?)(?![\p{L}\p{N}²³/])/uy;

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

const percent = /[ \u00A0]?([%‰])/y;

const scaledRange =
  /[ \u00A0]?(мянга|мянган|сая|тэрбум|их наяд)[ \u00A0]?[-\u2013\u2014][ \u00A0]?(?=\d{1,3}(?:[.,]\d{1,3})?[ \u00A0]?(?:мянга|мянган|сая|тэрбум|их наяд)(?![А-Яа-яөүё]))/y;

/** `800 мянга - 1 сая`: a range whose two ends name their thousands each; its far end is read by itself. */
export function scaledRangeRule({ text, at }: Scan): Draft | undefined {
  const amount = readAmount(text, at);
  const scale = amount && match(scaledRange, text, amount.end);
  if (!amount || !scale?.[1]) return undefined;
  const name = scale[1] === 'мянган' ? 'мянга' : scale[1];
  return draft(
    amount.end + scale[0].length,
    'range',
    `${numeralOf(amount).attributive()} ${inflect(name, 'аас')}`,
  );
}

/** `5%`, `5-10 %`, `15%-иар`. */
export function percentRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  const sign = span && match(percent, text, span.to.end);
  if (!span || !sign) return undefined;
  const word = sign[1] === '%' ? 'хувь' : 'промилль';
  const end = span.to.end + sign[0].length;
  // 30% хямдрал is said with the genitive that the sign leaves out.
  const measured = /^(?:хямдрал|хөнгөлөлт|өсөлт|бууралт|урамшуулал|хүүтэй|шимтгэл)/.test(
    wordAfter(text, end),
  );
  const said = measured ? { spoken: inflect(word, 'ийн'), end } : withSuffix(text, word, end);
  return draft(said.end, 'percent', `${spanBefore(span)} ${said.spoken}`, span.to.certain);
}

const gap = /[ \u00A0\u202F]|-(?=(?:км|кг|см|мм|мл|мг|гр)(?![А-Яа-яөү]))|/y;
const electric =
  /вольт|ампер|ватт|\dвт|\dв\b|\d ?в[,. ]|хүчдэл|гүйдэл|цахилгаан|цэнэг|адаптер|батарей/;

const harvest = /ургац|тариа|буудай|хадлан|өвс|тэжээл|ноос|ногоо|төмс|центнер|\dц?\/га|гектар/;
const hourMinute = /(\d{1,2})ц ?(\d{1,2}) ?м(?:ин)?(?![\p{L}\p{N}])/uy;

/** `10ц 30м`: hours and minutes as messages shorten them. */
export function hourMinuteRule({ text, at }: Scan): Draft | undefined {
  const found = match(hourMinute, text, at);
  if (!found?.[1] || !found[2] || Number(found[1]) > 24 || Number(found[2]) > 59) return undefined;
  const [hour, minute] = [found[1], found[2]].map((digits) => new Numeral(digits).attributive());
  const said = withSuffix(text, `${hour} цаг ${minute} минут`, at + found[0].length);
  return draft(said.end, 'time', said.spoken);
}

/** Volts and amperes as single letters, where electricity is spoken of. */
function electricAt(text: string, at: number): { unit: Unit; end: number } | undefined {
  const found = match(/[АВAV](?![\p{L}\p{N}-])/uy, text, at);
  if (!found || !electric.test(near(text, at, 40))) return undefined;
  return { unit: { after: /[ВV]/.test(found[0]) ? 'вольт' : 'ампер' }, end: at + 1 };
}

/** A straight quote behind the size of a screen or a wheel: 6.7". */
function inchesAt(text: string, at: number): { unit: Unit; end: number } | undefined {
  if (
    text.charAt(at) !== '"' ||
    !/дэлгэц|экран|зурагт|телевиз|монитор|таблет|дугуй|обуд|инч/.test(near(text, at, 40))
  )
    return undefined;
  return { unit: { after: 'инч' }, end: at + 1 };
}

/** `25 км`, `60 км/ц`, `-25°C`, `120м²`: number and unit are one token, for some units are said before the number. */
export function unitRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  if (!span) return undefined;
  const space = match(gap, text, span.to.end)?.[0].length ?? 0;
  const found =
    unitAt(text, span.to.end + space, space > 0) ??
    inchesAt(text, span.to.end) ??
    electricAt(text, span.to.end + space);
  if (!found) return undefined;
  // 3А and 5В are more often classes and floors than amperes and volts.
  const written = text.slice(span.to.end + space, found.end);
  if (/^[АВНЖ]$/.test(written) && !electric.test(near(text, at, 40))) return undefined;
  // In messages ц is an hour; a centner where harvests are spoken of.
  const hours = written === 'ц' && !harvest.test(near(text, at, 60));
  const said = withSuffix(text, hours ? 'цаг' : found.unit.after, found.end);
  const before = found.unit.before ? `${found.unit.before} ` : '';
  return draft(said.end, 'unit', `${before}${spanBefore(span)} ${said.spoken}`, span.to.certain);
}

/** `47°55′`: дөчин долоон градус тавин таван минут. */
export function angleRule({ text, at }: Scan): Draft | undefined {
  const angle = angleAt(text, at);
  if (!angle) return undefined;
  const parts = [`${new Numeral(angle.degrees).attributive()} градус`];
  parts.push(`${new Numeral(String(Number(angle.minutes))).attributive()} минут`);
  if (angle.seconds !== '')
    parts.push(`${new Numeral(String(Number(angle.seconds))).attributive()} секунд`);
  return draft(angle.end, 'unit', parts.join(' '));
}

const lone = /(?:км²|км2|км|кг|см²|см|мм|мг|мл|м²|м2|м³|м3|кВт\.ц|кВт|МВт|га)(?![\p{L}\p{N}²³/])/uy;
const loneSmall = /[мтлг](?![\p{L}\p{N}./])/uy;
const scaleBefore = /^(?:сая|мянган|мянга|тэрбум|орчим|гаруй|шахам|илүү|зуун|арван)$/;

/** A unit whose number is a word or further off: 150 сая км, 3,200 орчим км. */
export function loneUnitRule({ text, at, before }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const found =
    match(lone, text, at) ?? (scaleBefore.test(before) ? match(loneSmall, text, at) : null);
  const unit = found && unitAt(text, at, false);
  if (!unit || unit.unit.before) return undefined;
  const said = withSuffix(text, unit.unit.after, unit.end);
  return draft(said.end, 'unit', said.spoken);
}

/** A range that no unit follows: таваас арав; before a noun таваас арван. */
export function rangeRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  if (!span?.from) return undefined;
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
