import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { calendarName, monthSource, months, sayDay } from './calendar.ts';
import { cardinal, ordinal, year } from './cardinal.ts';
import { isDayFirst, orderByWeekday } from './day-first.ts';
import { dayPairRule } from './day-pairs.ts';

const iso = /(\d{4})([-./])(\d{1,2})\2(\d{1,2})(?!\d|[-./]\d)/y;
const slashed = /(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[-./]\d)/y;
/** 01-Jan-2026, 14-Aug. */
const dashedName = new RegExp(
  `(\\d{1,2})-(${monthSource})(?:-(\\d{4}|\\d{2}))?(?![\\d\\p{L}]|-[\\d\\p{L}])`,
  'uy',
);
/** Old letters have 2d and 3d: Oct. 3d, 1862. */
const ordinalEnd = '(?:st|nd|rd|th|(?<=[23])d(?=,? 1[5-9]\\d\\d))?';
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
/** What may follow the last of several days; a noun would make it a count (on May 5 and 20 people). */
const noCount =
  /^(?:\s*$|[.,;:!?)\n]| (?:because|of|in|at|from|for|to|and|or|on|with|by|were|are|will|was|is|when|where|due|as|but|this|that|I|we|he|she|it|they|you|the|a|an|after|before|during|respectively|only|each|every|if|while|between|than|next|last)\b)/;

const inRange = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** `2026-11-20`, `11/20/2026` (month first, unless that can't be or the text around tells otherwise). */
export function numericDateRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  const found = match(iso, text, at);
  if (found?.[1] && found[3] && found[4] && inRange(Number(found[3]), Number(found[4])))
    return draft(at + found[0].length, 'date', sayDate(Number(found[3]), found[4], found[1]));
  const named = match(dashedName, text, at);
  if (named?.[1] && named[2] && isDay(named[1])) {
    const years = named[3] ? ` ${year(named[3].length === 2 ? `20${named[3]}` : named[3])}` : '';
    return draft(
      withoutStop(text, at + named[0].length),
      'date',
      `${calendarName(named[2])} ${ordinal(String(Number(named[1])))}${years}`,
    );
  }
  const other = match(slashed, text, at);
  if (!other?.[1] || !other[3] || !other[4]) return undefined;
  if (other[2] !== '/' && other[4].length !== 4 && !(other[2] === '.' && isPointedDate(text, at)))
    return undefined;
  const [first, second] = [Number(other[1]), Number(other[3])];
  // B. 4/11/36: nobody is born in what is to come.
  const born =
    /\b(?:b|born|birth ?date|dob|d\.o\.b|died|killed|sunk|enlisted|married|wed|baptised|buried|postmarked|KIA)[.:]{0,2} (?:on |in action |\p{Lu}\p{Ll}+,? )?$/iu.test(
      text.slice(Math.max(0, at - 24), at),
    );
  const digits =
    other[4].length === 2
      ? `${Number(other[4]) < (born ? 27 : 50) ? '20' : '19'}${other[4]}`
      : other[4];
  const end = at + other[0].length;
  // With points the day comes first, as in Europe.
  if (other[2] === '.' && inRange(second, first))
    return draft(end, 'date', sayDate(second, other[1], digits));
  if (inRange(second, first) && first < 13) {
    const turned = orderByWeekday(text, at, end, [first, second, Number(digits)]);
    if (turned ?? isDayFirst(text, at, scan.options.dayFirst))
      return draft(end, 'date', `${sayDay(scan.before, other[1], second)} ${year(digits)}`, false);
  }
  if (inRange(first, second))
    return draft(end, 'date', sayDate(first, other[3], digits), second > 12);
  if (inRange(second, first)) return draft(end, 'date', sayDate(second, other[1], digits));
  return undefined;
}

const releases =
  /\b(?:v|ver|versions?|releases?|upgrad\w*|updat\w*|install\w*|kernel|python|node|npm|nginx|apache|openssl|linux|ubuntu|debian|macos|ios|android|firmware|drivers?|builds?|softwares?|packages?|library|api|sdk|patch\w*|plugin|fixed in|affected|affects|patched|vulnerab\w*|lts|cve|cms|sections?|clauses?|paragraphs?|para|rules?|articles?|steps?|tables?|figures?|fig|ip|requirements?|codes?)\b|§/;

/** `on 6.12.98`, `(6.12.98)`, `R & E 6.12.98`: a day with a short year, but no release of a program. */
function isPointedDate(text: string, at: number): boolean {
  return (
    /(?:^|[\s("“‘',;:]|[-\u2013])$/.test(text.charAt(at - 1)) &&
    /(?:^|[("“‘',;:\n] ?|[-\u2013] ?|\b(?:on|of|from|to|by|since|until|till|before|after|and|[Oo]n|[Ff]rom|[Bb]orn|b\.?|[Dd]ied|d\.?|[Dd]ated|[Dd]ue|[Dd]ate|letter|diary|\p{Lu}) )$/u.test(
      text.slice(Math.max(0, at - 10), at),
    ) &&
    !releases.test(near(text, at, 60)) &&
    // From 4.17.20 to 4.17.21.
    !/(\d+\.\d+)\.\d+\D{1,6}\1\.\d/.test(text.slice(Math.max(0, at - 16), at + 24))
  );
}

function sayDate(month: number, day: string, years: string): string {
  return `${months[month - 1]} ${ordinal(String(Number(day)))} ${year(years)}`;
}

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
  if (!rises || !noCount.test(text.slice(end, end + 14))) return undefined;
  const last = days.pop() ?? 0;
  const list = days.map((day) => ` ${ordinal(String(day))}`).join('');
  const joint = found[2] === 'or' ? 'or' : 'and';
  const years = found[5] ? ` ${year(found[5])}` : '';
  return { end, spoken: `${list} ${joint} ${ordinal(String(last))}${years}` };
}

/** Leaves the full stop of a month that also ends the sentence: due 5 Nov. Pay now. */
const withoutStop = (text: string, end: number): number =>
  text.charAt(end - 1) === '.' &&
  /^\s*$|^\s+[*†‡]?\p{Lu}(?![A-Z]+(?:\s*[.,;)]|\s*$))/u.test(text.slice(end, end + 6))
    ? end - 1
    : end;

/** A date, and a following "to" of a longer period. */
function dated(text: string, end: number, spoken: string): Draft {
  const joined = match(until, text, end);
  return joined
    ? draft(end + joined[0].length, 'date', `${spoken} to`)
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
  return draft(
    at + short[0].length,
    'date',
    `${calendarName(short[1])} ${short[2] ? year(short[2]) : brief}`,
  );
}

/** 28/09: a day that can be no month, before a month. */
const dayFirst = /(1[3-9]|2\d|3[01])\/(0[1-9]|1[0-2]|[1-9])(?![\d/%]|[.,]\d|\p{L})/uy;

/** Where a word tells a day, or the month has its zero: not 24/7, and no 16/9 screen. */
function dayMonthPair(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  const found = match(dayFirst, text, at);
  if (
    !found?.[1] ||
    !found[2] ||
    (found[0] === '24/7' && !smallWeekday.test(text.slice(Math.max(0, at - 14), at)))
  )
    return undefined;
  const end = at + found[0].length;
  const behind = text.slice(Math.max(0, at - 14), at);
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
      !/\b(?:odds|overs|runs|wkts?|lbw|fav|e\/w|evens|bp|unit|flat|apt|villa|channel|ch|vhf)\b/i.test(
        near(text, at, 40),
      ) &&
      !/^16\/(?:9|10)$|^(?:1[3-9]|20)\/[1-6]$/.test(found[0]) &&
      /^(?:[,;)]|\.?(?:\s*$|\s))/.test(text.slice(end, end + 4)) &&
      !/\b(?:bp|odds|score[ds]?|at|of|ratio|got|vision)\b[^.]{0,8}$/i.test(behind)) ||
    (/\b(?:ready|leave|available|avail\.?|collect|collection|clos(?:es|ing)|opens|starts?|born|hatched)(?: from)? $/i.test(
      behind,
    ) &&
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
  /(?:\b(?:on|by|until|till|since|due|dated?|before|after|through|thru|starting|starts?|begins?|beginning|ends?|ending|from|effective|expires?|deadline|Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun|w\/c|w\/e|commencing|sent|posted|edit(?:ed)?|updated?|delivered|ordered|booked|cleared|paid|pd|went out|goes out|visited|submitted|filed|signed|approved|called|received|issued|arriving|departing|dated|dtd|DOB|COB|EOD|(?:cont'd|continued|moved|changed|postponed|rescheduled|extended|pushed|tabled) to|avail|till?|renews?|renewed|seen|lost|found|taken|mtg|exp|eff|closed|opens?|date of|chased|BACS|chq|cash|mailed|shipped|arrived|born|quote of|invoice of|email of|letter of|purch(?:ased)?|rcvd|recd|as at|rec'd|returns?|joined|hired|moved|adopted|amended|w(?:ee)?k of)\.?|day)(?: is)?[,:]? ?\(?$/i;
const surely =
  /\b(?:(?:colonoscopy|surgery|appt|appointment|quiz|test|exam|game|meeting|mtg|party|concert|visit|trip|recital|deadline|conference|[Dd]ate|procedure) is|[AaPp]\.?[Mm]\.? (?:of )?|[ECMP][SD]?T|ET[AD](?: \p{Lu}{3})?|mtg|meeting|game|practice|(?:scheduled|set|planned|booked|down) for|balance (?:at|on)|no (?:later|earlier|sooner) than|rec'd|recd|as at|received|[Rr]dy|ready|available|as of|(?:RSVP|reply|due|paid|pay|returned|return|order|book|register|submitted|submit|apply|back|done|complete) by|[Mm]inutes of|mins? of|on|due|avail|COB|EOD|edit(?:ed)?|updated?|dated|dtd|w\/c|w\/e|commencing|w(?:ee)?k of|since|until|till|deadline|expires?|next bill|(?:Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)(?:days?|nesdays?|sdays?|rsdays?|urdays?)? from|(?:tax|rego|lease|tenancy|policy|wof) (?:is|runs) (?:up|out)|(?:closed|away|applies|valid|effective|leave|hols?|holidays?) from)[,:]? $/iu;
const measured =
  /^(?:-(?!\d)| ?(?:inch|in\b(?! (?:the|an?|my|our|your|his|her|their|room|rm|person|[A-Z]))|["″]|cup|tsp|tbsp|teaspoon|tablespoon|mile|acre|ac\b|of\b|pound|lb|oz|scale|full|share))/;

/** Whether it is more likely a fraction than month and day: 3/4, 5/16. */
const likeFraction = (top: number, bottom: number) =>
  top < bottom && [2, 3, 4, 5, 6, 7, 8, 9, 10, 16].includes(bottom);

/** 25/04 Highways: the number of a minute, with its year. */
const minuteHead =
  /^ (?:Apologies|Declarations?|Minutes|Matters|Finance|Planning|Highways?|Correspondence|Accounts|Clerk|Reports?|Public|Chair\p{L}*|Footpaths?|Cemetery|Allotments?|Date of|Any other|AOB|A\.O\.B|Attendance|Present|Welcome|Risk|Policies|Village|Parish|County|District|Items?|Payments?|Bank|Budget|Precept|Grass|Play|Trees?|Dog|To )/u;

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
    ((/(?:^|\n)$/.test(text.slice(Math.max(0, at - 1), at)) &&
      minuteHead.test(text.slice(at + minute[0].length, at + minute[0].length + 20))) ||
      /\b(?:item|minute|min\.?) $/i.test(text.slice(Math.max(0, at - 8), at)))
  )
    return draft(
      at + minute[0].length,
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
  const behind = text.slice(Math.max(0, at - 14), at);
  const cue =
    surely.test(behind) ||
    (/\p{Ll}{2}ed $/u.test(behind) &&
      !likeFraction(first, second) &&
      !/\b(?:scored|rated|graded|finished|ranked|need(?:ed)?) $/.test(behind) &&
      /^(?:[,;)\t\n]|\s*$)/.test(text.slice(end, end + 1))) ||
    (scan.options.dayFirst === true &&
      !likeFraction(first, second) &&
      found[0] !== '10/10' &&
      second < 13 &&
      /\p{Ll} $/u.test(behind) &&
      !/\b(?:got|of|at|by|score[ds]?|rated?|size|odds|was|is|ratio) $/.test(behind) &&
      /^(?:[,;)\t\n]|\.?\s*$)/.test(text.slice(end, end + 2))) ||
    (/\b(?:lost|found|missing|last seen|stolen|escaped)\b/.test(near(text, at, 90)) &&
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
      return draft(end + until[0].length, 'date', `${said} to ${far}${ordinal(until[2])}`, false);
  }
  return draft(end, 'date', said, cue);
}

const letterMonth = /(inst|ult|prox)(?:\.|(?![\p{L}\p{N}]))/uy;
const letterMonths: Record<string, string> = { inst: 'instant', ult: 'ultimo', prox: 'proximo' };

/** `the 4th inst.`: this, the last or the next month, in old letters. */
export function letterMonthRule({ text, at }: Scan): Draft | undefined {
  const found = match(letterMonth, text, at);
  if (!found?.[1] || !/\d(?:st|nd|rd|th) $/.test(text.slice(Math.max(0, at - 4), at)))
    return undefined;
  const end = at + found[0].length;
  const closes = found[0].endsWith('.') && /^(?:\s*$|\s+\p{Lu})/u.test(text.slice(end, end + 4));
  return draft(closes ? end - 1 : end, 'abbreviation', letterMonths[found[1]] ?? found[1]);
}
