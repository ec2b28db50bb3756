import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineBehind } from '../near.ts';
import { cardinal, digitByDigit } from './cardinal.ts';
import { fractionWords } from './fractions.ts';
import lists from './lists.json' with { type: 'json' };
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const positions: Readonly<Record<string, string>> = lists.positions;
const one = '(?:[123][bB]|ss|lf|cf|rf|dh|ph|pr|p|c|SS|LF|CF|RF|DH|PH|PR|P|C)';
/** Times at bat, runs, hits and runs batted in, at least. */
const position = new RegExp(
  `(${one})(?:-(${one}))?(?=(?:[ \\t]{1,4}\\d{1,2}){3,7}(?!\\d|\\p{L}))`,
  'uy',
);
const batter = /\p{Lu}[\p{L}'’.-]{1,20}(?: (?:Jr|Sr)\.)?,?[ \t]{1,3}$/u;

/** `Okada cf 4 1 2 0`, `Pruitt ph-1b 1 0 0 0`: where a batter plays. */
export function positionRule({ text, at }: Scan): Draft | undefined {
  if (!/[ \t]/.test(text.charAt(at - 1))) return undefined;
  const found = match(position, text, at);
  if (!found?.[1] || !batter.test(leftOf(text, at, 28))) return undefined;
  const said = [found[1], found[2]].flatMap((each) => {
    const name = each && positions[each.toLowerCase()];
    return name ? [name] : [];
  });
  return draftOf(found, 'abbreviation', said.join(', '), false);
}

const innings = /\d{2,3}[\dx](?: \d{2}[\dx]){1,4} ?[–—-]{1,2} ?(?=\d{1,2} \d{1,2} \d(?!\d))/y;

/** `Tulsa 018 100 000 – 10 14 1`: the runs of nine innings, then the runs, hits and errors. */
export function inningsRowRule({ text, at }: Scan): Draft | undefined {
  if (!/[ \t]/.test(text.charAt(at - 1))) return undefined;
  const found = match(innings, text, at)?.[0];
  if (!found || !/\p{L}\.?[ \t]{1,4}$/u.test(lineBehind(text, at, 12))) return undefined;
  const threes = found
    .replace(/[^\dx ]/g, '')
    .trim()
    .split(/ +/);
  const said = threes.map((three) =>
    [...three].map((run) => (run === 'x' ? 'x' : digitByDigit(run))).join(' '),
  );
  return draft(at + found.trimEnd().length, 'number', `${said.join(', ')},`, false);
}

const mark = /(\d{1,3})-(\d{1,2}) ([13])[/⁄]([24])(?![\d/⁄])/y;

/** `long jump: Adams 18-4½`: feet and inches. */
export function fieldMarkRule({ text, at }: Scan): Draft | undefined {
  const found = match(mark, text, at);
  if (!found?.[1] || !found[2] || !found[3] || !found[4]) return undefined;
  if (!/\p{L},? $/u.test(leftOf(text, at, 3))) return undefined;
  if (!allows('@field-events', 'around', lineBehind(text, at, 90).toLowerCase())) return undefined;
  return draftOf(
    found,
    'number',
    `${cardinal(found[1])} ${cardinal(found[2])} and ${fractionWords(found[3], found[4], true)}`,
    false,
  );
}

const passes =
  /(\d{1,2})([-/])(\d{1,2})(?=,? (?:for )?\d{2,3} (?:yds|yards|yd)\b|,? passing\b|, \d (?:TDs?|INTs?)\b)/y;

/** `18-27 for 212 yards`, `22/31, 288 yds`: passes caught out of those thrown. */
export function passesRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/:$£€-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(passes, text, at);
  if (!found || Number(found[1]) > Number(found[3]) || Number(found[3]) < 3) return undefined;
  // Lost 10-27, 212 yards passing.
  if (allows('@won-or-led', 'before', leftOf(text, at, 10))) return undefined;
  return readAs(found, 'number', '{1} of {3}', false);
}
