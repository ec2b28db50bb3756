import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { hourOf, minutesOf, sayClock } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

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
/** By itself, as in sunrise 0708; but a code 0417. */
const singleTime =
  /0\d[0-5]\d(?![\p{L}\d/%-]|:(?!\s)|[.,:]\d| \d{2,}| (?:hrs|hours)\b| is (?:an?|the|your|my|our|for)\b)/uy;
const codeCue =
  /\b(?:pin|otp|codes?|passwords?|passcode|ending|ends|card|acct?|account|a\/c|ref(?:erence)?|no\.?|numbers?|num|ext|id|digits|dial|text|call|press|buzzer|locker|tel|ph|mob|fax|phone|serial|model|part|lot|batch|badge|unit|room|(?<!-)in|#)\b[^.;\n]{0,20}$/i;
/** Then hourly until 2212, where a row of times stands before. */
const lastOne = new RegExp(`${dayClock}(?![\\d:/-]|[.,]\\d)`, 'y');
const rowBefore = new RegExp(
  `(?:${dayClock} ){2}(?:(?:and )?then|and (?:hourly|every|half)) ?[^\\n\\d]{0,60}(?:until|till|to) $`,
);
const timeOfDay = new RegExp(
  `${dayClock}(?= (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|s|rs?|nesday|urday)? (?:to|until|till|-|\u2013) ${dayClock}(?!\\d))`,
  'y',
);
const laterTimes = new RegExp(`${dayClock}(?:[ \\t]+${dayClock})*(?![\\d:/-]|[.,]\\d)`, 'y');
const rowOnLine = new RegExp(
  `(?:0\\d[0-5]\\d[A-Z]{0,2}[ \\t]+){2}(?:${dayClock}[ \\t]+)*(?:\\.{3}|\u2026|then\\b|at \\d\\d\\b|\\d\\d (?=$))[^\\n$£€]{0,60}$`,
);
const twoClocks = new RegExp(
  `(${dayClock})(\\t| ?[-\\u2013] ?| (?:&|and|or|to) )(${dayClock})(?![\\d/-]|[.,:]\\d)`,
  'y',
);
/** First 0542, last bus 2318, gate closes 2140. */
const boundBehind =
  /\b(?:(?:first|last|next)(?: (?:bus|train|tram|ferry|boat|service|flight|sailing|metro|MRT|shuttle|lift|run|departure|crossing))?|dep(?:art(?:s|ure)?)?|arr(?:iv(?:es?|al))?|clos(?:es?|ing)|opens?|boarding|check-?in|sails|returns?)\.?:? (?:at )?$/i;
const gateBehind =
  /\b(?:(?:gates?|check-?in|boarding|doors|bag drop|counters?|desk|border) (?:closes?|opens?|shuts?|from|until|till)|(?:first|last) (?:bus|train|tram|ferry|boat|service|flight|sailing|MRT)|lights out|curfew|(?:arrives?|departs?|dep|arr|leaves?|sails?|ETA|ETD)(?: (?:in )?\p{Lu}[\p{L}']{2,14})?)\.?:? (?:at |is |is at )?$/iu;
const lateClock =
  /2[1-3][0-5]\d(?![\d\p{L}:/%-]|[.,]\d| (?:people|passengers|\p{Ll}+s)(?!\p{L}))/uy;
/** 0600 Open: an hour of a programme, padded, so that it is not a number of things. */
const programmed = /(0\d[0-5][05])(?= [-\u2013]? ?\p{Lu}\p{Ll})/uy;
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
  // 2100 Fri to 0900 Sat.
  const dayTime = match(timeOfDay, text, at)?.[0];
  if (dayTime) return draft(at + dayTime.length, 'time', sayClock(dayTime), false);
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
  // 0615<tab>0740, 0600 Open, 0600-0900 Breakfast.
  const pair = match(twoClocks, text, at);
  if (pair?.[1] && pair[2] && pair[3] && pair[1].startsWith('0') && pair[3] > pair[1]) {
    const word = /and|&|or/.exec(pair[2])?.[0].replace('&', 'and');
    const joint = pair[2].includes('\t') ? ',' : ` ${word ?? 'to'}`;
    return draftOf(pair, 'time', `${sayClock(pair[1])}${joint} ${sayClock(pair[3])}`, false);
  }
  const first = /(?:^|\n)[ \t•*-]{0,3}$/.test(leftOf(text, at, 4))
    ? match(programmed, text, at)?.[1]
    : undefined;
  if (first) return draft(at + 4, 'time', sayClock(first), false);
  // Leave Oban 0730, arr. Craignure 0816.
  const left =
    /(?:\p{Lu}[\p{L}']+|\b(?:[ad]|dep|arr)\.?) $/u.test(leftOf(text, at, 16)) &&
    allows('@train-goes-on', 'after', text.slice(at + 4, at + 10)) &&
    /\b(?:leav\w*|[ad]\.|dep|arr|depart\w*|arriv\w*|ferry|sail\w*|train|bus|coach|flight)(?!\w)/i.test(
      text.slice(Math.max(0, at - 60), at + 40),
    )
      ? match(/0\d[0-5]\d(?!\d)/y, text, at)?.[0]
      : undefined;
  if (left) return draft(at + 4, 'time', sayClock(left), false);
  // First 0542, last 2318.
  const led =
    /\b(?:first|last|dep|arr)\.?( (?:bus|train|tram|trip|ferry|boat|service|departure|sailing|flight|metro|one))?:? $/i.exec(
      leftOf(text, at, 18),
    );
  // Last ferry 2215 from Mallaig.
  const isNamed = led?.[1] !== undefined && !/^ \p{Ll}{2,14}s\b/u.test(text.slice(at + 4, at + 20));
  const bounds =
    (led || boundBehind.test(leftOf(text, at, 30))) &&
    (isNamed || /(?<!\d)[012]\d[0-5]\d(?!\d).{0,30}$/.test(leftOf(text, at, 40)))
      ? match(lastOne, text, at)?.[0]
      : undefined;
  if (bounds) return draft(at + 4, 'time', sayClock(bounds), false);
  // Gate closes 2145: no year.
  const late = gateBehind.test(leftOf(text, at, 30)) ? match(lateClock, text, at)?.[0] : undefined;
  if (late) return draft(at + 4, 'time', sayClock(late), false);
  const last = rowBefore.test(leftOf(text, at, 100)) ? match(lastOne, text, at)?.[0] : undefined;
  if (last) return draft(at + 4, 'time', sayClock(last), false);
  const single = /\d $/.test(leftOf(text, at, 2)) ? undefined : match(singleTime, text, at)?.[0];
  return single && /^\s?$|\(/.test(text.charAt(at - 1)) && !codeCue.test(leftOf(text, at, 40))
    ? draft(at + 4, 'time', sayClock(single), false)
    : undefined;
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

const busLine = /(\d{1,3})([KM])(?![\p{L}\p{N}])/uy;
const busBefore =
  /\b(?:bus(?:es)?|services?|routes?|lines?|Blk|Block)(?: (?:no\.? )?(?:\d{1,3}[A-Z]?(?:,| and| &) )?| )$/i;

/** `Bus 68M`: the letter of a bus, not millions of it. */
export function busLineRule({ text, at }: Scan): Draft | undefined {
  if (!busBefore.test(leftOf(text, at, 24))) return undefined;
  const found = match(busLine, text, at);
  return found ? readAs(found, 'number', '{1} {2:text}', false) : undefined;
}
