import { type Draft, draft, match, type Scan } from '../draft.ts';
import { fullDaySource, monthSource, shortDaySource } from './calendar.ts';
import { ordinal } from './cardinal.ts';

const day = '\\d{1,2}(?:st|nd|rd|th)?';
const weekday = `(?:${fullDaySource}|${shortDaySource}\\.?)`;
const joint = '(?:,? (?:and|or|to|&|\\+) |, ?| ?[-\\u2013\\u2014] ?)';
/** What the first of several days needs behind it: more days, and their month. */
const parted = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th)?(?=${joint})(?: ?[-\\u2013\\u2014] ?(?=${weekday}))?`,
  'y',
);
const named = new RegExp(
  `(?:${joint}${weekday},? ${day}){1,6} (?:of )?${monthSource}(?![a-z])`,
  'y',
);
const listed = new RegExp(
  `(?:, ?${day}){1,8},? (?:and|or|&) ${day} (?:of )?${monthSource}(?![a-z])`,
  'y',
);
const onWeekday = new RegExp(`${weekday},? (?:the )?$`);

/** `Saturday 17 and Sunday 18 May`, `3, 10 and 17 June`: the days before the last are dates, too. */
export function dayPairRule({ text, at, before }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(parted, text, at);
  if (!found?.[1] || Number(found[1]) < 1 || Number(found[1]) > 31) return undefined;
  const digits = found[0].search(/[^\da-z]|$/);
  const isPair = onWeekday.test(text.slice(Math.max(0, at - 16), at));
  const rest = match(listed, text, at + digits)?.[0];
  const days = (rest?.match(/\d{1,2}/g) ?? []).map(Number);
  const rises = days.every(
    (one, index) => one > (days[index - 1] ?? Number(found[1])) && one <= 31,
  );
  if (!(isPair && match(named, text, at + digits)) && !(rest && rises)) return undefined;
  const article = before === 'the' ? '' : 'the ';
  const to = found[0].length > digits ? ' to' : '';
  return draft(at + found[0].length, 'date', `${article}${ordinal(found[1])}${to}`);
}
