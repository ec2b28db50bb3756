import { type Draft, draft, match, type Scan } from '../draft.ts';
import { lineAround, lineBehind } from '../near.ts';
import { cardinal } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { jointWord } from './school-numbers.ts';

const lesson =
  /P([1-8])(?:( ?[/&] ?|[-\u2013]| and | or | to )P?([1-8]))?(?![\p{L}\p{N}'’(]|[.,:/-]\d)/uy;
const apart = /(?:^|[\s(])$/;

/** `Due Thursday P3`: a period; `P7 pupils`: a class of a primary school. */
function lessonAt(text: string, at: number): Draft | undefined {
  const found = match(lesson, text, at);
  if (!found?.[1]) return undefined;
  const behind = lineBehind(text, at, 16);
  if (!apart.test(behind)) return undefined;
  const end = at + found[0].length;
  const line = lineAround(text, at, 140).replace(found[0], '');
  const isPrimary =
    allows('@pupils', 'after', text.slice(end, end + 18)) ||
    (allows('@primary', 'around', line) &&
      allows('@primary-of', 'after', text.slice(end, end + 18)));
  const inLesson =
    /\b(?:in|during|before|after|for) $/.test(behind) &&
    allows('@lesson-days', 'around', line) &&
    !/\b[Pp]aper/.test(line);
  if (
    !isPrimary &&
    !inLesson &&
    !allows('@day-bracket', 'before', behind) &&
    !(allows('@timetable', 'around', line) && found[2])
  )
    return undefined;
  const word = jointWord(found[2] ?? '');
  const name = isPrimary ? 'primary' : found[3] ? 'periods' : 'period';
  return draft(
    end,
    'number',
    `${name} ${cardinal(found[1])}${found[3] ? ` ${word} ${cardinal(found[3])}` : ''}`,
    false,
  );
}

const scene = /[Ss]c\.? ?(?=(?:\d{1,2}|[ivxIVX]{1,4})(?![\p{L}\p{N}]))/uy;
const act = /\b[Aa]ct\.? (?:\d|[IV]{1,3}),? ?$/;
const secondary =
  /Sec(?= [1-5] (?:[EA] Maths?|Exp(?:ress)?|N\(?[AT]\)?|students?|pupils?|Maths?|English|Science|Chem|Phys|Bio|Hist|Geog|Combined|Pure|Chinese|Malay|Tamil|Lit|camp|level|class)(?!\p{L}))/uy;
const maths = /[EA](?= Maths?(?!\p{L}))/uy;

/** `Thurs P2`, `Act 3 Sc 2`, `Sec 3 E Math`: periods, scenes and years of schools. */
export function lessonRule({ text, at }: Scan): Draft | undefined {
  const first = text.charAt(at);
  if (!/[PSsEA]/.test(first) || /[\p{L}\p{N}.,:/$€£&-]/u.test(text.charAt(at - 1)))
    return undefined;
  if (first === 'P') return lessonAt(text, at);
  const played = match(scene, text, at);
  if (played)
    return act.test(lineBehind(text, at, 12))
      ? draft(at + played[0].trimEnd().length, 'abbreviation', first === 'S' ? 'Scene' : 'scene')
      : undefined;
  if (match(secondary, text, at)) return draft(at + 3, 'abbreviation', 'Secondary');
  return match(maths, text, at) && allows('@singapore', 'around', lineBehind(text, at, 60))
    ? draft(at + 1, 'initialism', first)
    : undefined;
}
