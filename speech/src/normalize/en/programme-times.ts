import { leftOf, near, rightOf } from '../near.ts';
import { fullDaySource, shortDaySource } from './calendar.ts';
import { allows } from './neighbors.ts';
import { unitAt } from './units.ts';

export const timely =
  /\b(?:pick|meet\w*|com(?:e|ing)|came|home|leav\w+|left|train|bus|ferry|flight|service|doors?|start\w*|begin\w*|began|kick-?off|dinner|lunch|breakfast|tea|tomorrow|tonight|today|yesterday|weekdays?|weekends?|mornings?|evenings?|afternoons?|night|noon|midnight|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|daily|open\w*|clos(?:es|ing)|arriv\w+|depart\w+|wake|woke|bed|shift|appts?|slept|asleep|nap|class|lesson|school|church|mass|news|show|film|concert|bell|ring\w*|wait\w*|see you|meeting|call(?:ed)?|appointment|pm|am|clock|till|until|station|deliver\w*|assembl\w+|tues|weds|thurs|seats?|gates|curfew|detention|matinee|pupils|parents|collect\w*|mov(?:e|ed|ing) (?:it|us|you|me)|reschedul\w+|parcel|visit\w*|seated|sitting|fixture|slot)\b/;
/** Sunday 8.00 Communion; 10.30 Eucharist. */
const programme = new RegExp(
  `^[-•* ]{0,3}(?:(?:${fullDaySource}|${shortDaySource}),? )?\\d{1,2}\\.[0-5][05] [^\\n]{0,74}$`,
);
const lineStart = /(?:^|\n)[ \t]{0,8}(?:[-•*\u2013] ?)?$/;

/** Whether a line before has the number before this one: 7.9 before 7.10, 7.14 before 7.15. */
function followsOn(text: string, at: number, hour: string, minutes: string): boolean {
  const before = Number(minutes) - 1;
  const lines = leftOf(text, at, 1500);
  return (
    before > 0 &&
    [`\n${hour}.${before} `, `\n${hour}.${before}.`].some((one) => `\n${lines}`.includes(one))
  );
}

/** `10.00 Doors open` at the beginning of a line of a programme, and what comes later in that line. */
export function inProgramme(text: string, at: number, found: RegExpExecArray): boolean {
  const [whole, hour = '', minutes = ''] = found;
  const after = rightOf(text, at + whole.length, 60);
  const behind = leftOf(text, at, 80);
  const line = behind.slice(behind.lastIndexOf('\n') + 1);
  const first = lineStart.test(behind);
  const later = programme.test(line) && /[.;,|] $/.test(line);
  if (!first && !later) return false;
  if (!/^(?:\s{1,6}|: | [-\u2013\u2014] |\t|, )["'“‘(]?\p{Lu}/u.test(after)) return false;
  if (unitAt(text, at + whole.length + 1, ' ') || allows('@counted-in', 'after', after))
    return false;
  if (found[4] || /^0\d/.test(hour) || minutes === '00' || later) return true;
  return Number(hour) > 5 || !/[125]0/.test(minutes) || timely.test(after.toLowerCase())
    ? !allows('@lawful', 'around', near(text, at, 60)) && !followsOn(text, at, hour, minutes)
    : false;
}
