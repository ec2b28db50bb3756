import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { allows } from '../neighbors.ts';
import { ordinal, year } from '../numbers/cardinal.ts';
import { calendarName, monthSource, withoutStop } from './calendar.ts';
import { dayPairRule } from './day-pairs.ts';

/** Old letters have 2d and 3d: Oct. 3d, 1862. */
const ordinalEnd =
  '(?:st|nd|rd|th|ST|ND|RD|TH|(?<=[23])d(?=,? 1[5-9]\\d\\d|,? (?:last|inst|ult|next)(?![a-z])|\\.? *$))?';
const yearEnd = '(,? (\\d{4})(?![\\d:,]\\d|\\d))?';
const monthDay = new RegExp(
  `(${monthSource}) (\\d{1,2})${ordinalEnd}(?![\\d:.%]\\d|\\d)(?:([-\\u2013])(\\d{1,2})${ordinalEnd}(?!\\d))?${yearEnd}`,
  'y',
);
const dayMonth = new RegExp(
  `(\\d{1,2})${ordinalEnd}(?:( ?[-\\u2013] ?| (?:and|or|to|&) |/)(\\d{1,2})${ordinalEnd})?( of)? (${monthSource})(?![a-z])${yearEnd}`,
  'y',
);
const monthYear = new RegExp(
  `(${monthSource})(?:,? (\\d{4})(?![\\d:,]\\d|\\d)| '(\\d{2})(?![\\d'"]))`,
  'y',
);
/** The end of a period that spans months. */
const until = new RegExp(
  ` ?[-\\u2013\\u2014] ?(?=${monthSource} \\d{1,2}(?!\\d)|\\d{1,2} ${monthSource}(?![a-z]))`,
  'y',
);
const andDays =
  /((?:, \d{1,2}(?:st|nd|rd|th)?){0,5}),? (and|or|&) (\d{1,2})(?:st|nd|rd|th)?(?![\d:%]|[.,]\d|[-\u2013/]\d| ?[ap]\.?m)(,? (\d{4})(?![\d:,]\d|\d))?/y;

/** `3, 5 and 7` after the first day of a month: the remaining days. */
function moreDays(
  text: string,
  at: number,
  first: string,
): { end: number; spoken: string } | undefined {
  const found = match(andDays, text, at);
  if (!found?.[2] || !found[3]) return undefined;
  const days = [...(found[1]?.match(/\d+/g) ?? []), found[3]].map(Number);
  const rises = days.every((day, index) => day > (days[index - 1] ?? Number(first)) && day <= 31);
  const end = at + found[0].length;
  if (!rises || !allows('@no-count', 'after', text.slice(end, end + 14))) return undefined;
  const last = days.pop() ?? 0;
  const list = days.map((day) => ` ${ordinal(String(day))}`).join('');
  const joint = found[2] === 'or' ? 'or' : 'and';
  const years = found[5] ? ` ${year(found[5])}` : '';
  return { end, spoken: `${list} ${joint} ${ordinal(String(last))}${years}` };
}

/** A date, and a following "to" of a longer period. */
function dated(text: string, end: number, spoken: string): Draft {
  const joined = match(until, text, end);
  return joined
    ? draftOf(joined, 'date', `${spoken} to`)
    : draft(withoutStop(text, end), 'date', spoken);
}

const isDay = (digits: string | undefined): digits is string =>
  digits !== undefined && Number(digits) > 0 && Number(digits) <= 31;

/** `November 20, 2026`, `Nov. 3–5`, `Nov. 17 and 18`, `20 November 2026`, `17–18 November`, `May 2026`. */
export function namedDateRule(scan: Scan): Draft | undefined {
  const { text, at, before } = scan;
  if (/[A-Za-z]/.test(text.charAt(at - 1)) && /[A-Za-z]/.test(text.charAt(at))) return undefined;
  const named = match(monthDay, text, at);
  if (named?.[1] && isDay(named[2])) {
    const to = named[4] ? ` to ${ordinal(named[4])}` : '';
    const years = named[6] ? ` ${year(named[6])}` : '';
    const end = at + named[0].length;
    const said = `${calendarName(named[1])} ${ordinal(named[2])}${to}${years}`;
    const more = named[6] ? undefined : moreDays(text, end, named[4] ?? named[2]);
    return more ? draft(more.end, 'date', said + more.spoken) : dated(text, end, said);
  }
  const several = dayPairRule(scan);
  if (several) return several;
  const turned = match(dayMonth, text, at);
  if (
    isDay(turned?.[1]) &&
    turned?.[5] &&
    (!turned[3] || isDay(turned[3])) &&
    (turned[2] !== '/' || Number(turned[3]) === Number(turned[1]) + 1)
  ) {
    const years = turned[7] ? ` ${year(turned[7])}` : '';
    const word = turned[2]?.trim();
    const joint =
      word === 'or' ? 'or' : word === 'and' || word === '&' || word === '/' ? 'and' : 'to';
    const second = turned[3] ? ` ${joint} ${ordinal(turned[3])}` : '';
    const article = before === 'the' ? '' : 'the ';
    return dated(
      text,
      at + turned[0].length,
      `${article}${ordinal(turned[1])}${second} of ${calendarName(turned[5])}${years}`,
    );
  }
  const short = match(monthYear, text, at);
  // Soybeans Jan 1007¾: a price.
  if (!short?.[1] || match(/ ?\d\u2044\d/y, text, at + short[0].length)) return undefined;
  // Oct '62.
  const brief = short[3] ? year(`19${short[3]}`).replace('nineteen ', '') : '';
  return draftOf(short, 'date', `${calendarName(short[1])} ${short[2] ? year(short[2]) : brief}`);
}
