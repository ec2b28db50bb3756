import { leftOf } from '../../near.ts';
import { fullDaySource, monthSource, shortDaySource } from './calendar.ts';

const reach = 500;
/** A whole letter or contract, where nothing near tells. */
const farReach = 4000;
const state = '(?:NSW|VIC|QLD|TAS|Vic|Qld|Tas|ACT)';
/** Where the day is written before the month: money, places, clocks and spellings of Britain, Ireland, Australia. */
const signs = new RegExp(
  `[£€₹₦]|\\b(?:KES|KSh|Ksh|TSh|TZS|UGX|INR|Rs\\.? ?\\d[\\d,.]*|NGN|ZAR|PKR|LKR|GBP|EUR|GHS|NZD|SGD|MYR|RM\\d[\\d,.]*|crores?|lakhs?|Aadhaar|Pvt|MRT|HDB|CBSE|Mumbai|Delhi|Bengaluru|Bangalore|Chennai|Kolkata|Hyderabad|Pune|Singapore|S\\$\\d[\\d,.]*|Blk \\d+|khoroo|A\\$|AU\\$|NZ\\$|AUD)|\\.(?:co\\.uk|ie|com\\.au|co\\.nz|org\\.uk)\\b|\\b(?:AEDT|AEST|ACST|ACDT|AWST|BST|NZDT|VAT|GST|NHS|HMRC|Eircode|Medicare card|UK|Ireland|Australia|England|Scotland|Wales|bank holiday|fortnight|postcode|cheque|colours?|favourite|organis\\w+|tyres?|kerb|lodgement|mum|solicitor|MOT|pcm|council tax|half-term|Taoiseach|AFL|NRL|ASX|Centrelink|rego|arvo|AusPost|Telstra|GAA|Gardaí|allotment|[Dd]{2}[/.-][Mm]{2})\\b|\\b${state}\\b|\\b[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b|\\+(?:44|254|256|255|234|233|91|27|61|64)[ \\d(-]`,
);
const american =
  /\b(?:USD|ZIP|SSN|IRS|FDIC|EST|EDT|CST|CDT|MST|MDT|PST|PDT|[Mm]{2}[^ \w][Dd]{2})\b|US\$|\b[A-Z]{2} \d{5}\b/;
const dayMonthNamed = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthSource}(?![a-z])`);
const monthDayNamed = new RegExp(`\\b${monthSource} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)`);
const dayPair = /(?<![\d/.])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])(?![\d%])(?!\/\d(?!\d))/;
const monthPair = /(?<![\d/.])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])(?![\d%])/;

/** 4/11 and 6/11 are days of one month; 11/4 and 11/6 as well, where the month comes first. */
function orderOfPairs(piece: string): boolean | undefined {
  const pairs = [...piece.matchAll(/(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d/%])/g)];
  const [one, two] = [1, 2].map((part) => new Set(pairs.map((pair) => Number(pair[part]))).size);
  if (pairs.length < 2 || one === two) return undefined;
  return two === 1 ? true : one === 1 ? false : undefined;
}

/** Tells the order from a piece of the text, undefined if nothing in it does. */
function orderIn(piece: string): boolean | undefined {
  if (monthPair.test(piece)) return false;
  if (dayPair.test(piece.replace(/24\/7/g, ''))) return true;
  if (monthDayNamed.test(piece)) return false;
  if (american.test(piece)) return false;
  if (dayMonthNamed.test(piece) || signs.test(piece)) return true;
  return orderOfPairs(piece);
}

/**
 * Whether 5/11 is the fifth of November, by the other signs of its line, of the text around it, or else by what the
 * other segments tell (`elsewhere`).
 */
export function isDayFirst(text: string, at: number, elsewhere?: boolean): boolean {
  const behind = leftOf(text, at, reach);
  const after = text.slice(at, at + reach);
  const line = behind.slice(behind.lastIndexOf('\n') + 1) + (after.split('\n', 1)[0] ?? '');
  // [09/02/24, 7:41 PM]: a chat that pads its days puts them first.
  if (/\[$/.test(behind) && /^0\d\/\d\d\/\d\d(?:\d\d)?, \d/.test(after)) return true;
  return (
    orderIn(line) ??
    orderIn(behind + after) ??
    orderIn(text.slice(Math.max(0, at - farReach), at + farReach)) ??
    elsewhere ??
    false
  );
}

/** More would make the first sound wait; a text that has told nothing by then hardly will. */
const wholeReach = 100_000;

/** Whether the segments of a text write the day first: what most of them tell, undefined if none does. */
export function dayFirstIn(segments: readonly string[]): boolean | undefined {
  let [read, balance] = [0, 0];
  for (const segment of segments) {
    if (read > wholeReach) break;
    read += segment.length;
    const told = orderIn(segment.slice(0, farReach));
    if (told !== undefined) balance += told ? 1 : -1;
  }
  return balance === 0 ? undefined : balance > 0;
}

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekdayBefore = new RegExp(`(${fullDaySource}|${shortDaySource})\\.?,? ?\\(?$`, 'i');
const weekdayAfter = new RegExp(`^ \\(?(${fullDaySource}|${shortDaySource})(?![a-z])`, 'i');

/** Tells the order of Monday 6/11/23 if that weekday fits one order only; undefined if not. */
export function orderByWeekday(
  text: string,
  at: number,
  end: number,
  [first, second, year]: readonly [first: number, second: number, year: number],
): boolean | undefined {
  const beside =
    weekdayBefore.exec(leftOf(text, at, 14)) ?? weekdayAfter.exec(text.slice(end, end + 14));
  if (!beside?.[1]) return undefined;
  const day = days.indexOf(beside[1].slice(0, 3).toLowerCase());
  const falls = (month: number, date: number) =>
    new Date(Date.UTC(year, month - 1, date)).getUTCDay() === day;
  return falls(second, first) === falls(first, second) ? undefined : falls(second, first);
}
