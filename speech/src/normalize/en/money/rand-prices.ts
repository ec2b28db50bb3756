import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { amountWords, readAmount } from '../numbers/amount.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';
import { hasFood } from './menu-lines.ts';

const round = /R(\d{1,6})(?![\p{L}\d]|[.,/-]\d| \d{3}(?!\d))/uy;
const range = / ?[-\u2013] ?R?(\d{1,6})(?![\p{L}\d]|[.,]\d)/uy;
const cellBehind = /(?:\t| {2,20}|\.{3,40} ?|… ?)$/;
const cellEnd = /^ ?(?:$|\t|\n| {2}|\||,|\()/;
const row = /^[^\t\n]{3,60}(?:\t| {2,20}|\.{3,40} ?)R ?\d{1,3}(?:[ ,]?\d{3})?(?:[.,]\d\d)?\s*$/;
/** Cents or thousands, which no road has: R0.60 a metre, R1,250. */
const exact = /\bR ?\d{1,4}(?:[.,]\d\d|[, ]\d{3})(?!\d)/;
/** Two sums of rand in a line: pap R15, slaw R14. */
const several = /\bR\d{2,4}(?!\d)[^\n]{1,60}\bR\d{2,4}(?!\d)/;
const decimalMillions =
  /R(\d),(?=\d{3}(?!\d))(\d*?[1-9])?0*(?: ?(?:m|mil)(?!\p{L})\.?| million(?!\p{L}))/uy;

/** The lines above and below a line, in a price list. */
const besideRow = (text: string, at: number): boolean => {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const stop = text.indexOf('\n', at);
  const above = text
    .slice(Math.max(0, start - 120), Math.max(0, start - 1))
    .split('\n')
    .at(-1);
  const below = stop < 0 ? '' : (text.slice(stop + 1, stop + 120).split('\n', 1)[0] ?? '');
  return [above ?? '', below].some(
    (line) => row.test(line) && !allows('@not-rand', 'around', line.toLowerCase()),
  );
};

/** `Bunny chow\tR75`, `Entry R50, kids R20`, `Asking R1,795m`: sums of rand that a road or a room could be named as. */
export function randRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/&-]/u.test(text.charAt(at - 1))) return undefined;
  const line = lineAround(text, at, 160);
  const millions = match(decimalMillions, text, at);
  if (millions && allows('@property-sale', 'around', line.toLowerCase()))
    return readAs(millions, 'money', '{1}[ point {2:digits}] million rand');
  const found = match(round, text, at);
  if (!found?.[1]) return undefined;
  const end = at + found[0].length;
  const behind = leftOf(text, at, 40);
  const food = hasFood(line);
  const closes = /^ ?(?:$|\n)/.test(text.slice(end, end + 2));
  const isCell =
    (cellBehind.test(behind) &&
      cellEnd.test(text.slice(end, end + 2)) &&
      (food || besideRow(text, at))) ||
    (food && closes && /(?:\p{Ll}{3}|\)) $/u.test(behind));
  const isSold =
    found[1].length > 1 &&
    (allows('@sold', 'around', line.toLowerCase()) ||
      exact.test(line) ||
      (food && several.test(line))) &&
    !/\b(?:the|on|of the) $/i.test(behind) &&
    !allows('@route-goes-on', 'after', text.slice(end, end + 7));
  if (allows('@not-rand', 'around', line.toLowerCase()) || !(isCell || isSold)) return undefined;
  const until = match(range, text, end);
  const amount = readAmount(text, at + 1);
  return until?.[1] && amount
    ? draftOf(until, 'money', `${amountWords(amount)} to ${cardinal(until[1])} rand`)
    : readAs(found, 'money', '{1} rand');
}
