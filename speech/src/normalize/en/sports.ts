import { type Draft, draft, match, type Scan } from '../draft.ts';
import { lineAround, lineBehind, near } from '../near.ts';
import { cardinal, countOf } from './cardinal.ts';
import { inPairs } from './models.ts';

const beaten = /(?:bt|def\.|d\.)(?= )/y;
const nameBefore =
  /(?:\)|\]|\d all out|\p{Lu}[\p{L}'’.-]+(?: \([^)]{1,8}\)|,)?|\d(?: ?\([^)]{1,8}\))?) $/u;
const resultAfter =
  /^ (?!(?:Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec))(?:[^\n\d.;]|(?:St|Mt|Ft)\.|\(?\d{1,2}\)? ){2,40}\d{1,3}-\d/;
const counts: Record<string, string> = {
  reb: 'rebound',
  rebs: 'rebound',
  ast: 'assist',
  asts: 'assist',
  stl: 'steal',
  blk: 'block',
  blks: 'block',
  ov: 'over',
  wkt: 'wicket',
  wkts: 'wicket',
};
const countShape = /(?:rebs?|asts?|stl|blks?|ov|wkts?)\b\.?/y;
const sheet = /\b(?:ov|bt|wkts?|pts|points|rebs?|asts?|runs|all out|wkts?|overs)\b|\d\/\d/;

/** `Djokovic bt Nadal 6-4`, `6 reb`, `(aet)`, `ERA 2.95`: short forms of results. */
export function resultRule({ text, at }: Scan): Draft | undefined {
  // A 2-pt conversion; but a 2-pt jar.
  const points = match(
    /pt(?= (?:conv|shot|lead|field|line|game|range|play|deficit|advantage|margin|FG|scale|font|type|plan))/y,
    text,
    at,
  );
  if (points && /\d-$/.test(text.slice(Math.max(0, at - 2), at)))
    return draft(at + 2, 'abbreviation', 'point');
  if (/[\p{L}\p{N}'./@-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = text.slice(Math.max(0, at - 20), at);
  const won = match(beaten, text, at)?.[0];
  if (
    won &&
    (nameBefore.test(behind) || /(?:^|\n)$/.test(behind)) &&
    (resultAfter.test(text.slice(at + won.length, at + 60)) ||
      (won === 'bt' && /^ \p{Lu}/u.test(text.slice(at + 2, at + 4))))
  )
    return draft(at + won.length, 'abbreviation', won === 'bt' ? 'beat' : 'defeated');
  const count = match(countShape, text, at)?.[0];
  if (count && /\d\)? $/.test(behind) && sheet.test(near(text, at, 60))) {
    const one = /(?<![\d.])1 $/.test(behind) ? '' : 's';
    const ends =
      count.endsWith('.') &&
      /^\s*$|^\s+\p{Lu}/u.test(text.slice(at + count.length, at + count.length + 4));
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
    return draft(at + games[0].length, 'abbreviation', said.join(' '));
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
  const behind = text.slice(Math.max(0, at - 40), at);
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
  const behind = text.slice(Math.max(0, at - 80), at);
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
  // .042 is no average of anybody, and .125 of an inch none of a batter.
  if (
    !found?.[1] ||
    Number(found[1]) < 150 ||
    !batting.test(text.slice(Math.max(0, at - 60), at + 60).toLowerCase())
  )
    return undefined;
  if (/^ (?:of an?\b|inch|in\.|mm)/.test(text.slice(at + 4, at + 10))) return undefined;
  return draft(at + found[0].length, 'number', inPairs(found[1]), false);
}

const pair = /(\d{1,3})([-\u2013/])(\d{1,3})(?![\d/]|[-\u2013.,:]\d|[%°]|\p{L})/uy;
const betting =
  /\b(?:odds|favou?rites?|fav|outsiders?|bookmakers?|bookies?|each[- ]way|backed (?:at|from)|priced at|punters?|starting price|tipped|nap|nb|in the \d{1,2}\.\d\d)\b/;
const offeredAt =
  /(?:\bodds (?:of |are |were |at |on )?|\bat |\bfav\.? |favou?rites?,? (?:at )?|outsiders?,? (?:at )?|\bfrom |\bout to )\(?$/i;
const offeredTo =
  /^\)? (?:(?:[\p{L}\d]+[- ])?(?:favou?rites?|fav|outsiders?|shots?|underdogs?)|on\b|against\b)/u;
const shots =
  /^ (?:FGs?|3PT|3P|3s|FT|3PM|from (?:the (?:field|floor|line|arc|stripe|free[- ]throw line|foul line)|three|deep|3)|on (?:3-pointers|threes|free throws))(?![\p{L}\p{N}])/u;
const crickets =
  /\b(?:by \d{1,3} runs|dec|wkts?|wickets?|overs|ov|innings|all out|not out|stumps|a\.o|lbw|fow|inns|rns)\b|\d\*|\d\dno\b/;
/** Innings of another game. */
const baseball =
  /\b(?:homer(?:s|ed|un)?|home runs?|struck out|strikeouts?|shutouts?|no-hitter|bullpen|RBIs?|scoreless|pitch(?:es|ed|er|ing)?|dugout|two-run|three-run|solo shot|walk-off)\b/i;
const gaelic =
  /(?<![\d./-])\d{1,2}-\d{1,2}(?![\d./-])(?: \(\d{1,2}\))?(?: to |,? (?:\p{Lu}[\p{L}'. ]{2,24} )|; ?)\d{1,2}-\d{1,2}(?![\d/-]|\.\d)/u;
const gaelicCue =
  /\b(?:gaa|hurling|camogie|gaelic|all-ireland|mayo|kerry|dublin|galway|tyrone|cork|armagh|donegal|kilkenny|limerick|tipperary|clare|waterford|wexford|meath|offaly|monaghan|cavan|derry|roscommon|sligo|leitrim|louth|laois|kildare|westmeath|longford|carlow|wicklow|antrim|fermanagh|minor final|club final)\b/;

/** `odds of 5/2`, `8-9 FT`, `Bumrah 3-42`, `Kerry 1-14 Mayo 0-12`: pairs that are neither parts nor ranges. */
export function sportPairRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d$€£.,/:+-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(pair, text, at);
  if (!found?.[1] || !found[3]) return undefined;
  // 1/2 Jan.
  if (
    /^ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.test(
      text.slice(at + found[0].length, at + found[0].length + 5),
    )
  )
    return undefined;
  const [first, second] = [Number(found[1]), Number(found[3])];
  const end = at + found[0].length;
  const around = near(text, at, 70);
  const read = (said: string) =>
    draft(end, 'number', `${cardinal(found[1] ?? '')}${said}${cardinal(found[3] ?? '')}`, false);
  if (
    found[2] !== '/' &&
    !/\bHT:? \(?$/.test(text.slice(Math.max(0, at - 5), at)) &&
    shots.test(text.slice(end, end + 28)) &&
    !/\b(?:wvs|waves|seas|swell|surf|snow|kt|depths?)\b/.test(around) &&
    first <= second
  )
    return read(' of ');
  if (
    found[2] === '/' &&
    first <= second &&
    second > 9 &&
    /^,? (?:for )?\d{2,3} (?:yds|yards|yd)\b|^ passing/.test(text.slice(end, end + 16))
  )
    return read(' of ');
  const behind = text.slice(Math.max(0, at - 18), at);
  // Ruiz 3-4, 2 RBI; FG 6-11.
  if (
    first <= second &&
    second < 8 &&
    !/^ (?:hrs?|hours?|[ap]\.?m)\b/.test(text.slice(end, end + 7)) &&
    /\b(?:rbis?|hr|hrs|ab|singled|doubled|homered|at the plate)\b/.test(around) &&
    /\p{Lu}\p{L}+ $/u.test(behind) &&
    !/^ \p{Ll}{3,}s(?!\p{L})/u.test(text.slice(end, end + 16)) &&
    !/\b(?:Serves|Makes|Feeds|Ages?|Grades?|Pages?|Take|Use|Give|Allow|Adults?) $/.test(behind)
  )
    return read(' for ');
  if (
    first <= second &&
    (/\b(?:FGs?|3PT|3P|3FG):? $/.test(behind) ||
      (/\bFTs?: $/.test(behind) && /\b(?:fg|3pt|reb)\b/.test(around)))
  )
    return read(' of ');
  // Cleary 4/4 goals.
  if (
    found[2] === '/' &&
    first <= second &&
    /^ (?:goals|gls|cons|conversions|pens)\b/.test(text.slice(end, end + 8))
  )
    return read(' from ');
  // (11/4), where horses ran.
  if (
    found[2] === '/' &&
    /\p{Ll} \($/u.test(behind) &&
    /^\)/.test(text.slice(end, end + 1)) &&
    /\b(?:fav|ran|trap|odds|nk|sp|dist)\b/i.test(near(text, at, 120))
  )
    return read(' to ');
  const offered =
    (first >= second || (found[2] === '/' && /odds (?:of |at )?$/i.test(behind))) &&
    second > 0 &&
    (second <= 11 || second === 30 || found[2] === '/') &&
    (offeredAt.test(behind) || offeredTo.test(text.slice(end, end + 20)));
  if (offered && betting.test(around)) return read(' to ');
  if (
    first <= 10 &&
    second <= 200 &&
    crickets.test(`${around} ${lineAround(text, at, 90).toLowerCase()}`) &&
    !baseball.test(lineAround(text, at, 120)) &&
    /(?:\p{Lu}\p{L}+,?|taken|took|with|of|claimed|returned) $/u.test(
      text.slice(Math.max(0, at - 14), at),
    ) &&
    !/^ (?:in|win|lead|victory)/.test(text.slice(end, end + 6))
  )
    return read(' for ');
  const near40 = text.slice(Math.max(0, at - 34), end + 34);
  // Kilbrannagh 2-11 St Enda's 1-13.
  if (
    found[2] !== '/' &&
    first < 7 &&
    second > 9 &&
    second < 40 &&
    /\p{Lu}[\p{L}'’]+ $/u.test(behind) &&
    /^ \p{Lu}[\p{L}'’. ]{2,24} \d-\d{1,2}(?!\d)/u.test(text.slice(end, end + 34))
  )
    return read(' ');
  if (found[2] === '/' || first > 9 || second > 40 || !gaelic.test(near40)) return undefined;
  // PP: BUF 1-5, NYR 0-2.
  if (/\bP[PK]: /.test(lineBehind(text, at, 40))) return undefined;
  if (/^(?: to \d-\d{1,2})? (?:months?|years?|scale|range)/.test(text.slice(end, end + 18)))
    return undefined;
  return found[1] === '0' ||
    (second > 9 && gaelicCue.test(around)) ||
    (/(?<!\d)0-\d\d(?!\d)/.test(near40) && first < 7)
    ? read(' ')
    : undefined;
}

/** `Root 104*`: not out. */
export function notOutRule({ text, at }: Scan): Draft | undefined {
  if (
    text.charAt(at) !== '*' ||
    !/\p{Lu}[\p{L}']+ \d{1,3}$/u.test(text.slice(Math.max(0, at - 20), at))
  )
    return undefined;
  if (/^ \(\d{1,3}b/.test(text.slice(at + 1, at + 8)))
    return draft(at + 1, 'symbol', 'not out', false);
  return /^[,;) .]|^$/.test(text.slice(at + 1, at + 2)) &&
    /\b(?:ov|overs|wkts?|wickets?|runs|innings|inns|beat|extras|lbw|batt?\w*|unbeaten|partnership|balls|stumps|cricket)\b|\d[-/]\d/.test(
      text.slice(Math.max(0, at - 70), at + 70),
    )
    ? draft(at + 1, 'symbol', 'not out', false)
    : undefined;
}

const distance = /(\d)m ?(\d)f(?: ?(\d{1,3})y)?(?![\p{L}\p{N}])/uy;

/** `1m 4f`: a race of horses. */
export function furlongRule({ text, at }: Scan): Draft | undefined {
  const found = match(distance, text, at);
  if (!found?.[1] || !found[2] || /[\d.]/.test(text.charAt(at - 1))) return undefined;
  // Kittens, 2m 4f.
  if (
    /\b(?:pups?|puppies|kittens?|males?|females?|litter|dogs?|cats?|guests|seeks|chicks|lambs|calves|sex|bred|born|wks?|weeks)\b/.test(
      near(text, at, 60),
    )
  )
    return undefined;
  return draft(
    at + found[0].length,
    'unit',
    `${countOf(found[1], 'mile')} ${countOf(found[2], 'furlong')}${found[3] ? ` ${countOf(found[3], 'yard')}` : ''}`,
  );
}
