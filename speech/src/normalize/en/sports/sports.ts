import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';

/** `Leeds 2-1 Hull (FT)`: when a result stood. */
export function resultRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}'./@-]/u.test(text.charAt(at - 1))) return undefined;
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
