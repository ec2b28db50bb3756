import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal, ordinal, year } from './cardinal.ts';

/** Part of a year, and the year: 1H24, 2Q23, 1H FY25, 9M FY25. */
const period =
  /([1-4]Q|[12]H|[369]M)(?:(?: ?['’]?|['’])((?:0|1|2|3)\d|20\d\d)(?![\p{L}\d]|[.,:/-]\d|[%°])|(?= ?(?:FY|CY) ?['’]?\d))/uy;
const quarterAlone = /([1-4])Q(?![\p{L}\d'’-])(?! ?\d)/uy;

/** `1H24`, `2Q23`, `3Q FY26`, `9M FY25`: parts of a company's year. */
export function reportingPeriodRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:$€£#'’-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(period, text, at);
  if (!found?.[1]) {
    const alone = match(quarterAlone, text, at);
    return alone?.[1] ? draft(at + 2, 'date', `${ordinal(alone[1])} quarter`, false) : undefined;
  }
  // At 1H30: a time.
  if (/\b(?:at|by|until) $/.test(leftOf(text, at, 6))) return undefined;
  const [count = '', part = ''] = found[1];
  const digits = found[2] ?? '';
  // 9M 24 and 3M 2023 are names or counts.
  if (digits && part === 'M' && /M ?['’]? /.test(found[0])) return undefined;
  const said =
    part === 'M'
      ? `${cardinal(count)} months`
      : `${ordinal(count)} ${part === 'H' ? 'half' : 'quarter'}`;
  if (digits.length === 2 && / /.test(found[0])) return undefined;
  const ofYear = digits === '' ? '' : ` ${year(digits.length === 2 ? `20${digits}` : digits)}`;
  const end = at + found[0].length;
  const joined = digits === '' ? match(/[FC]Y/y, text, end)?.[0] : undefined;
  return joined
    ? draft(end + 2, 'date', `${said} ${[...joined].join(' ')}`, false)
    : draft(end, 'date', said + ofYear, false);
}
