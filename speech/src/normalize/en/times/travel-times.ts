import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { hourOf, minutesOf, sayClock } from '../numbers/cardinal.ts';

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
