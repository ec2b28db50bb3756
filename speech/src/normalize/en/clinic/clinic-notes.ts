import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';
import { partsOfYear } from './doses.ts';

/** Short forms of a doctor's notes. */
const notes: Record<string, string> = lists.notes;
const noteShape =
  /(?:[DHSR]x|[dhs]x(?=:| of)|s\/p|h\/o|HbA1[cC]|A1c|(?:Sp|Pa)O[2₂])(?![\p{L}\p{N}/])/uy;

const partOfYear = /(\d{1,2})(?:[-\u2013](\d{1,2}))?\/(12|52|7)(?![\d/])/y;
const seenAgain =
  /(?<![\p{L}/])(?:f\/u|fu|follow[- ]?up|r\/?v|review|rpt|repeat|recall|bloods|opa|opd|clinic|tci|see|seen|abx|course|[tb]ds?|qds|rtc|od|mane|nocte|[tb]id|prn|wait|stat|b\.d|t\.d\.s|o\.d|booked|back)(?: again)?[:.]? (?:in |for |at |x ?)?$/iu;

/** `f/u 6/12`, `rpt bloods 3/52`, `5/7 abx`: months, weeks and days in the notes of clinics. */
export function clinicPeriodRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(partOfYear, text, at);
  if (!found?.[1] || !found[3]) return undefined;
  const end = at + found[0].length;
  const last = Number(found[2] ?? found[1]);
  // Exam bd 29/7, 10-12: a day.
  if (/^,? \d{1,2}(?:[.:]\d\d)? ?[-\u2013] ?\d/.test(text.slice(end, end + 10))) return undefined;
  const told =
    seenAgain.test(leftOf(text, at, 24)) ||
    /^ (?:abx|course of|hx|history of)\b/.test(text.slice(end, end + 12)) ||
    (found[3] === '52' &&
      last < 14 &&
      !allows('@counted-in-notes', 'after', text.slice(end, end + 12)));
  if (!told) return undefined;
  const s = found[2] ? 's' : '{1:s}';
  return readAs(found, 'unit', `{1}[ to {2}] {3:${partsOfYear}}${s}`);
}

/** `Dx: otitis`, `pt c/o pain`: short forms of a doctor's notes. */
export function clinicRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}'./@-]/u.test(text.charAt(at - 1))) return undefined;
  const ratio = match(/OR(?= ?= ?\d|,? \d{1,2}\.\d)/y, text, at);
  if (ratio && !/[A-Z]{2,} $/.test(leftOf(text, at, 4))) return readAs(ratio, 'initialism', 'O R');
  const vitamin = match(/([Vv])it\.? (?=[A-EK]\d{0,2}(?![\p{L}\p{N}]))/uy, text, at);
  if (vitamin) return draft(at + vitamin[0].length - 1, 'abbreviation', `${vitamin[1]}itamin`);
  const column = match(/([WwHh])t(?=: ?\d)/y, text, at);
  if (column) return readAs(column, 'abbreviation', '{1:text}eight');
  const pieces = match(/(tab|cap)(s?)\.?(?![\p{L}\p{N}])/uy, text, at);
  if (
    pieces?.[1] &&
    /\d $/.test(leftOf(text, at, 2)) &&
    allows('@taken', 'around', text.slice(Math.max(0, at - 40), at + 40).toLowerCase())
  ) {
    const many = pieces[2] !== '' || !/(?:(?<![\d./-])1|[½¼]|1\/2) $/.test(leftOf(text, at, 4));
    return readAs(pieces, 'abbreviation', `{1:tab=tablet,cap=capsule}${many ? 's' : ''}`);
  }
  const found = match(noteShape, text, at)?.[0];
  if (found) return draft(at + found.length, 'abbreviation', notes[found.replace('₂', '2')] ?? '');
  const aged = match(
    /y(?:\/?o\b\.?|\.o\.)(?= (?:[MF]\b|(?!and|but|who|with|when|or|in|at)[a-z]{3}))/y,
    text,
    at,
  );
  if (aged && /\d ?$/.test(leftOf(text, at, 2))) return draftOf(aged, 'abbreviation', 'year old');
  const sex = match(/([MF])(?![\p{L}\p{N}'.-])/uy, text, at);
  if (sex && /y(?:\/?o\.?|\.o\.) $/.test(leftOf(text, at, 5)))
    return readAs(sex, 'abbreviation', '{1:M=male,F=female}');
  return text.startsWith('c/o ', at) && allows('@complains-of', 'after', text.slice(at, at + 16))
    ? draft(at + 3, 'abbreviation', 'complains of')
    : undefined;
}
