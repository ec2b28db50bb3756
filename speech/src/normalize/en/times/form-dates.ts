import { type Draft, draft, match, type Scan } from '../../draft.ts';

const part = '(?:dd?|mm?|yyyy|yy|hh|ss|DD?|MM?|YYYY|YY|HH|SS)';
const pattern = new RegExp(`${part}(?:[/.:-]${part}){1,3}(?![\\p{L}\\p{N}])`, 'uy');

/** `dd/mm/yyyy`: how a date is to be written, by its letters. */
export function datePatternRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/.-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(pattern, text, at)?.[0];
  if (!found || !/dd|yy|hh|ss/i.test(found) || !/mm/i.test(found)) return undefined;
  const said = found
    .split(/([/.:-])/)
    .map((one) => signs[one] ?? [...one.toUpperCase()].join(' '))
    .filter(Boolean);
  return draft(at + found.length, 'initialism', said.join(' '));
}

const signs: Readonly<Record<string, string>> = { '/': 'slash', '.': 'dot', ':': '', '-': 'dash' };
