import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, rightOf } from '../near.ts';
import { calendarName, inTitleCase, months } from './calendar.ts';
import { namedDateRule } from './dates.ts';
import { allows } from './neighbors.ts';

const capitalMonth = new RegExp(
  `(?:${months.join('|')}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)(?![A-Za-z])`
    .toUpperCase()
    .replace('A-ZA-Z', 'A-Za-z'),
  'y',
);
const capitalDays =
  /(MON|TUES?|WEDS?|THU(?:RS?)?|FRI|SAT|SUN)\.? ?[-\u2013] ?(MON|TUES?|WEDS?|THU(?:RS?)?|FRI|SAT|SUN)(?![A-Za-z])/y;
/** SEP ADVANCE; APR is a rate, and JAN, MAR and OCT are more than months. */
const monthInCapitals = /(?:FEB|AUG|SEPT|SEP(?! ?-?IRA)|NOV|JUL|DEC)(?![A-Za-z.'-])/y;
const beforePay =
  /(?:JAN|FEB|MAR|APR|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)(?= (?:RENT|SALARY|SALARIES|ADVANCE|BONUS|FEES?|PAYMENT|PAY|PAYROLL|WAGES?|INVOICE|BILL|TUITION|SALES?|REPORT|ISSUE|STATEMENT|DUES|UTILITIES|ALLOWANCE|INSTALL?MENT|SUBSCRIPTION|LOAN|DEPOSIT|ELECTRICITY|INTERNET|HEATING)(?![A-Za-z]))/y;
const capitalDay = /(MON|TUES?|WEDS?|THU(?:RS?)?|FRI|SAT|SUN)(?:\.(?!\s*$)|(?![A-Za-z.']))/y;

/** `JAN. 6`, `WED 7PM`: days and months in capitals. */
export function capitalDayRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (!match(/\d{1,2}(?:ST|ND|RD|TH)? ?[A-Z]|[A-Z]{2}/y, text, at)) return undefined;
  if (/[\p{L}\p{N}-]/u.test(text.charAt(at - 1))) return undefined;
  // HELD ON 25 JANUARY 2018.
  const day = match(/\d{1,2}(?:ST|ND|RD|TH)? (?=[A-Z]{3})/y, text, at)?.[0] ?? '';
  const month = match(capitalMonth, text, at + day.length)?.[0];
  if (month) {
    const end = at + day.length + month.length;
    const rest = text.slice(end, end + 40);
    // 12 MAY BE ENOUGH.
    if (day !== '' && month === 'MAY' && !/^(?:,? \d{4}|\s*$|[,.;)\n])/.test(rest))
      return undefined;
    const small = inTitleCase(month);
    const line =
      text.slice(0, at) +
      day.toLowerCase() +
      small +
      rest.replace(/\d(?:ST|ND|RD|TH)(?![A-Za-z])/g, (nth) => nth.toLowerCase());
    const dated = namedDateRule({ ...scan, text: line });
    if (dated || day !== '') return dated;
    const name =
      match(beforePay, text, at)?.[0] ??
      match(monthInCapitals, text, at)?.[0] ??
      (allows('@behind-pay', 'before', leftOf(text, at, 10))
        ? month.replace(/\W+$/, '')
        : undefined);
    return name
      ? draft(at + name.length, 'date', calendarName(inTitleCase(name)), false)
      : undefined;
  }
  if (day !== '') return undefined;
  const range = match(capitalDays, text, at);
  if (range?.[1] && range[2])
    return draftOf(
      range,
      'date',
      `${calendarName(inTitleCase(range[1]))} to ${calendarName(inTitleCase(range[2]))}`,
    );
  const short = match(capitalDay, text, at);
  if (!short?.[1]) return undefined;
  // GPA 3.7; SAT 1420.
  if (
    short[1] === 'SAT' &&
    /^ \d{3,4}(?![\d:.])/.test(text.slice(at + 3, at + 9)) &&
    allows('@test-scores', 'around', text.slice(Math.max(0, at - 60), at + 60).toLowerCase())
  )
    return undefined;
  // THE SAT, SUN AND FUN.
  const after = rightOf(text, at + short[0].length, 6);
  if (
    /^(?:SAT|SUN|MON)$/.test(short[1]) &&
    !/\d ?[AP]M $|(?:MON|TUES?|WEDS?|THU(?:RS?)?|FRI|SAT)[ ,&]{1,3}$/.test(leftOf(text, at, 8)) &&
    (/\bTHE $/.test(leftOf(text, at, 4)) ||
      !/^[ ,&]{1,3}(?:TUE|WED|THU|FRI|SAT|SUN)(?![A-Z]* AND FUN)/.test(
        rightOf(text, at + short[0].length, 14),
      )) &&
    !allows('@capital-day-goes-on', 'after', after)
  )
    return undefined;
  return draftOf(short, 'abbreviation', calendarName(inTitleCase(short[1])));
}
