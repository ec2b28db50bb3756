import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, letter, rightOf } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import { genitiveBefore, suffixAt, wordAfter } from '../endings/after.ts';
import { dayForm } from '../endings/numeral-forms.ts';
import { unitBehind } from '../measures/units.ts';
import { Numeral } from '../numbers/cardinal.ts';

const yearFirst = /(\d{4})([-./])(\d{1,2})\2(\d{1,2})(?!\d|[-./]\d(?!\d{3}[-./]))/y;
const until = / ?[-\u2013\u2014] ?(?=\d{4}[-./])/y;
/** 2026.11.20-25, 2026.11.20-12.25: the first and the last of several days. */
const severalDays =
  /(\d{4})([-./])(\d{1,2})\2(\d{1,2}) ?[-\u2013] ?(?:(\d{1,2})(?!-)\2)?(?<! )(\d{1,2})(?![\d:/]|[-.,]\d)/y;
const dayFirst = /(\d{1,2})([-./])(\d{1,2})\2(\d{4})(?!\d|[-./]\d)/y;
/** 11/30/2026: the month first, as no year has thirty months. */
const isAmerican = ([, month, sign, day]: RegExpExecArray) =>
  sign === '/' && Number(month) < 13 && Number(day) > 12;
const yearMonth = /(\d{4})([-./])(0?[1-9]|1[0-2])(?![\d.,/-]?\d)/y;
/** Хугацаа: 08.2028. */
const monthFirst = /(0[1-9]|1[0-2])[./]((?:19|20)\d\d)(?![\d%₮]|[.,/-]\d)/y;
const dated =
  /(?:хугацаа|дуусах|үйлд\p{L}*|хүчинтэй|хадгалах|огноо|(?<!\p{L})(?:хд|exp)\.?)(?: нь)?:? ?$/iu;
const monthDay = /(\d{1,2})[/.](\d{1,2})(?![\d/]|\.\d)/y;

/** 10/21-25-нд: the first and the last day. */
const daysOfMonth = /(\d{1,2})\/(\d{1,2})[-\u2013](\d{1,2})(?![\d/:%₮]|[.,-]\d)/y;
/** The end of a period between two days: 12/1-12/31. */
const untilDay = / ?[-\u2013\u2014] ?(\d{1,2})\/(\d{1,2})(?![\d/])/y;

const plausible = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31;

const monthOf = (digits: string) => `${new Numeral(digits).ordinal()} сарын`;
export const yearOf = (digits: string) => `${new Numeral(digits).attributive()} оны `;
/** The beginning of a period: from a day of a month. */
export const fromDayOf = (month: string, day: string) =>
  `${monthOf(month)} ${new Numeral(day).inflect('наас')}`;

/** The digits of a day, what is said before it, and the first of several days of its month. */
interface Day {
  readonly month: string;
  readonly day: string;
  readonly first?: string;
  readonly lead?: string;
  readonly certain?: boolean;
}

/** A day of a month, in the form that what follows needs. */
export function dayOf(text: string, end: number, parts: Day): Draft {
  const { month, day, first, lead = '', certain = true } = parts;
  const said = dayBefore(text, day, end);
  const from = first === undefined ? '' : `${new Numeral(first).inflect('аас')} `;
  return draft(said.end, 'date', `${lead}${monthOf(month)} ${from}${said.spoken}`, certain);
}

/** The day before what follows: its hidden н shows (арван, хорины, нэгэнд); өдөр takes the attributive. */
function dayBefore(text: string, digits: string, end: number): { spoken: string; end: number } {
  const numeral = new Numeral(digits);
  const found = suffixAt(text, end);
  const suffix = found?.suffix ?? (genitiveBefore(text, end) && 'ны');
  if (suffix) return { spoken: numeral.inflect(suffix), end: found?.end ?? end };
  // A time follows: арван наймны өдрийн арван дөрвөн цаг.
  if (/^,? \d{1,2}:\d\d(?!\d)/.test(text.slice(end, end + 8)))
    return { spoken: `${numeral.inflect('ны')} өдрийн`, end };
  // "Up to" takes the bare number: сарын арван тав хүртэл.
  if (/^хүрт/.test(wordAfter(text, end))) return { spoken: numeral.bare(), end };
  return { spoken: numeral.form(dayForm), end };
}

/** `2026-11-20`, `2026.11.20`, `20/11/2026`, `2026-11`: year, month as an ordinal, day. */
export function fullDateRule({ text, at }: Scan): Draft | undefined {
  if (!/^\d{1,4}[-./]/.test(text.slice(at, at + 5))) return undefined;
  const [days = '', since = '', , from = '', first = '', to = from, last = ''] =
    match(severalDays, text, at) ?? [];
  if (days && plausible(Number(from), Number(first)) && plausible(Number(to), Number(last))) {
    const lead = yearOf(since) + (to === from ? '' : `${fromDayOf(from, first)} `);
    const parts = { lead, month: to, day: last, ...(to === from ? { first } : {}) };
    if (to !== from || Number(last) > Number(first)) return dayOf(text, at + days.length, parts);
  }
  const found = match(yearFirst, text, at);
  const turned = found ? null : match(dayFirst, text, at);
  const parts = found
    ? [found[1], found[3], found[4]]
    : turned
      ? [turned[4], ...(isAmerican(turned) ? [turned[1], turned[3]] : [turned[3], turned[1]])]
      : [];
  const [year = '', month = '', day = ''] = parts;
  const whole = found ?? turned;
  if (whole && Number(year) >= 1 && Number(year) < 3000 && plausible(Number(month), Number(day))) {
    const from = match(until, text, at + whole[0].length);
    if (from) return draftOf(from, 'date', yearOf(year) + fromDayOf(month, day));
    return dayOf(text, at + whole[0].length, { lead: yearOf(year), month, day });
  }
  // УБ-2024/12: the number of a document.
  const short = /\p{L}[-/]$/u.test(leftOf(text, at, 2)) ? null : match(yearMonth, text, at);
  const [, endMonth = '', endYear = ''] = short ? [] : (match(monthFirst, text, at) ?? []);
  const [ofYear = endYear, sign = '.', ofMonth = endMonth] = short?.slice(1) ?? [];
  if (Number(ofYear) < 1000 || Number(ofYear) > 2199) return undefined;
  const end = at + ofYear.length + ofMonth.length + 1;
  const after = wordAfter(text, end);
  const isMonth = after.startsWith('сар');
  const isDated = dated.test(leftOf(text, at, 20)) || after.startsWith('хүрт');
  if (!isMonth && ((sign === '.' && !isDated) || ofMonth.length < 2)) return undefined;
  const spoken = yearOf(ofYear) + new Numeral(ofMonth).ordinal();
  return draft(end, 'date', isMonth ? spoken : `${spoken} сар`, isMonth);
}

const romanMonth = /([IVX]{1,4})\/(\d{1,2})(?![\d/]|\.\d)/y;

/** `XI/20`, `V/1-нд`: the month as a Roman numeral. X/2 alone is a quotient. */
export function romanMonthRule({ text, at }: Scan): Draft | undefined {
  const found = match(romanMonth, text, at);
  const value = romanValue(found?.[1] ?? '');
  if (!found?.[2] || !value || !plausible(value, Number(found[2]))) return undefined;
  const end = at + found[0].length;
  const sure = found[1] !== undefined && found[1].length > 1;
  if (!sure && !/^-н(?:ы|ий|д|аас|ээс)(?![а-яөү])/.test(text.slice(end, end + 6))) return undefined;
  if (letter.test(text.charAt(at - 1))) return undefined;
  return dayOf(text, end, { month: String(value), day: found[2], certain: false });
}

export const daySuffix =
  /^-(?:н[ыи]й?г?|нд|нээс|наас|наар|ноос|нөөс|nd|ny|nii|naas|nees|noos)(?![А-Яа-яөүa-z])/;

/** `10/21-25-нд`: several days of a month. */
function daysRule(text: string, at: number): Draft | undefined {
  const found = match(daysOfMonth, text, at);
  if (!found?.[1] || !found[2] || !found[3] || /[\d/.,-]/.test(text.charAt(at - 1)))
    return undefined;
  const [first, last] = [Number(found[2]), Number(found[3])];
  if (!plausible(Number(found[1]), first) || last <= first || last > 31) return undefined;
  const end = at + found[0].length;
  const shown = daySuffix.test(text.slice(end, end + 6)) || dayWords.test(wordAfter(text, end));
  const next = wordAfter(text, end);
  const likely = isLikelyDate(found[1], found[2]) && !/^(?:тоот|байр|хүн|ширхэг)/.test(next);
  if (!shown && !likely && !next.startsWith('хооронд')) return undefined;
  const [, month, from, day] = found;
  return dayOf(text, end, { month, first: from, day, certain: shown });
}

const dayBehind = /(\d{1,2})\/(\d{1,2}) ?[-\u2013\u2014] ?$/;

/** 12/5-12/8: from day to day, where one of them is not a proper fraction. */
function isPeriod(from: string, first: string, to: string, last: string): boolean {
  const isImproper = Number(from) > Number(first) || Number(to) > Number(last);
  const months = Number(to) - Number(from);
  return isImproper && months < 5 && (months > 0 || (months === 0 && Number(last) > Number(first)));
}

const dayWords = /^(?:өдөр|өдрийн|өдрөөс|өдрийг)$/;

/** `11/20`, `3.8-нд`: month and day; what could be a fraction (3/4) only with a suffix, the word "day" or a year near it. */
export function monthDayRule({ text, at, before }: Scan): Draft | undefined {
  // № 10/25, МСТ/2026/01/02: the number of a paper.
  if (/№ ?$|\d\/$/.test(leftOf(text, at, 2))) return undefined;
  const days = daysRule(text, at);
  if (days) return days;
  const found = match(monthDay, text, at);
  if (!found?.[1] || !found[2] || !plausible(Number(found[1]), Number(found[2]))) return undefined;
  // 2016 он, 1.8л: a measure.
  const end = at + found[0].length;
  if (/\p{L}/u.test(text.charAt(end)) || unitBehind(text, end)) return undefined;
  const next = wordAfter(text, end);
  const shown =
    daySuffix.test(text.slice(end, end + 6)) ||
    // Half a day is meant more often than 2 January, 1.5 days more often than 5 January.
    (dayWords.test(next) && found[0] !== '1/2' && !/^\d\.5$/.test(found[0]));
  const slash = found[0].includes('/');
  const behind = leftOf(text, at, 16);
  // 11/25-наас 12/5 хүртэл; 12/10 дотор; 12/3 22:00-оос.
  const lasts =
    (/^хүрт/.test(next) && /\d[/.]\d{1,2}-н(?:аас|ээс|оос|өөс) $/.test(behind)) ||
    (slash && (next === 'дотор' || /^ \d{1,2}:\d\d/.test(rightOf(text, end, 6))));
  // 9/16-р давхар: the ninth of sixteen floors.
  if (
    slash &&
    /^(?:-?р(?![а-яөү])| ?(?:дугаар|дүгээр|давхар|давхарт))/.test(text.slice(end, end + 8))
  )
    return undefined;
  const [, from = '', first = ''] = (slash && dayBehind.exec(behind)) || [];
  const ends = Number(first) > 10 || (first !== '' && isPeriod(from, first, found[1], found[2]));
  const ofWeek =
    slash &&
    /(?<!\p{L})(?:Дав?|Мяг?|Лха?|Пүр?|Баа?|Бям?|Ням?|даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням)[.,:]? $/iu.test(
      behind,
    );
  const afterYear = lasts || ends || ofWeek || /(?<!\p{L})оны? $/u.test(behind);
  if (
    !shown &&
    !afterYear &&
    (/тоот|байр|хаяг|дугаар|гудамж/.test(before) || /^(?:хэсэг|хэсги|хувь|магадл)/.test(next))
  )
    return undefined;
  const [until, to = '', last = ''] = (slash && match(untilDay, text, end)) || [];
  const pair = until && (isLikelyDate(to, last) || isPeriod(found[1], found[2], to, last));
  if (!shown && !afterYear && !(slash && (pair || isLikelyDate(found[1], found[2]))))
    return undefined;
  if (until && plausible(Number(to), Number(last)))
    return draft(end + until.indexOf(to), 'date', fromDayOf(found[1], found[2]), false);
  const certain = shown || afterYear;
  return dayOf(text, end, { month: found[1], day: found[2], certain });
}

function isLikelyDate(first: string, second: string): boolean {
  if (first.startsWith('0') || second.startsWith('0')) return true;
  return Number(second) >= 11 && second !== '100' && !(first === '1' && second === '12');
}
