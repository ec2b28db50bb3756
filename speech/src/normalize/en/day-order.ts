import { fullDaySource, shortDaySource } from './calendar.ts';

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekdayBefore = new RegExp(`(${fullDaySource}|${shortDaySource})\\.?,? ?\\(?$`, 'i');
const weekdayAfter = new RegExp(`^ \\(?(${fullDaySource}|${shortDaySource})(?![a-z])`, 'i');
/** Money, postcodes and phone numbers of countries that write the day first. */
const abroad =
  /£|€|₦|₹|\b(?:GBP|K(?:Sh|sh|SH)\.?|KES|USh|UGX|TSh|TZS|NGN|INR|Rs|GHS|ZAR|AUD|NZD|EUR)(?![\p{L}])|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])|\+(?:44|254|256|255|234|233|91|27|61|64)[ \d(-]/u;
const american =
  /\b(?:USD|ZIP|SSN|IRS|FDIC|EST|EDT|CST|CDT|MST|MDT|PST|PDT)\b|US\$|\b[A-Z]{2} \d{5}\b/;
const other = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/g;
const reach = 160;

/**
 * Whether 6/11/24 has its day first: undefined if nothing on its line tells. A weekday that fits one order only decides,
 * then another date that is possible in one order only, then what comes from a country with that order.
 */
export function dayComesFirst(
  text: string,
  at: number,
  end: number,
  numbers: readonly [first: number, second: number, year?: number],
): boolean | undefined {
  const [first, second, year] = numbers;
  const left = text.slice(Math.max(0, at - reach), at);
  const right = text.slice(end, end + reach);
  const name = (weekdayBefore.exec(left.slice(-14)) ?? weekdayAfter.exec(right))?.[1];
  if (name && year) {
    const day = days.indexOf(name.slice(0, 3).toLowerCase());
    const falls = (month: number, date: number) =>
      new Date(Date.UTC(year, month - 1, date)).getUTCDay() === day;
    if (falls(second, first) !== falls(first, second)) return falls(second, first);
  }
  const line = `${left.slice(left.lastIndexOf('\n') + 1)} | ${right.split('\n', 1)[0] ?? ''}`;
  for (const found of line.matchAll(other)) {
    if (Number(found[1]) > 12 && Number(found[2]) <= 12) return true;
    if (Number(found[2]) > 12 && Number(found[1]) <= 12) return false;
  }
  if (american.test(line)) return undefined;
  return abroad.test(line) ? true : undefined;
}
