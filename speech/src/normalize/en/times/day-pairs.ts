import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { ordinal } from '../numbers/cardinal.ts';
import { monthSource, sayDay, weekdaySource } from './calendar.ts';
import { isDayFirst } from './day-first.ts';

const day = '\\d{1,2}(?:st|nd|rd|th)?';
const joint = '(?:,? (?:and|or|to|until|till|through|&|\\+) |, ?| ?[-\\u2013\\u2014] ?|/)';
/** What the first of several days needs behind it: more days, and their month. */
const parted = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th)?(?=${joint})(?: ?[-\\u2013\\u2014] ?(?=${weekdaySource}))?`,
  'y',
);
const named = new RegExp(
  `(?:${joint}${weekdaySource},? ${day}){1,6} (?:of )?${monthSource}(?![a-z])`,
  'y',
);
const listed = new RegExp(
  `(?:, ?${day}){1,8},? (?:and|or|&) ${day} (?:of )?${monthSource}(?![a-z])`,
  'y',
);
const joined = new RegExp(
  `(\\d{1,2})(/|, )(\\d{1,2})(?=(?:,? (?:and |or |& )?\\d{1,2}){0,6} ${monthSource}(?![a-z]))`,
  'y',
);
/** 7-8 and 14-15 June. */
const spans = new RegExp(
  `(\\d{1,2})[-\\u2013](\\d{1,2})(?=(?:,? (?:and|&) |, )\\d{1,2}[-\\u2013]\\d{1,2} ${monthSource}(?![a-z]))`,
  'y',
);
const onWeekday = new RegExp(`${weekdaySource},? (?:the )?$`);

const ofMonths =
  /(\d{1,2})(?:\/(\d{1,2}))? ?[-\u2013] ?(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d|\p{L}|["″])/uy;
const isMonthNumber = (written: string): boolean => Number(written) > 0 && Number(written) < 13;

/** `24/12–5/1`, `8–10/7`: from day to day, where the day comes first. */
export function dayRangeRule({ text, at, before, options }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(ofMonths, text, at);
  const [, first = '', month, last = '', end = ''] = found ?? [];
  if (!found || !isMonthNumber(end) || !isMonthNumber(month ?? end)) return undefined;
  const [from, to] = [Number(first), Number(last)];
  if (from < 1 || from > 31 || to < 1 || to > 31) return undefined;
  const sure = month ? from > 12 || to > 12 : to > 12 && from < to;
  if (!month && !(from < to && (sure || /^0/.test(end + last + first)))) return undefined;
  if (!sure && !/0\d/.test(found[0]) && from < Number(month)) return undefined;
  if (!isDayFirst(text, at, options.dayFirst)) return undefined;
  const said = month
    ? sayDay(before, first, Number(month))
    : `${before === 'the' ? '' : 'the '}${ordinal(String(from))}`;
  const until = sayDay(month ? 'to' : 'the', last, Number(end));
  return draftOf(found, 'date', `${said} to ${until}`, sure);
}

/** `Saturday 17 and Sunday 18 May`, `3, 10 and 17 June`: the days before the last are dates, too. */
export function dayPairRule({ text, at, before }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  const article = before === 'the' ? '' : 'the ';
  const both = match(joined, text, at);
  // 5/6 July, 10, 11, 12 May: only days in a row, as a number of something else may stand before a date.
  if (both?.[1] && both[2] && both[3] && Number(both[3]) === Number(both[1]) + 1) {
    const goesOn = /^\d{1,2}, \d{1,2},? (?:and |or |& )?\d/.test(text.slice(at, at + 12));
    if (both[2] === ', ' && !goesOn && !allows('@in-row', 'before', leftOf(text, at, 10)))
      return undefined;
    const slash = both[2] === '/';
    const end = at + both[1].length + (slash ? 1 : 0);
    return draft(end, 'date', `${article}${ordinal(both[1])}${slash ? ' and' : ''}`);
  }
  const span = match(spans, text, at);
  if (span?.[1] && span[2] && Number(span[1]) < Number(span[2]) && Number(span[2]) <= 31) {
    const said = `${ordinal(span[1])} to ${ordinal(span[2])}`;
    return draftOf(span, 'date', `${article}${said}`);
  }
  const found = match(parted, text, at);
  if (!found?.[1] || Number(found[1]) < 1 || Number(found[1]) > 31) return undefined;
  const digits = found[0].search(/[^\da-z]|$/);
  const isPair = onWeekday.test(leftOf(text, at, 16));
  const rest = match(listed, text, at + digits)?.[0];
  const days = (rest?.match(/\d{1,2}/g) ?? []).map(Number);
  const rises = days.every(
    (one, index) => one > (days[index - 1] ?? Number(found[1])) && one <= 31,
  );
  if (!(isPair && match(named, text, at + digits)) && !(rest && rises)) return undefined;
  const to = found[0].length > digits ? ' to' : '';
  return draftOf(found, 'date', `${article}${ordinal(found[1])}${to}`);
}
