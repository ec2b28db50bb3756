import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

/** Departments whose letters are said as a word. */
const subjects: Record<string, string> = lists.subjects;
const code = `(?:${Object.keys(subjects).join('|')}|CS|CIS|ENG|ACC)`;
/** BIO 101-02: the second number is that of a group. */
const course = '([1-9]\\d{2,3})(?:-(0\\d{1,2}|[1-9]\\d))?';
const subject = new RegExp(`(${code})(?= ${course}[A-Z]?(?![\\p{L}\\p{N}%]|[.,:/-]\\d))`, 'uy');
const subjectBefore = new RegExp(`(?<!\\p{L})${code} $`, 'u');
const number = new RegExp(`${course}(?![\\d%]|[.,:/-]\\d)`, 'y');
/** A row of a timetable of courses. */
const row = new RegExp(`(?<!\\p{L})${code} \\d{3}`, 'u');
const credits = /(\d{1,2}(?:\.5)?) ?crs?(?:\.|(?!\p{L}))/uy;

/** The letters of `BIO 101`. */
export function courseRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(subject, text, at)?.[1];
  const said = found && Object.hasOwn(subjects, found) ? subjects[found] : undefined;
  return found && said ? draft(at + found.length, 'word', said) : undefined;
}

/** `BIO 101` one oh one, its `4 cr.`, `a 2:1 degree`. */
export function courseNumberRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 8);
  const found = subjectBefore.test(behind) ? match(number, text, at) : null;
  if (found) return readAs(found, 'number', '{1:pairs}[ {2:digits}]');
  const earned = /[\d.,]/.test(text.charAt(at - 1)) ? null : match(credits, text, at);
  if (earned?.[1] && row.test(leftOf(text, at, 80)))
    return draftOf(
      earned,
      'unit',
      `${earned[1].endsWith('.5') ? `${cardinal(earned[1].slice(0, -2))} point five` : cardinal(earned[1])} ${earned[1] === '1' ? 'credit' : 'credits'}`,
    );
  const mark = /[\d.,:]/.test(text.charAt(at - 1)) ? null : match(/2:([12])(?![\d:])/y, text, at);
  if (!mark?.[1]) return undefined;
  const around = near(text, at, 50);
  if (!allows('@degree', 'around', around) || allows('@rival', 'around', near(text, at, 14)))
    return undefined;
  return draft(at + 3, 'number', `two ${cardinal(mark[1])}`);
}
