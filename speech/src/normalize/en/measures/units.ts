import { match } from '../../draft.ts';
import { rightOf } from '../../near.ts';
import { isLowResult } from '../clinic/lab-flags.ts';
import lists from '../lists.json' with { type: 'json' };
import { type Names, periods, typedUnits, units } from './unit-names.ts';
import { isMillions, unitBeside } from './unit-rows.ts';

const longest = 8;
const abbreviated = new Set(['fl oz', 'fl. oz', ...lists.abbreviated]);
/** Whether a sign such as kWh is a unit. */
export const isUnit = (written: string): boolean => Object.hasOwn(units, written);

/** How all that is a unit begins. */
const beginning = /\p{L}{1,5}(?!\p{L})|arc(?:min|sec)(?!\p{L})|[°″"]/uy;

/** The unit written at `start`, and where it ends; `joint` is what separates it from the number. */
export function unitAt(
  text: string,
  start: number,
  joint: string,
): { names: Names; end: number } | undefined {
  if (!match(beginning, text, start)) return undefined;
  for (let size = longest; size > 0; size--) {
    const written = text.slice(start, start + size);
    const names = Object.hasOwn(units, written) ? units[written] : undefined;
    if (!names || written.length < size || /[\p{L}\p{N}²³]/u.test(text.charAt(start + size)))
      continue;
    // km/x, and 11 g'kids; km / h.
    if (/^(?:'|\/(?!\p{Ll}{3,}(?!\p{L})))\p{L}/u.test(rightOf(text, start + size, 10))) continue;
    if (text.startsWith(' / ', start + size) && compound(text, start)) continue;
    const after = rightOf(text, start + size, 14);
    // Hgb 10.9 L: low.
    if (joint === ' ' && written === 'L' && isLowResult(text, start)) continue;
    if (
      (written === 'm' && isMillions(text, start)) ||
      (written === 't' && /^\.(?!\s*$)/.test(after))
    )
      continue;
    const told = unitBeside('units', text, start, written);
    if (told === 'none') continue;
    if (told) return { names: told, end: start + size };
    // A 5-yr. average can't end with "yr.", so its stop is that of the abbreviation.
    const inner = joint === '-' ? /^\.(?:\)? \p{L}|-\p{Ll})/u : innerStop;
    // ±1 s.d. The next sentence.
    if (/^s\.[de]\.$/.test(written) && /^\s*$|^\s+\p{Lu}/u.test(after))
      return { names, end: start + size - 1 };
    const stop = abbreviated.has(written) && text[start + size] === '.' && inner.test(after);
    return { names, end: start + size + (stop ? 1 : 0) };
  }
  return compound(text, start) ?? typedUnitAt(text, start, joint);
}

/** `12v`, `5kw`, `500ma`, `2a` beside words of electricity, `0.8 A`. */
function typedUnitAt(
  text: string,
  start: number,
  joint: string,
): { names: Names; end: number } | undefined {
  const written = match(/[A-Za-z]{1,4}(?![\p{L}\p{N}²³'’])/uy, text, start)?.[0] ?? '';
  if (joint !== '' && written !== 'A') return undefined;
  const told = unitBeside('typed', text, start, written);
  const names = told ?? (Object.hasOwn(typedUnits, written) ? typedUnits[written] : undefined);
  return names && names !== 'none' ? { names, end: start + written.length } : undefined;
}

const ratio =
  /([\p{L}°]{1,5}[²³]?)(?:\/| \/ )([\p{L}]{1,6}[²³23]?)(?:\/([\p{L}]{1,6}[²³23]?))?(?![\p{L}\p{N}²³]|\/\p{L})/uy;
/** A full stop of an abbreviation within a sentence. */
const innerStop =
  /^\.(?:\/[a-z]|\s+[a-z\d(=+&]|\s[NSEW]{1,2}(?!\p{L})|\s[$€£]\d|[,;)]|[-\u2013]\d)/u;

export function afterStop(text: string, end: number): number {
  return innerStop.test(text.slice(end, end + 4)) ? end + 1 : end;
}

/** What follows "per" or a slash: kWh kilowatt hour, mo month. */
export function perName(written: string): string | undefined {
  if (Object.hasOwn(periods, written)) return periods[written];
  const names = Object.hasOwn(units, written) ? units[written] : undefined;
  return names && !/ per /.test(names[0]) ? names[0] : undefined;
}

/** Two or three units with slashes: mg/dL, km/s, kWh/year, mg/kg/day. */
function compound(text: string, at: number): { names: Names; end: number } | undefined {
  const found = match(ratio, text, at);
  const top = found?.[1] && Object.hasOwn(units, found[1]) ? units[found[1]] : undefined;
  const below = found?.[2] ? perName(found[2]) : undefined;
  const last = found?.[3] ? perName(found[3]) : undefined;
  if (!found || !top || !below || (found[3] && !last)) return undefined;
  // km/mi: one or the other.
  const [first, second] = [found[1] ?? '', found[2] ?? ''];
  if (
    !found[3] &&
    metric.test(first) !== metric.test(second) &&
    [masses, volumes, distance].some((same) => same.test(first) && same.test(second))
  )
    return {
      names: [`${top[0]} or ${below}`, `${top[1]} or ${units[second]?.[1] ?? below}`],
      end: at + found[0].length,
    };
  const by = `per ${below}${last ? ` per ${last}` : ''}`;
  return { names: [`${top[0]} ${by}`, `${top[1]} ${by}`], end: at + found[0].length };
}

const masses = /^(?:mg|kg|g|t|lbs?|oz|bu)$/;
const volumes = /^(?:ml|mL|dL|l|L|gals?|qt|pt|m³|m3|bu)$/;
/** Bodies of land, spaces of time and volumes, that something is measured by. */
const base =
  /^(?:ac|acre|ha|h|hr|hour|s|sec|min|day|d|wk|week|mo|month|yr|year|l|L|dL|gal|m²|m2|m³|m3|km|mi)$/;
const metric = /^(?:[mkcd]?m|[mk]?g|t|[mcd]?[lL]|m³|m3)$/;
const distance = /^(?:mm|cm|m|km|in|ft|yds?|mi)$/;

/** A rate without its number, as in a table: bu/ac, kg/ha, mg/dL; but lbs/kg and km/mi are alternatives. */
export function rateAt(text: string, at: number): { name: string; end: number } | undefined {
  const found = match(ratio, text, at);
  if (!found) return undefined;
  const [top, below] = [found[1] ?? '', found[2] ?? ''];
  if (
    (top.length < 2 && found[0] !== 't/ha') ||
    found[0].includes(' ') ||
    /^(?:in|min|sec|pt|ac|ha|doz|hrs?|wks?|mos|yrs?)$/.test(top) ||
    !base.test(below)
  )
    return undefined;
  if ([masses, volumes, distance].some((same) => same.test(top) && same.test(below)))
    return undefined;
  const rate = compound(text, at);
  return rate && { name: rate.names[1], end: rate.end };
}
