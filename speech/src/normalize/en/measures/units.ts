import { match } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { isLowResult } from '../clinic/lab-flags.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { isSpoon } from './kitchen.ts';
import { isMillions, isTonnage, typedUnitAt } from './typed-units.ts';
import { both, type Names, periods, plural, units } from './unit-names.ts';

const longest = 8;
const apartOnly = new Set(['in', 's', 'h', 't', 'm', 'l', 'pt', 'kt']);

const abbreviated = new Set(['fl oz', 'fl. oz', ...lists.abbreviated]);
/** What may follow "2 in" if "in" means inches. */
const afterInches = /^(?:\s*$|[.,;)]| ?\/| (?:tall|long|wide|high|deep|thick|across|by)\b)/;

/** A 100-m dash, an 8-in pan; but 5-m is not a unit by itself. */
const raceOf =
  /^m (?:dash|race|sprint|relay|hurdles|freestyle|butterfly|backstroke|breaststroke|run|swim|final|tall|wide|long|deep|high|telescope|mirror|pool)|^m-(?:thick|long|wide|high|tall|deep)/;
const inchOf = /^in/;

/** 5x7 in: the second of two measures. */
const factor = /\d ?[x×] ?\d[\d.]{0,6} $/;

/** Whether a sign such as kWh is a unit. */
export const isUnit = (written: string): boolean => Object.hasOwn(units, written);

/** So long it is cooked: no meters. */
const cooked =
  /\ds (?:to|and|or) \d{1,3}$|(?:^|[^\p{L}])(?:[Pp]rep|[Cc]ook(?:ing)?|[Bb]ake|[Bb]aking|[Cc]hill(?:ing)?|[Rr]est(?:ing)?|[Pp]roof|[Ss]immer|[Mm]arinate|[Rr]oast)(?: time)?[:.]? (?:\d{1,2}h ?)?\d{1,3}$/u;

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
    if (
      joint !== '' &&
      written === 's' &&
      // The 80 s of a careless hand, and names of models: A 7 s.
      /(?:\b[Tt]he \d0|\d{4}|(?<!\p{L})\p{Lu} \d) $/u.test(leftOf(text, start, 8))
    )
      continue;
    if (
      joint !== '' &&
      written === 'in' &&
      !(joint === '-' ? /^\.?\)? [a-z]/ : afterInches).test(after) &&
      !factor.test(leftOf(text, start, 14))
    )
      continue;
    // 2x4s is a plural.
    if (joint === '' && written === 's' && /\d[x×]\d{1,2}$/.test(leftOf(text, start, 5)))
      return undefined;
    if (joint === '-' && written === 'L' && !/^ (?:\p{Ll}|V\d|I\d)/u.test(after)) continue;
    // Won by 1¼ L, nk, hd: lengths of horses.
    if (
      /^[lL]$/.test(written) &&
      (/\bwon by\b|\b(?:nk|hd|nse)\b/.test(near(text, start, 30)) ||
        allows('@race-distances', 'around', leftOf(text, start, 60)))
    )
      continue;
    // Hgb 10.9 L: low.
    if (joint === ' ' && written === 'L' && isLowResult(text, start)) continue;
    // W 12 L 5: won and lost.
    if (joint === ' ' && /^[LW]$/.test(written) && /^ \d/.test(after)) continue;
    // 2 L. Orr (22) 38: a place and an initial.
    if (
      joint === ' ' &&
      /^[A-Z]$/.test(written) &&
      /^\. \p{Lu}\p{Ll}{1,14} (?:\(|\d)/u.test(rightOf(text, start + size, 20))
    )
      continue;
    if (written === 'm' && isMillions(text, start)) continue;
    // Prep 20m, cook 45m.
    if (written === 'm' && joint === '' && cooked.test(leftOf(text, start, 30)))
      return { names: plural('minute'), end: start + size };
    if (written === 't' && isSpoon(text, start)) continue;
    // 1 t. vanilla.
    if (written === 'kt' && isTonnage(text, start))
      return { names: plural('kilotonne'), end: start + size };
    if (written === 'nm' && allows('@forecast-at-sea', 'around', near(text, start, 90)))
      return { names: plural('nautical mile'), end: start + size };
    if (/^s\.?f\.?$/.test(written) && /(?<![\d.,])[1-6] ?$/.test(leftOf(text, start, 4)))
      return { names: ['significant figure', 'significant figures'], end: start + size };
    if (written === 'pt' && pointAfter.test(after + near(text, start, 50).replace(/^.*\n/, '')))
      return {
        names: allows('@fonts', 'after', after) ? both('point') : plural('point'),
        end: start + size,
      };
    // 118 MG Road, in India.
    if (written === 'MG' && /^ (?:Road|Rd|Marg)(?!\p{L})/u.test(after)) continue;
    if (written === '"' || (written === 't' && /^\.(?!\s*$)/.test(after))) continue;
    if (
      apartOnly.has(written) &&
      joint === '-' &&
      !(written === 'm' ? raceOf : inchOf).test(written + after)
    )
      continue;
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

/** 1 pt each, a 12 pt font, 5 pt extra credit. */
const pointAfter =
  /^\.? (?:fonts?|TNR|Times|Arial|Calibri|Courier|Cambria|Helvetica|Garamond|type|bonus|lead|game|off|buck|thesis|deduction)\b|\b(?:thesis|pts|points?|bonus|credit|questions?|rubric|quiz|exam|score[sd]?|font|deduct\w*|spelling|grading)\b/;

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
