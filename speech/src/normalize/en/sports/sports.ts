import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';

const counts: Record<string, string> = lists.counts;
const countShape = /(?:rebs?|asts?|stl|blks?|ov|wkts?)\b\.?/y;

/** `6 reb`, `Leeds 2-1 Hull (FT)`: what is counted in results, and when. */
export function resultRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}'./@-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 20);
  const count = match(countShape, text, at)?.[0];
  if (count && /\d\)? $/.test(behind) && allows('@sheet', 'around', near(text, at, 60))) {
    const one = /(?<![\d.])1 $/.test(behind) ? '' : 's';
    const ends =
      count.endsWith('.') && /^\s*$|^\s+\p{Lu}/u.test(rightOf(text, at + count.length, 4));
    return draft(
      at + count.length - (ends ? 1 : 0),
      'abbreviation',
      `${counts[count.replace('.', '')] ?? count}${one}`,
    );
  }
  const timed = match(/[FH]T(?![\p{L}\p{N}&'])/uy, text, at)?.[0];
  return timed && isMatchTime(text, at)
    ? draft(at + 2, 'abbreviation', timed === 'FT' ? 'full time' : 'half time')
    : undefined;
}

const goals = /(?<![\d.:/-])\d{1,3} ?[-\u2013] ?\d{1,3}(?![\d.:/])/;

/** `Leeds 2-1 Hull (FT)`, `HT: Ayr 0-1 Clyde`: beside a score; and a newspaper is FT too. */
function isMatchTime(text: string, at: number): boolean {
  const behind = leftOf(text, at, 40);
  const after = text.slice(at + 2, at + 44);
  if (
    /^:? \(?\d{1,3}[-\u2013]\d/.test(after) &&
    (text.startsWith('HT', at) || !/\d[-\u2013]\d{1,3} $/.test(behind) || behind.includes('HT'))
  )
    return true;
  const heads = /(?:^|[\n(|.,;] ?)$/.test(behind);
  if (/^\s*(?:$|[).,;:!|\n]| [-\u2013\u2014|])/.test(after) && goals.test(behind))
    return !/\d[-\u2013]\d{1,3} $/.test(behind) || /^\s*$|^[).!\n]/.test(after);
  return (
    heads &&
    /^(?::| [-\u2013]| \(?\d| \p{Lu})/u.test(after) &&
    goals.test(after.split('\n', 1)[0] ?? '')
  );
}

/** `Root 104*`: not out. */
export function notOutRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '*' || !/\p{Lu}[\p{L}']+ \d{1,3}$/u.test(leftOf(text, at, 20)))
    return undefined;
  if (/^ \(\d{1,3}b/.test(text.slice(at + 1, at + 8)))
    return draft(at + 1, 'symbol', 'not out', false);
  return /^[,;) .]|^$/.test(text.slice(at + 1, at + 2)) &&
    allows('@cricket-figures', 'around', text.slice(Math.max(0, at - 70), at + 70))
    ? draft(at + 1, 'symbol', 'not out', false)
    : undefined;
}

const dismissal =
  /(?:c (?=(?:\p{Lu}[\p{L}']+ ){1,2}b \p{Lu}[\p{L}']+ \d)|b (?=\p{Lu}[\p{L}']+ \d))/uy;

/** `Burnley c Pujara b Shastri 12`: caught, bowled. */
export function dismissalRule({ text, at, before }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== ' ' || before === '') return undefined;
  const found = match(dismissal, text, at);
  return found
    ? draft(at + 1, 'abbreviation', found[0] === 'c ' ? 'caught' : 'bowled', false)
    : undefined;
}
