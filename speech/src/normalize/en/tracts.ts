import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal } from './cardinal.ts';

const points: Readonly<Record<string, string>> = {
  ...{ N: 'north', S: 'south', E: 'east', W: 'west' },
  ...{ NE: 'northeast', NW: 'northwest', SE: 'southeast', SW: 'southwest' },
};
const days: Readonly<Record<string, string>> = {
  ...{ M: 'Monday', T: 'Tuesday', Tu: 'Tuesday', W: 'Wednesday', Th: 'Thursday' },
  ...{ R: 'Thursday', F: 'Friday', Sa: 'Saturday', S: 'Saturday', Su: 'Sunday' },
};
/** NW/4, NW¼, N/2 of the SE/4. */
const part = /(N[EW]?|S[EW]?|[EW]) ?(?:1?[/\u2044]([24])|1[/\u2044]([24]))(?![\p{L}\d/])/uy;
const bearing = /([NSEW])\.?(?= ?\d{1,3}(?:\.\d+)?°)/y;
const bearingEnd = /([NSEW])\.(?=,? [\da-z])/y;
const stoppedOf = /(N[EW]?|S[EW]?|[EW])\. (?=of (?:\p{Lu}|the|town|\d))/uy;
const oneDay = '(?:Tu|Th|Sa|Su|M|T|W|F)';
const manyDays = new RegExp(
  `${oneDay}(?:([-/&])${oneDay})(?:\\1${oneDay})+(?![\\p{L}\\d/&-])`,
  'uy',
);
const twoDays = /(M|Tu?|W|Th|F|Sa)[/&](Tu|Th|Sa|Su)(?![\p{L}\d/&-])/uy;
const span = /(M|Tu?|W|Th|F|Sa)[-\u2013](Th|Sa|Su)(?![\p{L}\d/&-])/uy;

const named =
  /(Mon|Tues?|Wed|Thurs?|Thu|Fri|M|Tu|W|Th|F|Sa)\.?[-\u2013](Th|Sa|Su|Tu|Sat|Sun|Fri|Thurs?|Tues?|Wed)(?:\.(?=[,;:)]| [\da-z@(])|(?![\p{L}\d/&-]))/uy;
const work = /(M|T|Tu|W)[-\u2013](F)(?= \d{1,2}:\d\d)/y;
const township =
  /T\.? ?(\d{1,3}) ?([NS])\.?[,;-]? ?R\.? ?(\d{1,3}) ?([EW])(?:\.(?= [a-z]|,)|(?![\p{L}\d]))/uy;
const bareQuarter = /(N[EW]|S[EW])4(?= (?:[NS][EW]?[24]|&|of|Sec|\d))|([NSEW])2(?= [NS][EW]4)/y;
const dayOf = (short: string): string =>
  days[short] ?? days[short.slice(0, 2)] ?? days[short.charAt(0)] ?? short;

/** `the NW/4`, `N. 89°14' W.`, `2 mi. S. of town`, `Th-F-Sa`: parts of land, bearings and letters of days. */
export function tractRule({ text, at }: Scan): Draft | undefined {
  const first = text.charAt(at);
  if (!/[NSEWMTF]/.test(first) || /[\p{L}\p{N}@#_&/.'’-]/u.test(text.charAt(at - 1)))
    return undefined;
  const many = match(manyDays, text, at)?.[0];
  if (many && /[a-z]/.test(many)) {
    const names = many.split(/[-/&]/).map((one) => days[one] ?? one);
    const last = names.pop() ?? '';
    return draft(at + many.length, 'date', `${names.join(', ')} and ${last}`);
  }
  const two = match(twoDays, text, at);
  if (two?.[1] && two[2]) return draftOf(two, 'date', `${days[two[1]]} and ${days[two[2]]}`);
  const range = match(span, text, at);
  if (range?.[1] && range[2])
    return draftOf(range, 'date', `${days[range[1]]} to ${days[range[2]]}`);
  const other = match(named, text, at) ?? match(work, text, at);
  if (other?.[1] && other[2])
    return draftOf(other, 'date', `${dayOf(other[1])} to ${dayOf(other[2])}`);
  const town = match(township, text, at);
  if (town?.[1] && town[2] && town[3] && town[4])
    return draftOf(
      town,
      'abbreviation',
      `Township ${cardinal(town[1])} ${points[town[2]]}, Range ${cardinal(town[3])} ${points[town[4]]}`,
    );
  if (!/[NSEW]/.test(first)) return undefined;
  const bare = match(bareQuarter, text, at);
  if (bare)
    return draftOf(
      bare,
      'abbreviation',
      bare[1] ? `${points[bare[1]]} quarter` : `${points[bare[2] ?? '']} half`,
    );
  const tract = match(part, text, at);
  if (tract?.[1])
    return draftOf(
      tract,
      'abbreviation',
      `${points[tract[1]]} ${(tract[2] ?? tract[3]) === '4' ? 'quarter' : 'half'}`,
    );
  const from = match(bearing, text, at);
  if (from?.[1]) return draftOf(from, 'abbreviation', points[from[1]] ?? from[1]);
  const behind = leftOf(text, at, 14);
  const to = /[°'"′″’”] ?$/.test(behind) && /°/.test(behind) ? match(bearingEnd, text, at) : null;
  if (to?.[1]) return draftOf(to, 'abbreviation', points[to[1]] ?? to[1]);
  const toward = /\p{Lu}(?:\p{Ll}+|\.) $/u.test(behind) ? null : match(stoppedOf, text, at);
  return toward?.[1]
    ? draft(at + toward[0].length - 1, 'abbreviation', points[toward[1]] ?? toward[1])
    : undefined;
}
