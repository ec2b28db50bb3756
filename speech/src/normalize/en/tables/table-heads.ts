import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround, rightOf } from '../../near.ts';
import columns from '../columns.json' with { type: 'json' };
import { readAs } from '../said.ts';
import { standingHead } from '../sports/standing-heads.ts';

/** Heads of the tables of results; what single letters mean is told by the others. */
const results: Readonly<Record<string, string>> = columns.results;
const letters =
  /^(?:W|L|T|D|P|G|A|F|H|R|E|K|PF|PA|GF|GA|GD|BP|LP|SO|BB|RBI|ER|IP|OT|SOL|TD|TDS|PIM|SOG|PPG|SV|SH|NR|HR|ERA|ROW|L10|PD|OTW|SOW|LBP|TBP|RF|RA|RS|HOME|AWAY|ROAD|LAST|CONF|PF|TEAM|Team|Player|PLAYER)$/;
/** Heads of the tables of weather stations. */
const stations: Readonly<Record<string, string>> = columns.stations;
/** Heads of timetables, in cells. */
const journeys: Readonly<Record<string, string>> = columns.journeys;
const cellOf = (one: string) => one.replace(/\.$/, '');
const word = /(?:3PT|3FG|3P|L10|[A-Z][A-Za-z]{0,5})(?![\p{L}\p{N}'’])\.?/uy;

/** `W L T PCT PF PA`, `Stn Tmp App Dir Spd`: the head of a table, whose other cells are short forms too. */
export function tableHeadRule({ text, at }: Scan): Draft | undefined {
  if (!/^[\s|]?$/.test(text.charAt(at - 1))) return undefined;
  const found = match(word, text, at)?.[0];
  if (!found) return undefined;
  if (!/^(?:[\s|]|$)/.test(rightOf(text, at + found.length, 1))) return undefined;
  const journey = Object.hasOwn(journeys, cellOf(found)) ? journeys[cellOf(found)] : undefined;
  const isHead = Object.hasOwn(results, found) || Object.hasOwn(stations, found);
  if (!journey && !isHead && !letters.test(found)) return undefined;
  const line = lineAround(text, at, 120).trim();
  const cells = line.split(/[\s|]+/);
  if (journey && /\t|\|| {2}/.test(line) && !/\d/.test(line)) {
    const known = cells.filter((one) => Object.hasOwn(journeys, cellOf(one)));
    if (known.length > 1 && cells.some((one) => /^(?:Arr?|Dep|Dp)\.?$/.test(one)))
      return draft(at + found.length, 'abbreviation', journey);
  }
  // Form: W W D L W.
  const form = cells.slice(/^[WDLT]$/.test(cells[0] ?? '') ? 0 : 1);
  if (
    form.length > 2 &&
    new Set(form).size < form.length &&
    form.every((one) => /^[WDLT]$/.test(one))
  )
    return undefined;
  const letter = letters.test(found) ? standingHead(found, cells) : undefined;
  const isResult = Object.hasOwn(results, found) || letter !== undefined;
  if (!isResult && !Object.hasOwn(stations, found)) return undefined;
  const next = /^\s*:? ?([^\s])/.exec(rightOf(text, at + found.length, 8))?.[1] ?? '';
  // Hi 91 Lo 74: figures, not heads.
  if (/[\d-]/.test(next) && !isResult) return undefined;
  const told = isResult
    ? cells.filter((one) => Object.hasOwn(results, one) || letters.test(one)).length
    : cells.filter((one) => Object.hasOwn(stations, one)).length;
  const others = cells.length - told;
  const endsInRecord = letter !== undefined && /\tW\tL$/.test(line);
  // A name may stand before the heads, as NFC NORTH does; a sentence is none.
  if (isResult ? (told < 3 && !endsInRecord) || others > Math.min(3, told) : told < 3)
    return undefined;
  return draft(
    at + found.length,
    'abbreviation',
    `${letter ?? (isResult ? results[found] : stations[found]) ?? found}${/^ /.test(rightOf(text, at + found.length, 1)) && cells.at(-1) !== found && !/\d/.test(next) ? ',' : ''}`,
  );
}

const share = /\.(\d{3})(?![\d%]|\.\d)/y;
const cellsBehind = /(?:^|\n)[^\n\t\d]{2,26}(?:\t| {1,12})(?:\d{1,3}(?:\t| {1,12})){2,4}$/;
const shots = /(\d{1,2})-(\d{1,2})(?![\d-]|[.,/:]\d|\p{L})/uy;
const scorer =
  /(?:^|\n)(?:\d{1,2} )?\p{Lu}[\p{L}'’. -]{1,24}(?:\t| {2,20})\d{1,3}(?:\t| {2,12})[\d \t-]{0,40}$/u;

/** `Detroit 12 5 0 .706`, `D. Okafor   38  9-17  2-5  4-4`: rows of standings and of box scores. */
export function tableRowRule({ text, at }: Scan): Draft | undefined {
  if (!/[ \t]/.test(text.charAt(at - 1))) return undefined;
  const part = match(share, text, at);
  if (part && cellsBehind.test(leftOf(text, at, 90)))
    return readAs(part, 'number', part[1] === '000' ? 'zero' : '{1:share}', false);
  const made = match(shots, text, at);
  if (!made || Number(made[1]) > Number(made[2])) return undefined;
  if (!scorer.test(leftOf(text, at, 90))) return undefined;
  // A second pair tells that these are not years, ages or scores.
  const row = lineAround(text, at, 120).match(/(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/g) ?? [];
  return row.length > 1 &&
    row.every((one) => Number(one.split('-')[0]) <= Number(one.split('-')[1]))
    ? readAs(made, 'number', '{1} for {2}', false)
    : undefined;
}
