import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';
import { codeSource, currencyNames } from './currencies.ts';

const pair = new RegExp(`(${codeSource})/(${codeSource})(?![\\p{L}\\p{N}/])`, 'uy');

/** `EUR/USD 1.0847`: two currencies by their names. */
export function currencyPairRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/$-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(pair, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const [one, other] = [currencyNames(found[1])?.[0][0], currencyNames(found[2])?.[0][0]];
  return one && other && one !== other ? draftOf(found, 'money', `${one} ${other}`) : undefined;
}

const cents = /(\d{1,4})[.,](\d{1,2})( ?c)(?![\p{L}\p{N}])/uy;

/** `from 61.47c yesterday`: parts of a cent of a currency, of fuel or of power. */
export function partCentsRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(cents, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  // 412.50 c/lb; a 2.5 c cup needs its unit.
  const perUnit = allows('@per-unit-sold', 'after', text.slice(end, end + 9));
  const around = text.slice(Math.max(0, at - 100), at + 80);
  return perUnit || (found[3] === 'c' && allows('@traded', 'around', around.toLowerCase()))
    ? readAs(found, 'money', '{1} point {2:digits} cents')
    : undefined;
}

const grain = /(\d{1,2})\.(\d\d)(?: ?([¼½¾])| ([1357])[/\u2044]([248]))(?![\d/])/y;
const eighths: Readonly<Record<string, string>> = lists.eighths;

/** `Spring wheat May 6.52½`: dollars, cents and a part of a cent. */
export function grainPriceRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/$€£+-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(grain, text, at);
  const part = found ? eighths[found[3] ?? `${found[4]}/${found[5]}`] : undefined;
  return found && part && allows('@crop', 'around', leftOf(text, at, 60).toLowerCase())
    ? readAs(found, 'money', `{1} {2:two} and ${part}`, false)
    : undefined;
}

const two =
  /([$£€])(\d{1,3})(?:\.(\d\d))?\/[$£€]?(\d{1,3})(?:\.(\d\d))? (?:per )?(adults?|person|child|family|non-members?|members?)\/(adults?|concessions?|conc|child(?:ren)?|members?|non-members?|seniors?|students?|kids?|family)(?![\p{L}/])/uy;
/** A sum of a menu of fares: twenty dollars, twenty dollars fifty. */
const fare = (sign = '', whole: number, part: string | undefined): string => {
  const unit = { '£': 'pound', '€': 'euro' }[sign] ?? 'dollar';
  return `{${whole}} ${unit}{${whole}:s}${part && part !== '00' ? ` {${whole + 1}:two}` : ''}`;
};

/** `$20/11 per adult/concession`: a price for each of two. */
export function twoFaresRule({ text, at }: Scan): Draft | undefined {
  const found = match(two, text, at);
  if (!found) return undefined;
  const per = found[0].includes(' per ') ? ' per ' : ' ';
  const [first, second] = [fare(found[1], 2, found[3]), fare(found[1], 4, found[5])];
  return readAs(found, 'money', `${first}${per}{6:text}, ${second}${per}{7:@fares}`, false);
}
