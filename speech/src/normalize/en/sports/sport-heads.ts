import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineAround } from '../../near.ts';
import columns from '../columns.json' with { type: 'json' };

type Heads = Readonly<Record<string, string>>;

/** A kind of table: what its heads mean, and which of them no other table has. */
interface Table {
  readonly heads: Heads;
  readonly own: RegExp;
}

const tableFrom = ({ own, heads }: { own: string; heads: Heads }): Table => ({
  own: new RegExp(`^(?:${own})$`),
  heads,
});
const batting = tableFrom(columns.tables.batting);
const league = tableFrom(columns.tables.league);
const races = tableFrom(columns.tables.races);
/** What fits as well as the one before is not chosen. */
const tables = [
  batting,
  ...[columns.tables.pitching, columns.tables.basketball, columns.tables.football].map(tableFrom),
  ...[columns.tables.hockey, columns.tables.innings, columns.tables.bowling].map(tableFrom),
  ...[columns.tables.golf, columns.tables.school, columns.tables.tides].map(tableFrom),
  ...[league, races],
];
/** Names of columns that any table may have, and of the play that a part of it tells of. */
const named =
  /^(?:Players?|PLAYERS?|Name|NAME|Team|TEAM|Club|CLUB|Pos\.?|POS|No\.?|#|Batt(?:er|ing)|BATTING|Bowl(?:er|ing)|BOWLING|Pitch(?:er|ing)|PITCHING|(?:Rush|Pass|Receiv|Kick|Punt|Field)ing|RUSHING|PASSING|RECEIVING|Defense|Skaters?|Goalies?|Date|Day|Year|Season|)$/;
const lineScore = /^(?:[^\t\d]{0,28}[\t|])?(?:\d{1,2}[\t|]){3,15}R[\t|]H[\t|]E$/;
const cell =
  /(?:[A-Za-z]{1,7}[.%]?|N\.O\.|\d[A-Za-z]{1,3}%?|100|50|[046]|[A-Z]\d|[A-Z]{1,4}[/-][A-Z]{1,3}|3PM-A)(?=[\t| ]|\n|$)/y;

/** What a head means in a table: `REB`, and `Reb` too. */
const meaning = (table: Table, head: string): string | undefined => {
  for (const one of head.length > 2 ? [head, head.toUpperCase()] : [head])
    if (Object.hasOwn(table.heads, one)) return table.heads[one];
  return undefined;
};

const everyHead = new Set(tables.flatMap(({ heads }) => Object.keys(heads)));

/** Whether any table has a head: `REB`, and `Reb` too. */
const isHead = (head: string): boolean =>
  everyHead.has(head) || (head.length > 2 && everyHead.has(head.toUpperCase()));

/** The kind of table whose head these cells are; `sure` tells how many of its own heads are asked for. */
function tableOf(cells: readonly string[], sure: number): Table | undefined {
  let best: Table | undefined;
  let most = 2;
  // A line may have one cell a hundred times.
  const times = new Map<string, number>();
  for (const one of cells) times.set(one, (times.get(one) ?? 0) + 1);
  const count = (some: readonly string[]) =>
    some.reduce((sum, one) => sum + (times.get(one) ?? 0), 0);
  const distinct = [...times.keys()];
  const unnamed = distinct.filter((one) => !named.test(one));
  for (const table of tables) {
    const known = distinct.filter((one) => meaning(table, one) !== undefined);
    const knownCells = count(known);
    if (knownCells <= most) continue;
    const others = count(unnamed.filter((one) => meaning(table, one) === undefined));
    if (others > 2 || others >= knownCells) continue;
    const own = known.filter((one) => table.own.test(one) || table.own.test(one.toUpperCase()));
    if (count(own) < sure) continue;
    most = knownCells;
    best = table;
  }
  return best;
}

/** `Player AB R H RBI BB SO AVG`, `Name M I NO R HS Ave`, `Pos Player R1 R2 Tot`: the heads of a table of results, told by each other. */
export function sportHeadRule({ text, at }: Scan): Draft | undefined {
  if (!/^[\t\n| ]?$/.test(text.charAt(at - 1))) return undefined;
  const found = match(cell, text, at)?.[0];
  if (!found || !isHead(found)) return undefined;
  const end = at + found.length;
  const line = lineAround(text, at, 140).trim();
  const parted = /\t|\|/.test(line);
  const cells = line.split(parted ? /\s*[\t|]\s*/ : /\s+/);
  if (cells.length < 3 || !cells.includes(found)) return undefined;
  // Nine innings, then the runs, hits and errors.
  if (/^[RHE]$/.test(found) && lineScore.test(line))
    return draft(end, 'abbreviation', batting.heads[found] ?? found);
  const table = tableOf(cells, parted ? 1 : 2);
  const said = table ? meaning(table, found) : undefined;
  // What is a word is read as it is written.
  if (!said || said === found.toLowerCase()) return undefined;
  const minutes = found === 'M' && cells.includes('4s') && cells.includes('B');
  const comma = !parted && cells.at(-1) !== found && text.charAt(end) === ' ' ? ',' : '';
  return draft(end, 'abbreviation', `${minutes ? 'minutes' : said}${comma}`);
}
