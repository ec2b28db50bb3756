import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround, lineBehind, rightOf } from '../../near.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

const played = /^(?:\d{1,3}|[xX])$/;
const cellsAfter = /[-–—]{1,2} {0,2}((?:[\t ]\s{0,2}\d{1,3}){1,4})[ \t]{0,4}(?=\n|$)/y;

/** `Central 10 7 0 7 — 24`: the dash before the sum of what was scored is silent. */
export function totalDashRule({ text, at }: Scan): Draft | undefined {
  if (!/[-–—]/.test(text.charAt(at)) || !/[\t ]/.test(text.charAt(at - 1))) return undefined;
  const after = match(cellsAfter, text, at);
  if (!after?.[1]) return undefined;
  const cells = lineBehind(text, at, 90).trim().split(/\s+/);
  const scores: string[] = [];
  while (played.test(cells.at(-1) ?? '')) scores.push(cells.pop() ?? '');
  if (scores.length < 2) return undefined;
  const sum = scores.reduce((all, one) => all + (Number(one) || 0), 0);
  return Number(after[1].trim().split(/\s+/)[0]) === sum
    ? draft(at + (/^.[-–—]/.test(text.slice(at, at + 2)) ? 2 : 1), 'symbol', '', false)
    : undefined;
}

const pair = /(\d{1,2})([-/])(\d{1,2})(?=\t|\n|$)/y;
const named = /^(?:\d{1,2}\t)?\p{Lu}[^\t\n\d]{1,28}\t/u;

const cellCount = /\t[-+]?\d{1,4}(?:\.\d{1,2})?(?=\t|$)/g;

/** `Bolden\t9-17\t6-8\t3\t2\t27`: shots made; `Denver\t.644\t22-8`: games won and lost; `Hale\t18/27\t244`: passes. */
export function cellPairRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '\t') return undefined;
  const found = match(pair, text, at);
  if (!found?.[1] || !found[3]) return undefined;
  const line = lineAround(text, at, 140);
  const numbers = line.match(cellCount) ?? [];
  if (!named.test(line) || numbers.length < 2) return undefined;
  const read = (between: string) =>
    draftOf(
      found,
      'number',
      `${cardinal(found[1] ?? '')}${between}${cardinal(found[3] ?? '')}`,
      false,
    );
  const made = Number(found[1]) <= Number(found[3]);
  if (found[2] === '/')
    return made &&
      numbers.length > 2 &&
      Number(found[3]) > 2 &&
      /^\t\d{1,3}\t/.test(rightOf(text, at + found[0].length, 5))
      ? read(' of ')
      : undefined;
  const pairs = [...line.matchAll(/\t(\d{1,2})-(\d{1,2})(?=\t|$)/g)];
  // A share of the games, or a run of wins, tells a row of the standings.
  const isStanding = /\t\.\d{3}\t|\t1\.000\t|\t[WL]\d{1,2}[ \t]*$/.test(line);
  if (pairs.length > 1) {
    if (isStanding) return read(' and ');
    return pairs.every((one) => Number(one[1]) <= Number(one[2])) && numbers.length > 2
      ? read(' for ')
      : undefined;
  }
  // The best bowling, after its average.
  return made && Number(found[1]) < 11 && (line.match(/\t\d{1,2}\.\d\d(?=\t)/g) ?? []).length > 1
    ? read(' for ')
    : undefined;
}

const figures = /(?:\t[-+]?\d{1,4}(?:\.\d{1,2})?(?=\t|$)){5}/;

/** `412\t104*\t51.50`: the highest score of a batter, who was not out. */
export function notOutCellRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '*' || !/^\t\d{1,3}\.\d\d(?:\t|\n|$)/.test(text.slice(at + 1, at + 9)))
    return undefined;
  if (!/\t\d{1,3}$/.test(leftOf(text, at, 4))) return undefined;
  return figures.test(lineAround(text, at, 140).replace('*', ''))
    ? draft(at + 1, 'symbol', ' not out', false)
    : undefined;
}

const kicked = /(\d{1,2})\.(\d{1,2})(?=\t| \(\d)/y;
const total = /\t(\d{1,2})\.(\d{1,2}) \((\d{1,3})\)\s*$/;

/** `Bombers\t3.2\t6.5\t12.13 (85)`: goals and behinds, of which a goal counts six. */
export function behindsRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '\t') return undefined;
  const found = match(kicked, text, at);
  if (!found) return undefined;
  const last = total.exec(lineAround(text, at, 140));
  return last && Number(last[1]) * 6 + Number(last[2]) === Number(last[3])
    ? readAs(found, 'number', '{1} {2}', false)
    : undefined;
}
