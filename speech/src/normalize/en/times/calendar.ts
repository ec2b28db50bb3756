import lists from '../lists.json' with { type: 'json' };
import { ordinal } from '../numbers/cardinal.ts';

export const months = [
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
/** Short names of months without their full stop. */
const shortMonths: Record<string, string> = lists.shortMonths;
const shortDays: Record<string, string> = lists.shortDays;

/** Expression sources: a month, full or abbreviated, with or without a full stop. */
const short = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
const capitals = `${months.join('|')}|${short}`
  .toUpperCase()
  .replace('MAY', 'MAY(?= \\d|\\s*$|[,.;)\\n])');
export const monthSource = `(?:${months.join('|')}|(?:${short})\\.?|(?:${capitals})(?![A-Za-z])\\.?)`;
export const fullDaySource = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
export const shortDaySource = '(?:Mon|Tues|Tue|Weds|Wed|Thurs|Thur|Thu|Fri|Sat|Sun)(?![A-Za-z])';

/** MAY as May. */
export const inTitleCase = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Returns the full name of a month or weekday. */
export function calendarName(written: string): string {
  const plain = inTitleCase(written.replace('.', ''));
  return shortMonths[plain] ?? shortDays[plain] ?? plain;
}
/** Expression source: a day of the week, in full or short. */
export const weekdaySource = `(?:${fullDaySource}|${shortDaySource}\\.?)`;

/** `the fifth of November`, with one article. */
export const sayDay = (before: string, day: string, month: number): string =>
  `${before === 'the' ? '' : 'the '}${ordinal(String(Number(day)))} of ${months[month - 1]}`;

const dated = new RegExp(
  `^\\s+(?:${monthSource}|${weekdaySource}|(?:Morning|Afternoon|Evening|Night|Eve|Lunch)(?![a-z]))`,
);
/** Leaves the full stop of a day or month that also ends the sentence: due 5 Nov. Pay now. */
export const withoutStop = (text: string, end: number): number =>
  text.charAt(end - 1) === '.' &&
  /^\s*$|^\s+(?:[*†‡]?\p{Lu}(?![A-Z]+(?:\s*[.,;)]|\s*$))|\p{Sc})/u.test(
    text.slice(end, end + 14),
  ) &&
  !dated.test(text.slice(end, end + 14))
    ? end - 1
    : end;
