import { type Draft, match, type Scan } from '../../draft.ts';
import { months } from '../../en/times/calendar.ts';
import { dayOf, yearOf } from './dates.ts';

const name = `(${months.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)`;
const end = '(?!\\d|[.,:/]\\d)';
const monthFirst = new RegExp(`${name} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?${end}`, 'y');
const dayFirst = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th)? ${name}(?![A-Za-z])(?:,? (\\d{4})${end})?`,
  'y',
);
const latinNext = / ?[A-Za-z]/y;

/** `November 20, 2026`, `20 Nov 2026-нд` among Mongolian words; within an English phrase they stay English. */
export function englishDateRule({ text, at, before }: Scan): Draft | undefined {
  if (/[a-z]$/.test(before) || /[A-Za-z\d]/.test(text.charAt(at - 1))) return undefined;
  const first = match(monthFirst, text, at);
  const turned = first ? null : match(dayFirst, text, at);
  const [month, day, year] = first ? first.slice(1) : [turned?.[2], turned?.[1], turned?.[3]];
  const whole = (first ?? turned)?.[0];
  if (!whole || !month || !day || Number(day) < 1 || Number(day) > 31) return undefined;
  const stop = at + whole.length;
  if (match(latinNext, text, stop)) return undefined;
  const number = months.findIndex((one) => one.startsWith(month.slice(0, 3))) + 1;
  return dayOf(text, stop, { lead: year ? yearOf(year) : '', month: String(number), day });
}
