import { type Draft, draft, match, type Scan } from '../draft.ts';
import { lineAround } from '../near.ts';

type Heads = Readonly<Record<string, string>>;

/** A kind of table: what its heads mean, and which of them no other table has. */
interface Table {
  readonly heads: Heads;
  readonly own: RegExp;
}

const batting: Table = {
  own: /^(?:AB|RBI|BI|LOB|OBP|SLG|OPS|HBP|[23]B|AVG|BA)$/,
  heads: {
    ...{ AB: 'at bats', R: 'runs', H: 'hits', '2B': 'doubles', '3B': 'triples', HR: 'home runs' },
    ...{ RBI: 'R B I', BI: 'R B I', BB: 'walks', SO: 'strikeouts', K: 'strikeouts', G: 'games' },
    ...{ LOB: 'left on base', AVG: 'average', BA: 'batting average', OPS: 'O P S' },
    ...{ OBP: 'on base percentage', SLG: 'slugging', SB: 'stolen bases', CS: 'caught stealing' },
    ...{ HBP: 'hit by pitch', PA: 'plate appearances', TB: 'total bases', GP: 'games played' },
    ...{ E: 'errors', PO: 'putouts', SF: 'sacrifice flies', IBB: 'intentional walks' },
  },
};
const pitching: Table = {
  own: /^(?:IP|ER|ERA|WHIP)$/,
  heads: {
    ...{ IP: 'innings pitched', H: 'hits', R: 'runs', ER: 'earned runs', BB: 'walks', G: 'games' },
    ...{ SO: 'strikeouts', K: 'strikeouts', HR: 'home runs', ERA: 'E R A', WHIP: 'whip' },
    ...{ W: 'wins', L: 'losses', SV: 'saves', S: 'saves', GS: 'games started', HB: 'hit batters' },
    ...{ GP: 'games played', CG: 'complete games', SHO: 'shutouts', NP: 'pitches', HLD: 'holds' },
    ...{ BF: 'batters faced', WP: 'wild pitches', BS: 'blown saves', PCT: 'percentage' },
  },
};
const basketball: Table = {
  own: /^(?:FG[MA%]?|3P[TMA%]?|3FG|FT[MA%]?|FGM-A|3PM-A|FTM-A|[OD]?REB|AST|STL|BLK|TOV)$/,
  heads: {
    ...{ MIN: 'minutes', MP: 'minutes played', FG: 'field goals', FGM: 'field goals made' },
    ...{ FGA: 'field goals attempted', 'FG%': 'field goal percentage', '3P': 'three pointers' },
    ...{ '3PT': 'three pointers', '3FG': 'three pointers', '3PM': 'three pointers made' },
    ...{ '3PA': 'three pointers attempted', '3P%': 'three point percentage', FT: 'free throws' },
    ...{ FTM: 'free throws made', FTA: 'free throws attempted', 'FT%': 'free throw percentage' },
    ...{
      'FG-FGA': 'field goals made and attempted',
      'FT-FTA': 'free throws made and attempted',
      'FGM-A': 'field goals made and attempted',
      'FTM-A': 'free throws made and attempted',
    },
    ...{ '3PM-A': 'three pointers made and attempted', OREB: 'offensive rebounds' },
    ...{ DREB: 'defensive rebounds', REB: 'rebounds', AST: 'assists', STL: 'steals' },
    ...{ BLK: 'blocks', TO: 'turnovers', TOV: 'turnovers', PF: 'personal fouls', F: 'fouls' },
    ...{
      PTS: 'points',
      Pts: 'points',
      TP: 'total points',
      GP: 'games played',
      PPG: 'points per game',
    },
    ...{ GS: 'games started', RPG: 'rebounds per game', APG: 'assists per game', A: 'assists' },
    ...{ '+/-': 'plus or minus' },
  },
};
const football: Table = {
  own: /^(?:YDS|Yds|TDS?|INTS?|CO?MP|C\/ATT|CMP\/ATT|C-A|CAR|LNG|TGTS?|TFL|SACKS?|QBR|RTG|REC)$/,
  heads: {
    ...{ CAR: 'carries', YDS: 'yards', Yds: 'yards', AVG: 'average', Avg: 'average' },
    ...{ TD: 'touchdowns', TDS: 'touchdowns', INT: 'interceptions', INTS: 'interceptions' },
    ...{ CMP: 'completions', COMP: 'completions', ATT: 'attempts', Att: 'attempts' },
    ...{ 'C/ATT': 'completions, attempts', 'CMP/ATT': 'completions, attempts' },
    ...{
      'C-A': 'completions, attempts',
      LNG: 'longest',
      LG: 'longest',
      LONG: 'longest',
      RTG: 'rating',
    },
    ...{ QBR: 'Q B R', REC: 'receptions', TGT: 'targets', TGTS: 'targets', SACK: 'sacks' },
    ...{
      SACKS: 'sacks',
      TFL: 'tackles for loss',
      TOT: 'total',
      SOLO: 'solo',
      PD: 'passes defended',
    },
    ...{ FF: 'forced fumbles', FR: 'fumbles recovered', FG: 'field goals', XP: 'extra points' },
    ...{ PCT: 'percentage', PTS: 'points', GP: 'games played', G: 'games', FUM: 'fumbles' },
    ...{ LOST: 'lost', AST: 'assists', YPG: 'yards per game' },
  },
};
const hockey: Table = {
  own: /^(?:PIM|SOG|GAA|SV%|TOI|TOI\/GP|SHG|GWG|PPG)$/,
  heads: {
    ...{ GP: 'games played', G: 'goals', A: 'assists', P: 'points', PTS: 'points', Pts: 'points' },
    ...{ PIM: 'penalty minutes', '+/-': 'plus or minus', PPG: 'power play goals', S: 'shots' },
    ...{ SHG: 'shorthanded goals', GWG: 'game winning goals', SOG: 'shots on goal', W: 'wins' },
    ...{ PPP: 'power play points', 'S%': 'shooting percentage', TOI: 'time on ice', L: 'losses' },
    ...{ 'TOI/GP': 'time on ice per game', OTL: 'overtime losses', GAA: 'goals against average' },
    ...{ 'SV%': 'save percentage', SV: 'saves', SO: 'shutouts', GA: 'goals against' },
    ...{ SA: 'shots against', MIN: 'minutes', T: 'ties', GS: 'games started' },
  },
};
const league: Table = {
  own: /^(?:MP|Pl|T[FAB]|LB|Ag|B|GR)$/,
  heads: {
    ...{
      P: 'played',
      Pld: 'played',
      W: 'won',
      D: 'drawn',
      Pl: 'played',
      MP: 'matches played',
      L: 'lost',
      T: 'tied',
      F: 'for',
    },
    ...{ A: 'against', Ag: 'against', For: 'for', TF: 'tries for', TA: 'tries against' },
    ...{ TB: 'try bonus', LB: 'losing bonus', B: 'bonus', PF: 'points for', PA: 'points against' },
    ...{ PD: 'points difference', GF: 'goals for', GA: 'goals against', GD: 'goal difference' },
    ...{ Pts: 'points', PTS: 'points', BP: 'bonus points', '%': 'percent', '+/-': 'plus or minus' },
    ...{ GR: 'goal ratio', Diff: 'difference', Bye: 'bye' },
  },
};
const innings: Table = {
  own: /^(?:[46]s|SR|NO|N\.O\.|HS|BF|Inns?|Ave|Avge)$/,
  heads: {
    ...{ M: 'matches', Mat: 'matches', Mts: 'matches', I: 'innings', Inn: 'innings' },
    ...{ Inns: 'innings', NO: 'not outs', 'N.O.': 'not outs', R: 'runs', B: 'balls' },
    ...{ Runs: 'runs', HS: 'highest score', Ave: 'average', Avge: 'average', Avg: 'average' },
    ...{
      BF: 'balls faced',
      SR: 'strike rate',
      '4s': 'fours',
      '6s': 'sixes',
      '4': 'fours',
      '6': 'sixes',
      '100': 'hundreds',
    },
    ...{ '100s': 'hundreds', '50': 'fifties', '50s': 'fifties', '0': 'ducks', Ct: 'catches' },
    ...{ Cts: 'catches', St: 'stumpings', Mins: 'minutes', Balls: 'balls' },
  },
};
const bowling: Table = {
  own: /^(?:O|SR|Ov|Ovs|Mdns?|Wkts?|Econ|Eco|ER|BBI|Wds?|5wI|5w)$/,
  heads: {
    ...{ M: 'maidens', O: 'overs', Ov: 'overs', Ovs: 'overs', Overs: 'overs', Mdn: 'maidens' },
    ...{
      Mdns: 'maidens',
      Md: 'maidens',
      R: 'runs',
      Runs: 'runs',
      W: 'wickets',
      Wkt: 'wickets',
      Wkts: 'wickets',
    },
    ...{ Ave: 'average', Avge: 'average', Avg: 'average', Econ: 'economy', Eco: 'economy' },
    ...{ SR: 'strike rate', BB: 'best bowling', Best: 'best', BBI: 'best bowling in an innings' },
    ...{
      NB: 'no balls',
      Nb: 'no balls',
      WD: 'wides',
      Wd: 'wides',
      Wds: 'wides',
      ER: 'economy rate',
    },
    ...{ Mat: 'matches', Inns: 'innings', '5w': 'five wickets', '5wI': 'five wickets' },
    ...{ B: 'balls', Balls: 'balls' },
  },
};
const golf: Table = {
  own: /^(?:R[1-4]|Thru|THRU)$/,
  heads: {
    ...{ R1: 'round one', R2: 'round two', R3: 'round three', R4: 'round four', Par: 'par' },
    ...{ Tot: 'total', TOT: 'total', Pos: 'position', POS: 'position', Thru: 'through' },
    ...{ THRU: 'through', PAR: 'par', Total: 'total', Score: 'score', Hcp: 'handicap' },
  },
};
const races: Table = {
  own: /^(?:Jockey|Trainer|Horse|Driver|Rider|Laps|Time|Athlete|Swimmer|Mark|Seed|Runner|Bib|Car)$/,
  heads: {
    ...{ Pos: 'position', POS: 'position', Plc: 'place', Pl: 'place', No: 'number', Wt: 'weight' },
    ...{ Fin: 'finish', St: 'start', SP: 'S P', Draw: 'draw', Yr: 'year', Cat: 'category' },
    ...{ Horse: 'horse', Jockey: 'jockey', Trainer: 'trainer', Time: 'time', Driver: 'driver' },
    ...{ Rider: 'rider', Laps: 'laps', Athlete: 'athlete', Swimmer: 'swimmer', Mark: 'mark' },
    ...{ Seed: 'seed', Runner: 'runner', Bib: 'bib', Name: 'name', Team: 'team', Club: 'club' },
    ...{ Pts: 'points', Nat: 'nationality', Ht: 'heat', Hcp: 'handicap', Div: 'division' },
    ...{ Car: 'car', Status: 'status', School: 'school', Gun: 'gun', Chip: 'chip', Led: 'led' },
  },
};
const school: Table = {
  own: /^(?:GPA|Qtr|Cr|CR|Cum|Crs?e|Sem)$/,
  heads: {
    ...{ GPA: 'G P A', Qtr: 'quarter', Cr: 'credits', CR: 'credits', Cum: 'cumulative' },
    ...{ Sem: 'semester', Gr: 'grade', Crse: 'course', Pts: 'points', Course: 'course' },
    ...{ Title: 'title', Grade: 'grade', Term: 'term', Final: 'final', Subject: 'subject' },
    ...{ Att: 'attempted', Hrs: 'hours', Teacher: 'teacher', Q1: 'Q one', Q2: 'Q two' },
    ...{ Q3: 'Q three', Q4: 'Q four', Student: 'student' },
  },
};
const tides: Table = {
  own: /^(?:[HL]W|[HL]WS)$/,
  heads: {
    ...{ HW: 'high water', LW: 'low water', m: 'meters', ft: 'feet', Ht: 'height' },
    ...{ Date: 'date', Day: 'day', Time: 'time' },
  },
};
const tables = [
  ...[batting, pitching, basketball, football, hockey, innings, bowling],
  ...[golf, school, tides, league, races],
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
    // The bonus of a league stands beside its games won and lost.
    if (table === league && !(known.includes('W') && known.includes('L'))) continue;
    if (table === races && !/^(?:Pos|POS|Plc?|Fin|No|Bib)$/.test(known[0] ?? '')) continue;
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
  if (parted && !/^(?:\n|$| {0,2}[\t|]| +\n)/.test(text.slice(end, end + 4))) return undefined;
  // Nine innings, then the runs, hits and errors.
  if (/^[RHE]$/.test(found) && lineScore.test(line))
    return draft(end, 'abbreviation', batting.heads[found] ?? found);
  const table = tableOf(cells, parted ? 1 : 2);
  const said = table ? meaning(table, found) : undefined;
  // What is a word is read as it is written.
  if (!said || said === found.toLowerCase()) return undefined;
  // Without tabs only capitals are heads, and nothing but a name stands before them.
  if (!parted && cells.filter((one) => !Object.hasOwn(table?.heads ?? {}, one)).length > 1)
    return undefined;
  const minutes = found === 'M' && cells.includes('4s') && cells.includes('B');
  const comma = !parted && cells.at(-1) !== found && text.charAt(end) === ' ' ? ',' : '';
  return draft(end, 'abbreviation', `${minutes ? 'minutes' : said}${comma}`);
}
