import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { calendarName, monthSource, months, sayDay } from './calendar.ts';
import { ordinal, year } from './cardinal.ts';
import { isDayFirst } from './day-first.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const short = /(\d{2})([.-])(\d{2})\2(\d{2})(?![\d\p{L}]|[-./:]\d)/uy;
const single = /(\d{1,2})([.-])(\d{1,2})\2(\d{2})(?![\d\p{L}]|[-./:]\d)/uy;
const cue =
  /(?:\b(?:date|dated|dt|on|before|after|from|to|by|until|till|since|due|period|start(?:s|ing)?|end(?:s|ing)?|expires?|dob|w\.e\.f|wef|as at|as of|effective|valid|issued|posted|updated|eff(?:\.|ective)?)[.:]?|\d{2}[.-]\d{2}[.-]\d{2} ?[-\u2013]) ?$/i;
const shortNames =
  '(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const capital = new RegExp(
  `(\\d{1,2})(-?)${shortNames}\\2(20\\d{2}|\\d{2})(?![\\d\\p{L}]|[-./:]\\d)`,
  'uy',
);
const glued = new RegExp(
  `(\\d{1,2})${shortNames}(?: ?[-\\u2013] ?(\\d{1,2})${shortNames})?(?![\\d\\p{L}])`,
  'uy',
);
const dayAndMonth = /(\d{1,2})-(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![\d\p{L}-])/uy;
const isDay = (written: string): boolean => Number(written) >= 1 && Number(written) <= 31;
const monthNumber = (name: string): number =>
  months.findIndex((one) => one.slice(0, 3).toLowerCase() === name.toLowerCase()) + 1;
/** Rev. 11-2022, MOT until 04/2025. */
const ofYear = /(0?[1-9]|1[0-2])[-/]((?:19|20)\d\d)(?![\d\p{L}]|[-./:]\d)/uy;
const monthCue =
  /\b(?:rev|revised|exp|expiry|expires|expiration|valid|since|mot|from|until|till|to|date|issued|period|dated|in|by|mfd|mfg|reg|built|bbe|best before)[.:]?(?: date)?:? ?$/i;
const pair =
  /(0?[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01]|[1-9])(?=,? (?:at |@ ?)?\d{1,2}[:.][0-5]\d(?!\d)|,? (?:at|@) \d{1,2} ?[ap]\.?m)/y;
const said = (day: string, month: number, years: string) =>
  `${months[month - 1]} ${ordinal(String(Number(day)))} ${year(years.length === 2 ? `20${years}` : years)}`;

/** `Closing date: 31.05.24`, `on 12-05-24`, `12-MAY-2024`, `12May24`, `14Mar`, `12/05 14:32`: dates of forms and messages. */
export function formDateRule(scan: Scan): Draft | undefined {
  const { text, at, before } = scan;
  if (/[\p{L}\d.,/:$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const day = dayOfMonth(scan);
  if (day) return day;
  const named = match(capital, text, at);
  if (named?.[1] && named[3] && named[4] && isDay(named[1])) {
    const [name, years] = [named[3], named[4]];
    return draftOf(named, 'date', said(named[1], monthNumber(name), years));
  }
  // 22-SEP to 20-NOV.
  const ofThisYear = match(dayAndMonth, text, at);
  if (ofThisYear?.[1] && ofThisYear[2] && isDay(ofThisYear[1]))
    return draftOf(ofThisYear, 'date', sayDay(before, ofThisYear[1], monthNumber(ofThisYear[2])));
  const bare = match(glued, text, at);
  if (bare?.[1] && bare[2] && isDay(bare[1]) && isDay(bare[3] ?? '1')) {
    const from = sayDay(before, bare[1], monthNumber(bare[2]));
    const to = bare[3] && bare[4] ? ` to ${sayDay('to', bare[3], monthNumber(bare[4]))}` : '';
    return draftOf(bare, 'date', from + to);
  }
  const hyphens = hyphenDay(scan);
  if (hyphens) return hyphens;
  const found = match(short, text, at);
  if (found?.[1] && found[3] && found[4]) {
    const [first, second] = [Number(found[1]), Number(found[3])];
    const told =
      cue.test(leftOf(text, at, 16)) ||
      (first > 12 && found[2] === '.') ||
      /^,? \d\d:\d\d/.test(text.slice(at + 8, at + 15));
    // Behind points and hyphens the day comes first, unless it can't.
    if (told && first >= 1 && first <= 31 && second >= 1 && second <= 12)
      return draftOf(found, 'date', said(found[1], second, found[4]));
    if (told && first >= 1 && first <= 12 && second <= 31)
      return draftOf(found, 'date', said(found[3], first, found[4]));
  }
  // Effective 7-1-22.
  const lead = leftOf(text, at, 24);
  const brief =
    allows('@effective-from', 'before', lead.toLowerCase()) ||
    (/^(?:1[0-2]|[1-9])-(?:1[3-9]|2\d|3[01])-0\d(?!\d)/.test(text.slice(at, at + 9)) &&
      /(?:^|[\s"“(])$/.test(lead) &&
      !/\b(?:code|combo|combination|lock|no\.?|number|record|score|line)\b/i.test(lead))
      ? match(single, text, at)
      : null;
  if (brief?.[1] && brief[3] && brief[4] && isDay(brief[1]) && isDay(brief[3])) {
    const turns = Number(brief[1]) > 12 || isDayFirst(text, at, scan.options.dayFirst);
    const [day, month] = turns ? [brief[1], brief[3]] : [brief[3], brief[1]];
    if (Number(month) < 13)
      return draftOf(
        brief,
        'date',
        said(day, Number(month), Number(brief[4]) > 40 ? `19${brief[4]}` : brief[4]),
      );
  }
  const monthOnly = monthCue.test(leftOf(text, at, 18)) ? match(ofYear, text, at) : null;
  if (monthOnly) return readAs(monthOnly, 'date', '{1:month} {2:year}');
  const clock = match(pair, text, at);
  if (clock?.[1] && Number(clock[2]) < 13 && isDayFirst(text, at, scan.options.dayFirst))
    return draftOf(clock, 'date', sayDay(before, clock[1], Number(clock[2])), false);
  return clock?.[1] ? readAs(clock, 'date', '{1:month} {2:ordinal}', false) : undefined;
}

const dotted = /(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(\.?)(?![\d%\p{L}]|[.,:/]\d)/uy;
const untilCue =
  /\b(?:(?<!(?:rose|rise|fell|fall|drop|dropped|up|down|grew|gained|lost) )by|until|till|til|since|before|after|valid)[:,]? $/i;
const dottedEnd = / ?[-\u2013] ?(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.(?!\d)/y;

const dayName = (day: string, month: string) =>
  `the ${ordinal(String(Number(day)))} of ${months[Number(month) - 1]}`;

/** `expires on 30.09.`, `until 15.03. at noon`: a day and a month as written in Europe. */
function dayOfMonth({ text, at, before }: Scan): Draft | undefined {
  const found = match(dotted, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  if (allows('@numbered', 'before', leftOf(text, at, 12).toLowerCase())) return undefined;
  const end = at + found[0].length;
  const after = text.slice(end, end + 12);
  const goesOn = /^ (?:\p{Ll}|\d)/u.test(after);
  // A number may end a sentence, but none goes on behind its full stop.
  const told =
    found[3] === '.' && (goesOn || /^ ?[-\u2013,)]/.test(after))
      ? /[\s(]|^$/.test(text.charAt(at - 1))
      : allows('@due-words', 'before', leftOf(text, at, 14).toLowerCase())
        ? !goesOn || allows('@date-goes-on', 'after', after)
        : Number(found[1]) > 24 && !goesOn && untilCue.test(leftOf(text, at, 10));
  const far = found[3] === '.' ? match(dottedEnd, text, end) : null;
  if (far?.[1] && far[2])
    return draftOf(
      far,
      'date',
      `${dayName(found[1], found[2])} to ${dayName(far[1], far[2])}`,
      false,
    );
  if (!told) return undefined;
  const said = dayName(found[1], found[2]);
  return draft(
    found[3] === '.' && !goesOn && !/^ ?[-\u2013,)]/.test(after) ? end - 1 : end,
    'date',
    before === 'the' ? said.slice(4) : said,
    false,
  );
}

const hyphened = /(0[1-9]|[12]\d|3[01])-(0[1-9]|[12]\d|3[01])(?![\d%\p{L}]|[-.,:/]\d)/uy;

/** `on 03-08`, `before 31-07`: with two digits each, behind a word for a date. */
function hyphenDay({ text, at, before, options }: Scan): Draft | undefined {
  const found = match(hyphened, text, at);
  const behind = leftOf(text, at, 14);
  if (
    !found?.[1] ||
    !(allows('@due-words', 'before', behind.toLowerCase()) || untilCue.test(behind))
  )
    return undefined;
  // On a 15-11 vote.
  if (/^ (?:party-line )?votes?\b/.test(text.slice(at + 5, at + 22))) return undefined;
  const first = Number(found[1]);
  const second = Number(found[2]);
  const byDay = second < 13 && (first > 12 || isDayFirst(text, at, options.dayFirst));
  if (!byDay && first > 12) return undefined;
  const said = byDay
    ? sayDay(before, found[1], second)
    : `${months[first - 1]} ${ordinal(String(second))}`;
  return draftOf(found, 'date', said, false);
}

/** Jan-24<tab>Feb-24: heads of columns. */
const columnMonth = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)-(\d\d)(?=\t|\n|$)/y;
const monthYear = new RegExp(`(${monthSource}) ?['’](\\d{2})(?![\\d\\p{L}])`, 'uy');

/** `MOT Mar '25`. */
export function shortYearRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const found =
    match(monthYear, text, at) ??
    (/^[\t\n]?$/.test(text.charAt(at - 1)) ? match(columnMonth, text, at) : null);
  if (!found?.[1] || !found[2]) return undefined;
  const years = year(Number(found[2]) < 50 ? `20${found[2]}` : `19${found[2]}`);
  return draftOf(found, 'date', `${calendarName(found[1])} ${years}`);
}

const part = '(?:dd?|mm?|yyyy|yy|hh|ss|DD?|MM?|YYYY|YY|HH|SS)';
const pattern = new RegExp(`${part}(?:[/.:-]${part}){1,3}(?![\\p{L}\\p{N}])`, 'uy');

/** `dd/mm/yyyy`: how a date is to be written, by its letters. */
export function datePatternRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/.-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(pattern, text, at)?.[0];
  if (!found || !/dd|yy|hh|ss/i.test(found) || !/mm/i.test(found)) return undefined;
  const said = found
    .split(/([/.:-])/)
    .map((one) => signs[one] ?? [...one.toUpperCase()].join(' '))
    .filter(Boolean);
  return draft(at + found.length, 'initialism', said.join(' '));
}

const signs: Readonly<Record<string, string>> = { '/': 'slash', '.': 'dot', ':': '', '-': 'dash' };
