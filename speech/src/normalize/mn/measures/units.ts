import { match } from '../../draft.ts';
import { rightOf } from '../../near.ts';
import { inflect, parseSuffix, type Suffix } from '../endings/suffix.ts';
import lists from '../lists.json' with { type: 'json' };
import { Numeral } from '../numbers/cardinal.ts';
import { wordPairs } from '../words/word-pairs.ts';

/** Units by written form: the words after the number and, for some, those before it (цагт 60 километр). */
export interface Unit {
  readonly after: string;
  readonly before?: string;
}

const simple: Readonly<Record<string, string>> = wordPairs(lists.simple.join('\n'));

const units = new Map<string, Unit>(
  Object.entries(simple).flatMap(([written, spoken]) => {
    const [first = '', second] = spoken.split('|');
    const unit = second === undefined ? { after: first } : { before: first, after: second };
    // м2 is м².
    return [written, written.replace('²', '2').replace('³', '3')].map((one) => [one, unit]);
  }),
);
/** How long the units are that begin with a character, the longest first. */
const sizes = new Map<string, number[]>();
for (const { length, 0: first = '' } of [...units.keys()].sort((a, b) => b.length - a.length))
  sizes.set(first, [...new Set([...(sizes.get(first) ?? []), length])]);

export const isUnit = (written: string): boolean => units.has(written);

/** Single letters (ampere, volt, tonne, dative) that are a unit only next to the number or, lower case, apart from it. */
const risky = new Set(['А', 'В', 'Н', 'Ж', 'с', 'in', 'am', 'sh', 'ц', 'ш']);

/** Behind the letter of a class or a house, and behind an initial. */
const notUnit =
  /^(?: ?(?:анги|бүлэг|блок|байр|корпус|тоот|хэсэг)|\.(?: \d|\p{Lu}|\p{L}(?:\.|(?!\p{L}))))/u;

/** The unit at a place, longest first. `apart` means that a space separates it from the number. */
export function unitAt(
  text: string,
  at: number,
  apart: boolean,
): { unit: Unit; end: number } | undefined {
  for (const size of sizes.get(text.charAt(at)) ?? []) {
    const written = text.slice(at, at + size);
    const unit = units.get(written);
    if (!unit || written.length < size) continue;
    const next = text.charAt(at + size);
    const smaller = /^\d{1,3} ?(?:см|мм|гр?|м|мин|сек)(?!\p{L})/u;
    if (/[\p{L}²³]/u.test(next)) continue;
    // 1м75см continues in a smaller unit; m2 is another unit.
    if (/\p{N}/u.test(next) && (/\d$/.test(written) || !smaller.test(rightOf(text, at + size, 8))))
      continue;
    if (/[/·]/.test(next)) {
      const whole = compound(text, at);
      if (whole || /\p{L}/u.test(text.charAt(at + size + 1))) return whole;
    }
    if (apart && risky.has(written) && !(written === 'ш' || written === 'ц')) continue;
    if (size === 1 && notUnit.test(rightOf(text, at + 1, 8))) continue;
    return { unit, end: at + size };
  }
  return compound(text, at);
}

/** What is counted by, besides units of measure: 5 л/хоног. */
const periods = wordPairs(`
хон:хоногт мин:минутад ц:цагт цаг:цагт сар:сард жил:жилд хүн:хүнд анги:ангид айл:айлд унц:унцад
`);

/** The words for what follows a slash: л литрт, сар сард; any other word as it is, аяга аягад. */
function perUnit(written: string): string | undefined {
  const unit = units.get(written);
  if (Object.hasOwn(periods, written)) return periods[written];
  if (!unit && /^[а-яёөү]{3,}$/.test(written)) return inflect(written, 'д');
  return unit && !unit.before ? inflect(unit.after, 'д') : undefined;
}

const perShape =
  /\/(?:(\d{1,4}) ?)?(кВт[.·]ц|\p{L}{1,12}[²³23]?)(?:\/(\p{L}{1,12}))?(?![\p{L}\p{N}²³/])/uy;
const inCase = /^(минут|цаг|хоног|өдөр|сар|жил|секунд)(\p{Ll}{1,5})$/u;
/** Several of these may be what something is counted by: 250мг/5мл, 8л/100 км; not volts and hertz. */
const kinds = [/литр$/, /грамм$/, /метр$/, /^(?:цаг|хоног|өдөр|сар|жил|минут)/];
const kindOf = (said: string): number => kinds.findIndex((kind) => kind.test(said));

/** What a slash counts by: /л литрт, /100 км зуун километрт, /кг/хоног хоногт килограмм тутамд; `hung` is the case of the period. */
export function perAt(
  text: string,
  at: number,
  counted = '',
): { before: string; end: number; hung?: Suffix } | undefined {
  const found = match(perShape, text, at);
  if (!found?.[2]) return undefined;
  const [whole, many, first, second] = found;
  const end = at + whole.length;
  const [, period = second ?? first, typed = ''] = inCase.exec(second ?? first) ?? [];
  const hung = typed === '' ? undefined : parseSuffix(typed);
  const last = perUnit(hung ? period : (second ?? first));
  if (last === undefined) return undefined;
  const tail = hung && { hung };
  if (many) {
    const kind = kindOf(units.get(first)?.after ?? first);
    if (second || kind < 0 || kind === kindOf(counted)) return undefined;
    const count = new Numeral(many);
    const isWeek = many === '7' && first.startsWith('хоног');
    return { before: `${isWeek ? count.bare() : count.attributive()} ${last}`, end, ...tail };
  }
  const each = second && units.get(first);
  if (second && (!each || each.before)) return undefined;
  return { before: each ? `${last} ${each.after} тутамд` : last, end, ...tail };
}

/** The unit behind a number, directly or behind a space. */
export function unitBehind(text: string, end: number): { unit: Unit; end: number } | undefined {
  const isApart = /[ \u00A0]/.test(text.charAt(end));
  return unitAt(text, isApart ? end + 1 : end, isApart);
}

const product = /(\p{L}{1,4})·(\p{L}{1,3})(?!\p{L})/uy;

/** Any units with slashes or a point: ммоль/л литрт … миллимоль, Н·м ньютон метр. */
function compound(text: string, at: number): { unit: Unit; end: number } | undefined {
  const near = text.slice(at, at + 9);
  if (!near.includes('/') && !near.includes('·')) return undefined;
  const both = match(product, text, at);
  const [one, other] = [units.get(both?.[1] ?? ''), units.get(both?.[2] ?? '')];
  const written = match(/\p{L}[\p{L}.]{0,6}[²³23]?/uy, text, at)?.[0] ?? '';
  const top =
    one && other && !one.before ? { after: `${one.after} ${other.after}` } : units.get(written);
  if (!top || top.before) return undefined;
  const end = at + (one && other ? (both?.[0].length ?? 0) : written.length);
  const per = perAt(text, end, top.after);
  if (!per) return one && other ? { unit: top, end } : undefined;
  const after = per.hung ? inflect(top.after, per.hung) : top.after;
  return { unit: { before: per.before, after }, end: per.end };
}
