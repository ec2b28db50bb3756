import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineAround } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { codeSource, currencyNames } from './currencies.ts';

const code = new RegExp(`(${codeSource})(?![\\p{L}\\p{N}])`, 'uy');
const named = new RegExp(`(?<![\\p{L}])(${codeSource})(?![\\p{L}])`, 'gu');

/** Whether the name of a currency ends a text: Turkish lira, Moroccan dirhams. */
function isNamed(behind: string, written: string): boolean {
  const [one = '', many = ''] = currencyNames(written)?.[0] ?? [];
  const last = /(\p{L}+) ?$/u.exec(behind)?.[1]?.toLowerCase() ?? '';
  return [one, many].some((name) => name.toLowerCase().split(' ').at(-1) === last);
}

/** `Turkish lira (TRY)`, a cell of its own with `MAD`: the code of a currency, letter by letter. */
export function currencyCodeRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (!/^$|[\n\t(|]/.test(last)) return undefined;
  const found = match(code, text, at)?.[1];
  if (!found) return undefined;
  const end = at + found.length;
  const spelled = draft(end, 'initialism', [...found].join(' '));
  if (last === '(')
    return text.charAt(end) === ')' && isNamed(text.slice(Math.max(0, at - 30), at - 1), found)
      ? spelled
      : undefined;
  // A cell among others: MAD, a tab, 9.98.
  if (!/^(?:[\t|]|\n|$)/.test(text.slice(end, end + 1))) return undefined;
  const line = lineAround(text, at, 120);
  const around = text.slice(Math.max(0, at - 160), end + 160);
  const others = new Set(around.match(named)).size;
  return /[\t|]/.test(line) &&
    (others > 1 || allows('@of-rates', 'around', around.toLowerCase())) &&
    allows('@main-currencies', 'around', around)
    ? spelled
    : undefined;
}
