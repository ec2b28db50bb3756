import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { ordinal } from '../numbers/cardinal.ts';
import { monthSource, weekdaySource } from './calendar.ts';

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
