import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { plainNumber } from '../numbers/cardinal.ts';

const sign = /(☀|🌞|⛅|🌤|🌥|☁|🌦|🌧|☔|⛈|🌩|🌨|❄|☃|🌫|🌬|💨|🌪)\uFE0F?/uy;
const names: Readonly<Record<string, string>> = lists.weatherSignsNames;
const all = /[☀⛅☁☔⛈❄☃]|🌞|🌤|🌥|🌦|🌧|🌩|🌨|🌫|🌬|💨|🌪/gu;
const degreesBehind = /(?:\d°?|° ?[CF]|\d[CF])[:,]? {0,3}$/;
const degreesAhead = /^[:,]? {0,3}-?\d{1,3}(?: ?°|\/)/;

/** `Cardiff 9°C 🌧 Norwich 7°C ⛅`: what the signs of a forecast tell; in a message they are silent. */
export function weatherSignRule({ text, at }: Scan): Draft | undefined {
  const found = match(sign, text, at);
  if (!found?.[1]) return undefined;
  const end = at + found[0].length;
  const behind = lineBehind(text, at, 90);
  const ahead = text.slice(end, end + 90).split('\n', 1)[0] ?? '';
  const several = ((behind + ahead).match(all) ?? []).length > 0;
  // Mon ☀ 24°: one sign between a day and its heat.
  const dayBehind =
    /(?:^|[\s|,;])(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Today|Tonight|Tomorrow)[a-z]{0,6}:? {0,2}$/.test(
      behind,
    );
  if (
    !(several && (degreesBehind.test(behind) || degreesAhead.test(ahead))) &&
    !(dayBehind && degreesAhead.test(ahead))
  )
    return undefined;
  const comma = /^\s*(?:$|[.,;:!?|])/.test(ahead) ? '' : ',';
  return draft(end, 'abbreviation', `${names[found[1]]}${comma}`);
}

const heat =
  /(?:([-−]?)(\d{1,2})( to |[-–])(?=[-−]?\d))?([-−]?)(\d{1,2}(?:\.\d)?)([CF])(?![\p{L}\p{N}'’/-])/uy;

/** `up to 17C, that's 63 Fahrenheit`: degrees without their sign, among words of the weather. */
export function bareDegreesRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 22);
  if (/[\p{L}\p{N}.,/#$£€]$/u.test(behind)) return undefined;
  const found = match(heat, text, at);
  if (!found?.[5] || !found[6]) return undefined;
  const around = text.slice(Math.max(0, at - 90), at + 70);
  // My seat was 16C.
  if (allows('@seat-words', 'around', around.toLowerCase())) return undefined;
  const isOutside = allows('@weather-goes-on', 'after', rightOf(text, at + found[0].length, 16));
  const told =
    (isOutside && found[4]) ||
    ((isOutside || allows('@heat-behind', 'before', behind.toLowerCase())) &&
      allows('@weather', 'around', around.toLowerCase()));
  // Glasgow 11C, Oban 10C, Skye 9C.
  const listed =
    /\p{Lu}\p{Ll}{2,} $/u.test(behind) &&
    !allows('@seat-before', 'before', behind) &&
    (around.match(/\p{Lu}\p{Ll}{2,} -?\d{1,2}[CF](?![\p{L}\d])/gu) ?? []).length > 2;
  // Highs 12 to 15C.
  const spans = found[2] !== undefined && allows('@weather', 'around', around.toLowerCase());
  if (!told && !listed && !spans) return undefined;
  const said = (sign: string | undefined, digits: string) =>
    `${sign ? 'minus ' : ''}${plainNumber(digits)}`;
  const from = found[2] === undefined ? '' : `${said(found[1], found[2])} to `;
  return draftOf(
    found,
    'unit',
    `${from}${said(found[4], found[5])} degree${found[5] === '1' ? '' : 's'} ${found[6] === 'C' ? 'Celsius' : 'Fahrenheit'}`,
  );
}
