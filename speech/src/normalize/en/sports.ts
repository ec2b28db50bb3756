import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near, rightOf } from '../near.ts';
import { cardinal } from './cardinal.ts';
import lists from './lists.json' with { type: 'json' };
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const beaten = /(?:bt|def\.|d\.)(?= )/y;
const nameBefore =
  /(?:\)|\]|\d all out|\p{Lu}[\p{L}'’.-]+(?: \([^)]{1,8}\)|,)?|\d(?: ?\([^)]{1,8}\))?) $/u;
const resultAfter =
  /^ (?!(?:Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec))(?:[^\n\d.;]|(?:St|Mt|Ft)\.|\(?\d{1,2}\)? ){2,40}\d{1,3}-\d/;
const counts: Record<string, string> = lists.counts;
const countShape = /(?:rebs?|asts?|stl|blks?|ov|wkts?)\b\.?/y;

/** `Djokovic bt Nadal 6-4`, `6 reb`, `(aet)`, `ERA 2.95`: short forms of results. */
export function resultRule({ text, at }: Scan): Draft | undefined {
  // A 2-pt conversion; but a 2-pt jar.
  const points = match(
    /pt(?= (?:conv|shot|lead|field|line|game|range|play|deficit|advantage|margin|FG|scale|font|type|plan))/y,
    text,
    at,
  );
  if (points && /\d-$/.test(leftOf(text, at, 2))) return draft(at + 2, 'abbreviation', 'point');
  if (/[\p{L}\p{N}'./@-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 20);
  const won = match(beaten, text, at)?.[0];
  if (
    won &&
    (nameBefore.test(behind) || /(?:^|\n)$/.test(behind)) &&
    (resultAfter.test(text.slice(at + won.length, at + 60)) ||
      (won === 'bt' && /^ \p{Lu}/u.test(text.slice(at + 2, at + 4))))
  )
    return draft(at + won.length, 'abbreviation', won === 'bt' ? 'beat' : 'defeated');
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
  const extra = match(/(?:aet|AET|a\.e\.t\.)(?![\p{L}\p{N}])/uy, text, at)?.[0];
  if (extra && /\d[^\n]{0,20}$/.test(behind))
    return draft(at + extra.length, 'abbreviation', 'after extra time');
  if (/\d[-/]\d{1,3} $/.test(behind) && match(/dec(?![\p{L}\p{N}])\.?/uy, text, at))
    return draft(at + 3, 'abbreviation', 'declared');
  const out = match(/a\.o\.|all\sout(?= )/y, text, at)?.[0];
  if (out === 'a.o.' && /\d $/.test(behind)) return draft(at + 4, 'abbreviation', 'all out');
  const timed = match(/[FH]T(?![\p{L}\p{N}&'])/uy, text, at)?.[0];
  if (timed && isMatchTime(text, at))
    return draft(at + 2, 'abbreviation', timed === 'FT' ? 'full time' : 'half time');
  if (match(/Att(?=:? \d)/y, text, at)) return draft(at + 3, 'abbreviation', 'Attendance');
  const starts = match(/K\.?O\.?(?=:? (?:at )?\d{1,2}[.:]\d\d)/y, text, at)?.[0];
  if (starts) return draft(at + starts.length, 'abbreviation', 'kick off');
  const games = match(record, text, at);
  // W 3 D 2 alone may be sizes.
  if (games && (games[1] || games[4])) {
    const words = ['played', 'won', 'drawn', 'lost', 'for', 'against'];
    const said = words.flatMap((one, index) =>
      games[index + 1] ? [`${one} ${cardinal(games[index + 1] ?? '')}`] : [],
    );
    return draftOf(games, 'abbreviation', said.join(' '));
  }
  if (match(/P(?=:? ?\d{1,2},? (?:W ?\d|Pts|GD))/y, text, at))
    return draft(at + 1, 'abbreviation', 'played');
  const player = match(captain, text, at)?.[0];
  if (player && isLineup(text, at)) return draft(at + player.length, 'abbreviation', 'captain');
  if (/^[oO]\/[uU] /.test(text.slice(at, at + 4)))
    return draft(at + 3, 'abbreviation', 'over under');
  const earned = match(/ERA(?![\p{L}\p{N}])/uy, text, at);
  return earned && (/\d $/.test(behind) || /^(?: of|:)? \d/.test(text.slice(at + 3, at + 8)))
    ? draft(at + 3, 'initialism', 'E R A')
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
  // Free throws.
  if (
    text.startsWith('FT', at) &&
    /\b(?:FG|3PT|3P)\b[^\n]{0,14}\d-\d{1,2} $|\b(?:FG|3PT|3P|reb|ast)\b[^\n]{0,14}[,.;)] $/.test(
      behind,
    )
  )
    return false;
  const heads = /(?:^|[\n(|.,;] ?)$/.test(behind);
  if (/^\s*(?:$|[).,;:!|\n]| [-\u2013\u2014|])/.test(after) && goals.test(behind))
    return !/\d[-\u2013]\d{1,3} $/.test(behind) || /^\s*$|^[).!\n]/.test(after);
  return (
    heads &&
    /^(?::| [-\u2013]| \(?\d| \p{Lu})/u.test(after) &&
    goals.test(after.split('\n', 1)[0] ?? '')
  );
}

/** P16 W10 D3 L3. */
const record =
  /(?:P ?(\d{1,2}),? )?W ?(\d{1,2}),? D ?(\d{1,2})(?:,? L ?(\d{1,2})(?:,? F ?(\d{1,3}),? A ?(\d{1,3}))?)?(?![\p{L}\p{N}])/uy;
const captain = /(?:c|capt)(?=\)(?:[,;]| and|\.?\s*$))/y;

/** `Holt, Bray (c), Simms`: a name in a list of players. */
function isLineup(text: string, at: number): boolean {
  const behind = leftOf(text, at, 80);
  const around = behind + text.slice(at, at + 60);
  return (
    /\p{Lu}[\p{L}'-]+ \($/u.test(behind) &&
    (around.match(/[,;]/g) ?? []).length > 2 &&
    !/\([abd]\)/.test(around)
  );
}

const thousandths = /\.(\d{3})(?![\d%])/y;
const batting =
  /\b(?:bat(?:s|ted|ting)?|hit(?:s|ting)?|avg\.?|average|obp|slg|ops|ba|hr|rbis?|homers?|slugging|on-base|whip|at-bats|pct|baseball|winning percentage)\b/;

/** `batting .298`: two ninety eight. */
export function battingRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '.' || /[\p{L}\d]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(thousandths, text, at);
  // Neither .042 nor .125 of an inch is a batting average.
  if (
    !found ||
    Number(found[1]) < 150 ||
    !batting.test(text.slice(Math.max(0, at - 60), at + 60).toLowerCase())
  )
    return undefined;
  if (/^ (?:of an?\b|inch|in\.|mm)/.test(text.slice(at + 4, at + 10))) return undefined;
  return readAs(found, 'number', '{1:pairs}', false);
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

const distance = /(\d)m ?(\d)f(?: ?(\d{1,3})y)?(?![\p{L}\p{N}])/uy;

/** `1m 4f`: a race of horses. */
export function furlongRule({ text, at }: Scan): Draft | undefined {
  const found = match(distance, text, at);
  if (!found || /[\d.]/.test(text.charAt(at - 1))) return undefined;
  // Kittens, 2m 4f.
  if (allows('@litters', 'around', near(text, at, 60))) return undefined;
  return readAs(found, 'unit', '{1} mile{1:s} {2} furlong{2:s}[ {3} yard{3:s}]');
}

const dismissal =
  /(?:c (?=(?:\p{Lu}[\p{L}']+ ){1,2}b \p{Lu}[\p{L}']+ \d)|b (?=\p{Lu}[\p{L}']+ \d))/uy;

/** `Burnley c Pujara b Shastri 12`: caught, bowled. */
export function dismissalRule({ text, at, before }: Scan): Draft | undefined {
  if (!/[cb]/.test(text.charAt(at)) || text.charAt(at - 1) !== ' ' || before === '')
    return undefined;
  const found = match(dismissal, text, at);
  return found
    ? draft(at + 1, 'abbreviation', found[0] === 'c ' ? 'caught' : 'bowled', false)
    : undefined;
}
