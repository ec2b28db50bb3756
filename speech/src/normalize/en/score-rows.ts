import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, lineBehind, rightOf } from '../near.ts';
import { months } from './calendar.ts';
import { cardinal, ordinal } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

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

const streak = /([WL])([1-9]\d?)(?=\t|\n|$)/y;

/** `Denver\t38\t21\t.644\t7-3\tW3`: three games won in a row. */
export function streakRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '\t') return undefined;
  const found = match(streak, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const numbers = lineAround(text, at, 140).match(/\t[-+.\d]+(?=\t|$)/g) ?? [];
  return numbers.length > 2
    ? draftOf(found, 'abbreviation', `${found[1] === 'W' ? 'won' : 'lost'} ${cardinal(found[2])}`)
    : undefined;
}

const whole = /([1-9]\d{2,3})(?=\t)/y;
const ladder =
  /^(?:\d{1,2}\t)?\p{Lu}[^\t\n\d]{1,28}\t(?:\d{1,2}\t){3,5}\d{3,4}\t\d{3,4}\t[-+]?\d{1,4}(?:\.\d{1,2})?%?(?:\t\d{1,3}){1,2}\s*$/u;
const figures = /(?:\t[-+]?\d{1,4}(?:\.\d{1,2})?(?=\t|$)){5}/;

/** `Geelong\t22\t17\t5\t0\t2011\t1544\t130.2\t68`: points and runs, neither years nor numbers to call. */
export function ladderFigureRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '\t') return undefined;
  const found = match(whole, text, at)?.[1];
  if (!found) return undefined;
  const line = lineAround(text, at, 140);
  return found.length === 4
    ? ladder.test(line)
      ? draft(at + 4, 'number', cardinal(found), false)
      : undefined
    : found.endsWith('11') && named.test(line) && figures.test(line)
      ? draft(at + 3, 'number', cardinal(found), false)
      : undefined;
}

const runner = /^\d{1,2}\t(?:\d{1,2}\t)?[^\t\n\d]{2,28}\t/;
const ran = /(\d{1,2})-(\d{1,2})(?=\t)|(\d{1,3})\/(\d{1,2})([fF]|jf|JF)?(?=\t|\n|$)/y;

/** `1\t4\tSilver Lane\t9-2\tJ Doyle\t7/2`: the weight of a horse and its odds. */
export function runnerRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '\t') return undefined;
  const found = match(ran, text, at);
  if (!found) return undefined;
  const line = lineAround(text, at, 140);
  if (
    !runner.test(line) ||
    !/\t(?:\d|1\d)-\d{1,2}\t.*\t\d{1,3}\/\d{1,2}[jfJF]{0,2}(?:\t|\s*$)/.test(line)
  )
    return undefined;
  const end = at + found[0].length;
  if (found[1] && found[2])
    return Number(found[2]) < 14
      ? draft(end, 'number', `${cardinal(found[1])} stone ${cardinal(found[2])}`, false)
      : undefined;
  const favourite = found[5] ? ` ${/j/i.test(found[5]) ? 'joint ' : ''}favourite` : '';
  return draft(
    end,
    'number',
    `${cardinal(found[3] ?? '')} to ${cardinal(found[4] ?? '')}${favourite}`,
    false,
  );
}

/** `412\t104*\t51.50`: the highest score of a batter, who was not out. */
export function notOutCellRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '*' || !/^\t\d{1,3}\.\d\d(?:\t|\n|$)/.test(text.slice(at + 1, at + 9)))
    return undefined;
  if (!/\t\d{1,3}$/.test(leftOf(text, at, 4))) return undefined;
  return figures.test(lineAround(text, at, 140).replace('*', ''))
    ? draft(at + 1, 'symbol', ' not out', false)
    : undefined;
}

const outcome = /([WLDT]),? (\d{1,3})[-–](\d{1,3})(?=\t|\n|$| ?\(|\*)/y;
const outcomes: Readonly<Record<string, string>> = { W: 'won', L: 'lost', D: 'drew', T: 'tied' };

/** `R2\tStorm\tL 18-20`: won or lost, and the score. */
export function outcomeCellRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '\t') return undefined;
  const found = match(outcome, text, at);
  return found?.[1] && found[2] && found[3]
    ? draftOf(
        found,
        'number',
        `${outcomes[found[1]] ?? ''} ${cardinal(found[2])} ${cardinal(found[3])}`,
      )
    : undefined;
}

const day =
  /(1[0-2]|[1-9])\/(3[01]|[12]\d|[1-9])(?=\t(?:@|vs?\.?|at) ?\p{Lu}|\t\p{Lu}[^\t\n]{2,28}\t[WLT],? \d)/uy;

/** `9/6\t@ Central\tL 14-21`: the day of a game. */
export function gameDayRule({ text, at, options }: Scan): Draft | undefined {
  if (options.dayFirst || !/^[\n]?$/.test(text.charAt(at - 1))) return undefined;
  const found = match(day, text, at);
  const month = months[Number(found?.[1] ?? 0) - 1];
  return found?.[2] && month
    ? draftOf(found, 'date', `${month} ${ordinal(found[2])}`, false)
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

const teamPair = /(\d{1,3})-(\d{1,3})(?=\.\d\t|\t|\n|\.\d\s*$|$)/y;
const yardage =
  /^(?:Rush(?:es|ing)?|Punts?|Penalt(?:y|ies)|Sack(?:ed|s)?|Kick(?:off)? returns?|Punt returns?|Int\.? returns?|Returns?)\b[^\t\n]{0,20}(?:y(?:ar)?ds|avg|lost)/i;
const fallen = /^(?:Fall of wickets|FOW|FoW)\b/;

/** `Penalties-yards\t5-45`, `3rd down eff\t5-12`, `Fall of wickets\t1-12, 2-44`: what a line's label tells. */
export function labelledPairRule({ text, at }: Scan): Draft | undefined {
  if (!/[\t :]/.test(text.charAt(at - 1))) return undefined;
  const isFall = match(/\d{1,2}-\d{1,3}(?![\d-])/y, text, at);
  if (!isFall) return undefined;
  const line = lineBehind(text, at, 140);
  const [first = '', second = ''] = isFall[0].split('-');
  const read = (between: string) =>
    draftOf(isFall, 'number', `${cardinal(first)}${between}${cardinal(second)}`, false);
  if (fallen.test(line)) return read(' for ');
  if (text.charAt(at - 1) !== '\t' || !match(teamPair, text, at)) return undefined;
  if (allows('@efficiency', 'after', line.toLowerCase())) return read(' of ');
  return yardage.test(line) && !text.startsWith('.', at + isFall[0].length)
    ? read(' for ')
    : undefined;
}

const tied = /T(\d{1,3})(?=\t\p{Lu})/uy;

/** `T4\tM. Lee\tE\t14`: tied fourth, level with par. */
export function golfCellRule({ text, at }: Scan): Draft | undefined {
  if (!/^[\n\t]?$/.test(text.charAt(at - 1))) return undefined;
  const place = match(tied, text, at);
  const even = text.charAt(at - 1) === '\t' && match(/E(?=\t|\n|$)/y, text, at);
  if (!place?.[1] && !even) return undefined;
  const line = lineAround(text, at, 140);
  const isBoard =
    (line.match(/\t(?:[-+]?\d{1,3}|E|F)(?=\t|\s*$)/g) ?? []).length > 2 &&
    /^(?:T?\d{1,3}|CUT|WD)\t\p{Lu}/u.test(line);
  if (!isBoard) return undefined;
  return place?.[1]
    ? readAs(place, 'number', 'tied {1:ordinal}')
    : draft(at + 1, 'abbreviation', 'even');
}
