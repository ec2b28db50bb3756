import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { hourOf, minutesOf, sayClock } from './cardinal.ts';
import { allows } from './neighbors.ts';

/** Trains and buses that are named by their time, the 7.42 to college, and times in lines about travel. */
const taken =
  /\b(?:gets?|catch(?:es|ing)?|caught|took|takes?|taking|miss(?:es|ed|ing)?|board(?:s|ed|ing)?|(?:run(?:s|ning)?|ran|rush\w*|dash\w*|book\w*|wait\w*) (?:for|on)|aboard|(?:com(?:e|es|ing)|came|go(?:es|ing|ne)?|went|arriv(?:e|es|ed|ing)|travel(?:l?ed|l?ing|s)?|leav(?:e|es|ing)|left|sent|home|back|away) (?:on|by|off)) (?:the|my|his|her|our|their)(?: usual| early| last)? $/i;
/** The 7.42 to college; the index rose from the 7.42 to 8. */
const departs =
  /^ (?:to|from|into|for) (?:\p{Lu}\p{Ll}|(?:work|college|school|town|uni(?:versity)?|the (?:city|coast|airport|capital|north|south|seaside|centre))\b)/u;
/** What only trains and buses do. */
const behaves =
  /^(?: \p{Lu}\p{Ll}{2,12}){0,3},?(?: still| never| always| now| usually| also| often)? (?:(?:had|has) (?:no|only|just|two|three|a )|(?:was|is|has been|got|gets|had been|were|isn't|wasn't)(?: (?:always|often|again|usually|already|just|only|now|also|never))? (?:late|cancelled|canceled|delayed|packed|crowded|rammed|jammed|heaving|full|diverted|early|on time|running|stuck|due)|(?:never|didn't|failed to|did not) (?:turn(?:ed)?|show(?:ed)?|come|came|arrived?|ran?|run)|(?:pulled|rolled|left|leaves|arrived|arrives|departs|departed|stops|terminates|calls|runs|sailed|sails|whistled|thundered|rattled|steamed|clattered|hissed|rumbled|puffed|chuffed)(?!\p{L})|(?:com(?:es?|ing)|came|go(?:es|ing)?|went|got|gets|passed|passes|drew|slid) (?:in|through|by|past|out|along|round|up|screeching|thundering|roaring|rattling)(?!\p{L}| (?:the roof|\d))|takes? (?:\d|about|only|an? )|service|departure|arrival|crossing|sailing|coach|tram|express|commuter|slot)/u;
const listBefore = /(?<![\d.])\d{1,2}\.[0-5]\d(?:,| and|, and| \||\t)? $/;
const listAfter = /^(?:,| and|, and| \|) (?:1\d|2[0-3]|0?[1-9])\.[0-5]\d(?![\d.])/;
/** Mallaig 7.40, Armadale 8.10. */
const placeBefore =
  /(?:^|[\n,:;] ?|\b(?:[Aa]rriv\p{Ll}*|[Dd]epart\p{Ll}*|[Ll]eav\p{Ll}*|[Rr]each\p{Ll}*|[Dd]ep\.?|[Aa]rr\.?) )\p{Lu}[\p{L}'-]{2,16}(?: \p{Lu}[\p{L}'-]{1,16}){0,2} $/u;

const sentence = /\n|[.!?] (?=\p{Lu})/u;

/** Whether the hours and minutes with a point from `at` to `end` are of a train or a bus. */
export function isTravelTime(text: string, at: number, end: number): boolean {
  const behind = leftOf(text, at, 100);
  const after = text.slice(end, end + 50);
  if (taken.test(behind)) return true;
  if (/\($/.test(behind) && departs.test(after)) return true;
  if (
    allows('@usual-train', 'before', behind.toLowerCase()) &&
    (departs.test(after) || behaves.test(after))
  )
    return true;
  const line = behind.split(sentence).at(-1) ?? '';
  const rest = after.split(sentence)[0] ?? '';
  const around = (line + text.slice(at, end) + rest).toLowerCase();
  if (!allows('@travel-words', 'around', around) || allows('@counts', 'around', around))
    return false;
  const quarter = /[05]$/.test(text.slice(at, end));
  return (
    allows('@departing-before', 'before', line.toLowerCase()) ||
    (/^0\d\./.test(text.slice(at, at + 3)) && /[:;,(] $/.test(line)) ||
    listBefore.test(line) ||
    listAfter.test(rest) ||
    (quarter && placeBefore.test(line)) ||
    // Flying Birmingham 06.25.
    (/^0/.test(text.charAt(at)) &&
      /\b(?:flying|flies|departing|departs|leaving|leaves|dep|arr|arriving|from)\.? (?:from )?(?:\p{Lu}[\p{L}'-]+ ){1,3}$/u.test(
        line,
      ))
  );
}

const dayClock = '(?:[01]\\d|2[0-3])[0-5]\\d';
const timetable = new RegExp(
  `${dayClock}[a-zA-Z]{0,3}(?:[ \\t]+${dayClock}[a-zA-Z]{0,3}){2,}(?![\\p{L}\\d:/-]|[.,]\\d)`,
  'uy',
);
const laterTimes = new RegExp(`${dayClock}(?:[ \\t]+${dayClock})*(?![\\d:/-]|[.,]\\d)`, 'y');
const rowOnLine = new RegExp(
  `(?:0\\d[0-5]\\d[A-Z]{0,2}[ \\t]+){2}(?:${dayClock}[ \\t]+)*(?:\\.{3}|\u2026|then\\b|at \\d\\d\\b|\\d\\d (?=$))[^\\n$£€]{0,60}$`,
);
/** 0825s: on schooldays. */
const sayLettered = (written: string): string =>
  sayClock(written.slice(0, 4)) +
  [...written.slice(4)].map((one) => ` ${one.toUpperCase()}`).join('');

/** `0812 0912 1012`: the line of a timetable, a pause after each time. */
export function timetableRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  const row = match(timetable, text, at)?.[0];
  const times = row?.split(/[ \t]+/) ?? [];
  // Years in a row are said alike; codes do not grow.
  if (row && times.every((one, index) => one > (times[index - 1] ?? '')))
    return draft(at + row.length, 'time', times.map(sayLettered).join(', '), false);
  // 0715 0820 ... 20 ... 1715 1825.
  const later = match(laterTimes, text, at)?.[0];
  if (later && rowOnLine.test(leftOf(text, at, 120)))
    return draft(
      at + later.length,
      'time',
      later
        .split(/[ \t]+/)
        .map(sayClock)
        .join(', '),
      false,
    );
  return undefined;
}

const pointedClock = '(?:0?[1-9]|1\\d|2[0-3])\\.[0-5]\\d';
const pointedRow = new RegExp(
  `${pointedClock}(?:[ \\t]+${pointedClock}){2,}(?=\\s*(?:$|\\n)|,? (?:and |& )?then )`,
  'y',
);

/** `Tecoma 6.16 6.52 7.30 8.11`: the line of a timetable with points, which grows by less than two hours each. */
export function pointedTimetableRule({ text, at }: Scan): Draft | undefined {
  if (!/^\s?$/.test(text.charAt(at - 1))) return undefined;
  const row = match(pointedRow, text, at)?.[0];
  const times = row?.split(/[ \t]+/) ?? [];
  const minutes = times.map((one) => Number(one.split('.')[0]) * 60 + Number(one.split('.')[1]));
  const grows = minutes.every((one, index) => {
    const gap = one - (minutes[index - 1] ?? one - 1);
    return gap > 0 && gap < 120;
  });
  if (!row || !grows) return undefined;
  const said = times.map((one) => {
    const [hour = '', minute = ''] = one.split('.');
    return hourOf(hour) + minutesOf(minute);
  });
  return draft(at + row.length, 'time', said.join(', '), false);
}

const rateBehind = /\d\.\d{2,5}$/;

/** The space between two times in a row, or a rate and the next pair of currencies: a pause. */
export function rowGapRule({ text, at }: Scan): Draft | undefined {
  const found = match(/ (?:\d{1,2}(:)[0-5]\d(?!\d)|[A-Z]{3}\/[A-Z]{3} \d)/y, text, at);
  const behind = leftOf(text, at, 8);
  const isRow = found?.[1] ? allows('@time-behind', 'before', behind) : rateBehind.test(behind);
  return found && isRow ? draft(at + 1, 'punctuation', ',') : undefined;
}
