import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near, rightOf } from '../near.ts';
import { monthSource, months, sayDay, weekdaySource } from './calendar.ts';
import { cardinal, ordinal } from './cardinal.ts';
import { isDayFirst } from './day-first.ts';
import { allows } from './neighbors.ts';

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

export const inRange = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** 28/09: a day that can be no month, before a month. */
const dayFirst = /(1[3-9]|2\d|3[01])\/(0[1-9]|1[0-2]|[1-9])(?![\d/%]|[.,]\d|\p{L})/uy;

/** Where a word tells a day, or the month has its zero: not 24/7, and no 16/9 screen. */
function dayMonthPair(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  const found = match(dayFirst, text, at);
  if (!found?.[1] || !found[2] || (found[0] === '24/7' && !smallWeekday.test(leftOf(text, at, 14))))
    return undefined;
  const end = at + found[0].length;
  const behind = leftOf(text, at, 14);
  const padded = found[2].startsWith('0');
  const cue =
    surely.test(behind) ||
    smallWeekday.test(behind) ||
    // Exam board 29/7, 10-12.
    (/\p{L} $/u.test(behind) &&
      /^, \d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)? ?[-\u2013] ?\d/.test(text.slice(end, end + 14))) ||
    weekdayBefore.test(behind) ||
    (dayCue.test(behind) && !/^16\/(?:9|10)$/.test(found[0])) ||
    pairTo.test(behind) ||
    /^,? (?:@|at) \d{1,2}[:.]\d\d/.test(text.slice(end, end + 10)) ||
    // [14/6, 7:53 pm] Jolene.
    (behind.endsWith('[') && /^,? \d{1,2}[:.]\d\d/.test(text.slice(end, end + 8))) ||
    (scan.options.dayFirst === true &&
      Number(found[2]) < 13 &&
      !allows('@odds-or-units', 'around', near(text, at, 40)) &&
      !/^16\/(?:9|10)$|^(?:1[3-9]|20)\/[1-6]$/.test(found[0]) &&
      /^(?:[,;)]|\.?(?:\s*$|\s))/.test(text.slice(end, end + 4)) &&
      !/\b(?:bp|odds|score[ds]?|at|of|ratio|got|vision)\b[^.]{0,8}$/i.test(behind)) ||
    (allows('@ready-from', 'before', behind.toLowerCase()) &&
      isDayFirst(text, at, scan.options.dayFirst));
  if ((!cue && !padded) || measured.test(text.slice(end, end + 12))) return undefined;
  return draft(end, 'date', sayDay(scan.before, found[1], Number(found[2])), cue || padded);
}

const twoDays = new RegExp(`\\d{1,2}/\\d{1,2} ${monthSource}(?![a-z])`, 'y');
const pairShape = /(\d{1,2})\/(\d{1,2})(?![\d/]|\.\d)/y;
const untilPair = / ?[-\u2013] ?(?:(\d{1,2})\/)?(\d{1,2})(?![\d/])/y;
/** From 4/11 to. */
const pairTo = /\d\/\d{1,2} ?(?:to|thru|through|and|&|until|or|[-\u2013]) ?$/;
/** From 12/22 to: no fraction has such a part. */
const surePairTo = /\d\/(?:1[3-9]|2\d|3[01]) ?(?:to|thru|through|until|[-\u2013]) ?$/;
const weekdayBefore =
  /\b(?:MON|TUE|WED|THU|FRI|SAT|SUN|Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|rs|r|day|nesday|sday|rsday|urday)?\.?,? $/;
/** By fri 24/7, as chats have it. */
const smallWeekday =
  /\b(?:by|on|this|next|till?|until|due|from|for) (?:mon|tues?|weds?|thurs?|fri|sat|sun)(?:day)?,? $/;
/** Words that a day follows, and those that make it certain. */
const dayCue =
  /(?:\b(?:on|by|until|till|since|due|dated?|before|after|through|thru|starting|starts?|begins?|beginning|ends?|ending|from|effective|expires?|deadline|drops|airs|premieres|launches|debuts|Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun|w\/c|w\/e|commencing|sent|posted|edit(?:ed)?|updated?|delivered|ordered|booked|cleared|paid|pd|went out|goes out|visited|submitted|filed|signed|approved|called|received|issued|arriving|departing|dated|dtd|DOB|COB|EOD|(?:cont'd|continued|moved|changed|postponed|rescheduled|extended|pushed|tabled) to|avail|till?|renews?|renewed|seen|lost|found|taken|mtg|exp|eff|closed|opens?|date of|chased|BACS|chq|cash|mailed|shipped|arrived|born|quote of|invoice of|email of|letter of|purch(?:ased)?|rcvd|recd|as at|rec'd|returns?|joined|hired|moved|adopted|amended|w(?:ee)?k of)\.?|day)(?: is)?[,:]? ?\(?$/i;
const surely =
  /\b(?:(?:colonoscopy|surgery|appt|appointment|quiz|test|exam|game|meeting|mtg|party|concert|visit|trip|recital|deadline|conference|[Dd]ate|procedure) is|[AaPp]\.?[Mm]\.? (?:of )?|[ECMP][SD]?T|ET[AD](?: \p{Lu}{3})?|mtg|meeting|game|practice|(?:scheduled|set|planned|booked|down) for|balance (?:at|on)|no (?:later|earlier|sooner) than|rec'd|recd|as at|received|[Rr]dy|ready|available|as of|(?:RSVP|reply|due|paid|pay|returned|return|order|book|register|submitted|submit|apply|back|done|complete) by|[Mm]inutes of|mins? of|on|due|avail|COB|EOD|edit(?:ed)?|updated?|dated|dtd|w\/c|w\/e|commencing|w(?:ee)?k of|since|until|till|deadline|expires?|next bill|(?:Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)(?:days?|nesdays?|sdays?|rsdays?|urdays?)? from|(?:tax|rego|lease|tenancy|policy|wof) (?:is|runs) (?:up|out)|(?:closed|away|applies|valid|effective|leave|hols?|holidays?) from)[,:]? $/iu;
const measured =
  /^(?:-(?!\d)| ?(?:inch|in\b(?! (?:the|an?|my|our|your|his|her|their|room|rm|person|[A-Z]))|["″]|cup|tsp|tbsp|teaspoon|tablespoon|mile|acre|ac\b|of\b|pound|lb|oz|scale|full|share))/;

/** Whether it is more likely a fraction than month and day: 3/4, 5/16. */
const likeFraction = (top: number, bottom: number) =>
  top < bottom && [2, 3, 4, 5, 6, 7, 8, 9, 10, 16].includes(bottom);

/** `11/20`: month and day, if the second number is an unusual denominator or the context mentions a day. */
export function monthDayRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (/[\d/]/.test(text.charAt(at - 1))) return undefined;
  // 2/18 Wattle Gve: a flat and its house.
  if (
    /^\d{1,2}\/\d{1,2} \p{Lu}[\p{L}']+ (?:St|Street|Rd|Road|Ave|Avenue|Gve|Grove|Cres|Crescent|Pl|Place|Ct|Court|Tce|Terrace|Dr|Drive|Pde|Parade|Ln|Lane|Way|Hwy|Blvd)\b/u.test(
      text.slice(at, at + 40),
    )
  )
    return undefined;
  // 6/7 Dec.
  if (match(twoDays, text, at)) return undefined;
  const minute = match(/(2\d)\/(\d{2,3})(?![\d/])/y, text, at);
  if (
    minute?.[1] &&
    minute[2] &&
    ((/(?:^|\n)$/.test(leftOf(text, at, 1)) &&
      allows('@minute-head', 'after', rightOf(text, at + minute[0].length, 20))) ||
      /\b(?:item|minute|min\.?) $/i.test(leftOf(text, at, 8)))
  )
    return draftOf(
      minute,
      'number',
      `${cardinal(minute[1])}, ${minute[2].startsWith('0') ? `oh ${cardinal(minute[2].slice(1))}` : cardinal(minute[2])}`,
      false,
    );
  const turned = dayMonthPair(scan);
  if (turned) return turned;
  const found = match(pairShape, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const end = at + found[0].length;
  if (found[0] === '9/11') return draft(end, 'date', 'nine eleven');
  const [first, second] = [Number(found[1]), Number(found[2])];
  const turns = first < 13 && inRange(second, first) && isDayFirst(text, at, scan.options.dayFirst);
  const [month, day] = turns ? [second, first] : [first, second];
  if (!inRange(month, day) || measured.test(text.slice(end, end + 12))) return undefined;
  const behind = leftOf(text, at, 14);
  const cue =
    surely.test(behind) ||
    (/\p{Ll}{2}ed $/u.test(behind) &&
      !likeFraction(first, second) &&
      !allows('@graded-verbs', 'before', behind) &&
      /^(?:[,;)\t\n]|\s*$)/.test(text.slice(end, end + 1))) ||
    (scan.options.dayFirst === true &&
      !likeFraction(first, second) &&
      found[0] !== '10/10' &&
      second < 13 &&
      /\p{Ll} $/u.test(behind) &&
      !allows('@grade-or-size', 'before', behind) &&
      /^(?:[,;)\t\n]|\.?\s*$)/.test(text.slice(end, end + 2))) ||
    (allows('@lost-and-found', 'around', near(text, at, 90)) &&
      !likeFraction(first, second) &&
      /^(?:[,;]|\.?(?:\s*$|\s\p{Lu}))/u.test(text.slice(end, end + 3))) ||
    // Fair 4/7, 12-3.
    (/\p{L} $/u.test(behind) &&
      /^, \d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)? ?[-\u2013] ?\d/.test(text.slice(end, end + 14))) ||
    surePairTo.test(behind) ||
    weekdayBefore.test(behind) ||
    ((dayCue.test(behind) || pairTo.test(behind)) && !likeFraction(first, second));
  const padded =
    (/^0\d/.test(found[1]) && second > 0) || (/^0[1-9]/.test(found[2]) && first < 13 && first > 0);
  if (!cue && !padded && (day < 13 || likeFraction(first, second))) return undefined;
  if (turns) return draft(end, 'date', sayDay(scan.before, found[1], month), cue);
  const said = `${months[month - 1]} ${ordinal(String(day))}`;
  const until = match(untilPair, text, end);
  if (until?.[2] && inRange(Number(until[1] ?? month), Number(until[2]))) {
    const far = until[1] ? `${months[Number(until[1]) - 1]} ` : '';
    if (until[1] !== undefined || Number(until[2]) > day)
      return draftOf(until, 'date', `${said} to ${far}${ordinal(until[2])}`, false);
  }
  return draft(end, 'date', said, cue);
}
