import { ordinal } from './cardinal.ts';
import lists from './lists.json' with { type: 'json' };

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
export const monthSource = `(?:${months.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\.?)`;
export const fullDaySource = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
export const shortDaySource = '(?:Mon|Tues|Tue|Weds|Wed|Thurs|Thur|Thu|Fri|Sat|Sun)(?![A-Za-z])';

/** MAY as May. */
export const inTitleCase = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** Returns the full name of a month or weekday. */
export function calendarName(written: string): string {
  const plain = written.replace('.', '');
  return shortMonths[plain] ?? shortDays[plain] ?? plain;
}
/** Expression source: a day of the week, in full or short. */
export const weekdaySource = `(?:${fullDaySource}|${shortDaySource}\\.?)`;

/** `the fifth of November`, with one article. */
export const sayDay = (before: string, day: string, month: number): string =>
  `${before === 'the' ? '' : 'the '}${ordinal(String(Number(day)))} of ${months[month - 1]}`;
