import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { inPairs, oneByOne } from '../numbers/cardinal.ts';
import { canBeSaid } from '../words/capital-words.ts';
import { acronyms } from '../words/said-capitals.ts';

const cities = lists.cities.join('\n');
const cityOf = new Map(
  cities
    .trim()
    .split(/\s+/)
    .map((one) => one.replaceAll('_', ' ').split('=') as [string, string]),
);
const code = /[A-Z]{3}(?![\p{L}\p{N}'’&])/uy;
const timeAhead = /^:? {1,3}(?:at )?(?:[01]?\d|2[0-3])(?::[0-5]\d|[0-5]\d(?!\d| (?:people|km)))/;
/** MSP–BOS, DUB to EDI. */
const wayAhead = /^ ?(?:[-–—>→/]|to) ?([A-Z]{3})(?![\p{L}\p{N}])/u;
const wayBehind = /(?<![\p{L}\p{N}])([A-Z]{3}) ?(?:[-–—>→/]|to) ?$/u;

/** Airlines that are written before the numbers of their flights; no words, states or units among them. */
const airline =
  '(?:AA|AC|AF|AI|AM|AS|AY|AZ|BA|BE|BY|B6|CX|DL|EI|EK|EN|EY|EZY|F9|FI|FJ|FR|G4|HA|HU|IB|JL|JQ|KE|KL|LA|LH|LM|LO|LS|LX|MH|NH|NK|NZ|OS|OZ|PD|PR|QF|QR|RE|SA|SK|SN|SQ|SY|TG|TK|TP|TR|TS|TT|UA|U2|VA|VS|VY|WF|WN|WS|W6|ZL|3M|9E|6E)';
const flight = new RegExp(`(${airline})( ?)(\\d{2,4})(?![\\p{L}\\d%]|[.,:/-]\\d)`, 'uy');
const flying =
  /\b(?:FLT|[Ff]lights?|FLIGHT|[Ff]lt|[Ss]eats?|SEAT|[Cc]abin|[Gg]ate|GATE|[Tt]erminal|[Bb]oard(?:s|ing)?|BOARDING|[Bb]ag|[Dd]ep(?:art\w*|s)?|DEP|[Aa]rr(?:ives?)?|ARR|PNR|[Ee]conomy|[Bb]usiness class|Airbus|Boeing|[Aa]ircraft|[Cc]onf(?:irmed)?|[Cc]heck-in|[Ll]anded|[Dd]elayed|[Rr]ebooked|[Cc]ancel+ed|[Aa]irports?|[Aa]irlines?|[Oo]perated by|[Ll]ayover|[Ll]ands|[Nn]onstop|[Tt]akes off|[Cc]onnect\w*)\b/;

/** Whether an airport with a time or another airport stands in the line. */
const hasAirports = (line: string): boolean =>
  (line.match(/(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu) ?? []).some((one) => cityOf.has(one));

const noAirport =
  /^(?:DEP|ARR|DPT|ETD|ETA|STD|STA|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|THE|AND|FOR|VIA|NOW|OUT|ALL|NEW|FLT|BUS|OFF|NOT)$/;

/** `QF741 ADL 0715 SYD 0940`, `DUB 06:50 – EDI 08:00`, `Airbus A321`: flights, their airports and their aircraft. */
export function flightRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}@#/&-]/u.test(text.charAt(at - 1)) && !wayBehind.test(leftOf(text, at, 6)))
    return undefined;
  const found = match(flight, text, at);
  if (found?.[1] && found[3]) {
    const line = lineAround(text, at, 70);
    const end = at + found[0].length;
    const flown = hasAirports(line) || flying.test(line.replace(found[0], ' '));
    const led = /\b(?:[Ff]light|FLT|[Ff]lt\.?) $/.test(leftOf(text, at, 7));
    if (
      flown &&
      !allows('@reference-papers', 'around', line.toLowerCase()) &&
      (led || !found[3].startsWith('0'))
    )
      return draft(end, 'number', `${oneByOne(found[1])} ${inPairs(found[3])}`, false);
  }
  const airport = match(code, text, at)?.[0];
  if (!airport || noAirport.test(airport)) return undefined;
  const city = cityOf.get(airport);
  const after = text.slice(at + 3, at + 14);
  const behind = leftOf(text, at, 7);
  const other =
    wayAhead.exec(after)?.[1] ??
    /^ ([A-Z]{3}) \d{1,2}:?[0-5]\d/.exec(after)?.[1] ??
    wayBehind.exec(behind)?.[1] ??
    '';
  // FRA 1040 is a form, MAN 2-1 a score; a time of day stands behind an airport.
  const onWay = city !== undefined && cityOf.has(other) && other !== airport;
  const line = lineAround(text, at, 60);
  const timed =
    timeAhead.test(after) &&
    (flying.test(line) ||
      new RegExp(`(?<![\\p{L}])${airline} ?\\d{2,4}`, 'u').test(line) ||
      (line.match(/(?<![\p{L}\p{N}])[A-Z]{3}:? {1,3}\d{1,2}:?[0-5]\d/gu) ?? []).length > 1);
  if ((!timed && !onWay) || (!city && !hasAirports(line))) return undefined;
  return city
    ? draft(at + 3, 'abbreviation', city)
    : draft(at + 3, 'initialism', [...airport].join(' '), false);
}

const bracketed = /([A-Z]{2,5})\)/y;
const joints = /^(?:and|for|in|of|on|the|to)$/;

/** Whether letters are the first ones of the words before them: Member of Parliament (MP). */
function areInitials(letters: string, behind: string): boolean {
  let rest = letters.toLowerCase();
  for (const word of (behind.toLowerCase().match(/[\p{L}’']+/gu) ?? []).reverse()) {
    if (rest.endsWith(word.charAt(0))) rest = rest.slice(0, -1);
    else if (!joints.test(word)) return false;
    if (rest === '') return true;
  }
  return false;
}

/** `Chicago, IL (CHI)`, `blood pressure (BP)`: a code behind its town and letters behind their words, one by one. */
export function codeBracketRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '(') return undefined;
  const found = match(bracketed, text, at)?.[1];
  if (!found) return undefined;
  const behind = leftOf(text, at - 1, 60);
  const isTown =
    found.length === 3 &&
    /\p{Lu}\p{Ll}+,? (?:[A-Z]{2} )?$/u.test(behind) &&
    (/, [A-Z]{2} $/.test(behind) || cityOf.has(found));
  return isTown || (!canBeSaid(found) && !acronyms.has(found) && areInitials(found, behind))
    ? draft(at + found.length, 'initialism', oneByOne(found), !isTown)
    : undefined;
}
