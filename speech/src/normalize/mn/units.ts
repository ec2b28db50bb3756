import { match } from '../draft.ts';
import lists from './lists.json' with { type: 'json' };
import { inflect } from './suffix.ts';
import { wordPairs } from './word-pairs.ts';

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
const longest = Math.max(...[...units.keys()].map((written) => written.length));

/** Single letters (ampere, volt, tonne, dative) that are a unit only next to the number or, lower case, apart from it. */
const risky = new Set(['А', 'В', 'Н', 'Ж', 'с', 'in', 'am', 'ц', 'ш']);

/** The unit at a place, longest first. `apart` means that a space separates it from the number. */
export function unitAt(
  text: string,
  at: number,
  apart: boolean,
): { unit: Unit; end: number } | undefined {
  for (let size = longest; size > 0; size--) {
    const written = text.slice(at, at + size);
    const unit = units.get(written);
    if (!unit || written.length < size) continue;
    const next = text.charAt(at + size);
    const smaller = /^\d{1,3} ?(?:см|мм|гр?|м|мин|сек)(?!\p{L})/u;
    if (/[\p{L}²³]/u.test(next)) continue;
    // 1м75см continues in a smaller unit; m2 is another unit.
    if (/\p{N}/u.test(next) && !smaller.test(text.slice(at + size, at + size + 8))) continue;
    if (/[/·]/.test(next) && /\p{L}/u.test(text.charAt(at + size + 1))) return compound(text, at);
    if (apart && risky.has(written) && !(written === 'ш' || written === 'ц')) continue;
    if (
      size === 1 &&
      /^ ?(?:анги|бүлэг|блок|байр|корпус|тоот|хэсэг)/.test(text.slice(at + 1, at + 8))
    )
      continue;
    if (size === 1 && next === '.' && /\p{L}\./u.test(text.slice(at + 2, at + 4))) continue;
    if (size === 1 && /^\.\p{L}(?!\p{L})/u.test(text.slice(at + 1, at + 4))) continue;
    if (next === '.' && /\p{Lu}/u.test(text.charAt(at + size + 1)) && size === 1) continue;
    return { unit, end: at + size };
  }
  return compound(text, at);
}

const ratio = /(\p{L}[\p{L}.·]{0,6}[²³23]?)\/(\p{L}{1,12}[²³23]?)(?![\p{L}\p{N}²³/])/uy;
/** What is counted by, besides units of measure: 5 л/хоног. */
const periods = wordPairs(`
мин:минутад ц:цагт цаг:цагт сар:сард жил:жилд хүн:хүнд анги:ангид айл:айлд унц:унцад
`);

/** The words for what follows a slash: л литрт, сар сард; any other word as it is, аяга аягад. */
export function perUnit(written: string): string | undefined {
  const unit = units.get(written);
  if (Object.hasOwn(periods, written)) return periods[written];
  if (!unit && /^[а-яөү]{4,}$/.test(written)) return inflect(written, 'д');
  return unit && !unit.before ? inflect(unit.after, 'д') : undefined;
}

/** Any two units with a slash: ммоль/л литрт … миллимоль. */
function compound(text: string, at: number): { unit: Unit; end: number } | undefined {
  const found = match(ratio, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const top = units.get(found[1]);
  const before = perUnit(found[2]);
  if (!top || top.before || !before) return undefined;
  return { unit: { before, after: top.after }, end: at + found[0].length };
}
