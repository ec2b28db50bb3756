import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { cardinal, ordinal, pluralNumber, year } from './cardinal.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const shortNames: Record<string, string> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Sept: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};
const weekdays: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thur: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
const iso = /(\d{4})([-./])(\d{1,2})\2(\d{1,2})(?!\d|[-./]\d)/y;
const slashed = /(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[-./]\d)/y;
const monthDay =
  /(January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.?) (\d{1,2})(?:st|nd|rd|th)?(?![\d:.%]\d|\d)(?:([-\u2013])(\d{1,2})(?:st|nd|rd|th)?(?!\d))?(,? (\d{4})(?![\d:,]\d|\d))?/y;
const dayMonth =
  /(\d{1,2})(?:st|nd|rd|th)?( of)? (January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.?)(?![a-z])(,? (\d{4})(?![\d:,]\d|\d))?/y;
const monthYear =
  /(January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.?),? (\d{4})(?![\d:,]\d|\d)/y;

const monthName = (written: string) => shortNames[written.replace('.', '')] ?? written;
const inRange = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** `2026-11-20`, `11/20/2026` (month first; day first where the first number can be no month). */
export function numericDateRule({ text, at }: Scan): Draft | undefined {
  const found = match(iso, text, at);
  if (found?.[1] && found[3] && found[4] && inRange(Number(found[3]), Number(found[4])))
    return draft(at + found[0].length, 'date', sayDate(Number(found[3]), found[4], found[1]));
  const other = match(slashed, text, at);
  if (!other?.[1] || !other[3] || !other[4] || (other[2] !== '/' && other[4].length !== 4))
    return undefined;
  const [first, second] = [Number(other[1]), Number(other[3])];
  const digits =
    other[4].length === 2 ? `${Number(other[4]) < 50 ? '20' : '19'}${other[4]}` : other[4];
  const end = at + other[0].length;
  // With points the day stands first, as in Europe.
  if (other[2] === '.' && inRange(second, first))
    return draft(end, 'date', sayDate(second, other[1], digits));
  if (inRange(first, second))
    return draft(end, 'date', sayDate(first, other[3], digits), second > 12);
  if (inRange(second, first)) return draft(end, 'date', sayDate(second, other[1], digits));
  return undefined;
}

function sayDate(month: number, day: string, years: string): string {
  return `${months[month - 1]} ${ordinal(String(Number(day)))} ${year(years)}`;
}

/** `November 20, 2026`, `Nov. 3–5`, `20 November 2026`, `May 2026`. */
export function namedDateRule({ text, at, before }: Scan): Draft | undefined {
  if (/[A-Za-z]/.test(text.charAt(at - 1)) && /[A-Za-z]/.test(text.charAt(at))) return undefined;
  const named = match(monthDay, text, at);
  if (named?.[1] && named[2] && Number(named[2]) <= 31 && Number(named[2]) > 0) {
    const to = named[4] ? ` to ${ordinal(named[4])}` : '';
    const years = named[6] ? ` ${year(named[6])}` : '';
    return draft(
      at + named[0].length,
      'date',
      `${monthName(named[1])} ${ordinal(named[2])}${to}${years}`,
    );
  }
  const turned = match(dayMonth, text, at);
  if (turned?.[1] && turned[3] && Number(turned[1]) <= 31 && Number(turned[1]) > 0) {
    const years = turned[5] ? ` ${year(turned[5])}` : '';
    return draft(
      at + turned[0].length,
      'date',
      `${before === 'the' ? '' : 'the '}${ordinal(turned[1])} of ${monthName(turned[3])}${years}`,
    );
  }
  const short = match(monthYear, text, at);
  if (short?.[1] && short[2])
    return draft(at + short[0].length, 'date', `${monthName(short[1])} ${year(short[2])}`);
  const abbreviation = match(
    /(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec|Mon|Tues|Tue|Wed|Thurs|Thur|Thu|Fri)\./y,
    text,
    at,
  );
  if (!abbreviation) return undefined;
  const name = abbreviation[0].replace('.', '');
  return draft(at + abbreviation[0].length, 'date', shortNames[name] ?? weekdays[name] ?? name);
}

const decade = /'?(\d{2}|\d{4})'?s(?![A-Za-z0-9])/y;
const years = /(?:1[0-9]|20)\d{2}(?![\d:%°]|[.,]\d)/y;
const yearRange = /((?:1[0-9]|20)\d{2})[-\u2013/]((?:1[0-9]|20)\d{2}|\d{2})(?![\d:%-]|[.,]\d)/y;
const counted =
  /^[ -](?:people|men|women|children|km|kg|m|miles|meters|metres|dollars|euros|pounds|tons|students|workers|soldiers|words|characters|points|votes|years|days|hours|minutes|pages|copies|cars|houses|homes|books|seats|units|items|mm|ml|g|W|MB|GB|calories|kilometers|kilograms|participants|employees|residents|cases|deaths|times|feet|square|horses|sheep|animals|goats|households)(?![A-Za-z])/;
const yearCue =
  /\b(?:in|since|by|until|till|from|to|of|during|before|after|year|early|late|mid|circa|c\.|around|between|and|through|spring|summer|autumn|fall|winter|copyright|fy|©)\s*$/i;

/** `1995`, `the 1990s`, `'90s`, `1990–2000`: four figures that are read as a year. */
export function yearRule({ text, at }: Scan): Draft | undefined {
  const tens = match(decade, text, at);
  if (tens?.[1] && (tens[1].length === 4 || tens[1].endsWith('0'))) {
    const said = tens[1].length === 4 ? year(tens[1]) : cardinal(tens[1]);
    return draft(at + tens[0].length, 'date', pluralNumber(said));
  }
  const short = match(/'(\d{2})(?![\d'"])/y, text, at);
  if (short?.[1] && !/[\p{L}\d]/u.test(text.charAt(at - 1)))
    return draft(
      at + 3,
      'date',
      short[1].startsWith('0') ? `oh ${cardinal(short[1])}` : cardinal(short[1]),
    );
  if (/[\d$€£¥₮#№.,/-]/.test(text.charAt(at - 1))) return undefined;
  const range = match(yearRange, text, at);
  if (
    range?.[1] &&
    range[2] &&
    (range[2].length === 2 ? range[2] > range[1].slice(2) : range[2] > range[1])
  ) {
    const until = range[2].length === 2 ? cardinal(range[2]) : year(range[2]);
    return draft(at + range[0].length, 'date', `${year(range[1])} to ${until}`);
  }
  const found = match(years, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  const after = text.slice(end, end + 14);
  const cue = yearCue.test(text.slice(Math.max(0, at - 14), at));
  if (counted.test(after) || /^[-/\u2013]\d|^[A-Za-z]/.test(after)) return undefined;
  if (
    /\b(?:no\.?|number|room|flight|route|highway|code|model|population|total)\s*$/i.test(
      near(text, at, 12).slice(0, 12),
    )
  )
    return undefined;
  return draft(end, 'date', year(found[0]), cue);
}
