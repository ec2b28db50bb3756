import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { genitiveBefore, suffixAt } from './after.ts';
import { Numeral } from './cardinal.ts';
import { inflect, parseSuffix, type Suffix } from './suffix.ts';

const code = /(\d{1,2}):([0-5]\d)(?![\d:]|,\d{3}| ?(?:цаг|мин))/y;
const dash = / ?[-\u2013\u2014] ?/y;
const recording = /^(?:видеоны|видео бичлэгийн|бичлэгийн|клипийн|подкастын|дууны|киноны)$/;
const recorded =
  /видео|бичлэг|клип|подкаст|ютүб|youtube|цомог|трек|\d(?:-р|дугаар|дүгээр)? (?:хэсэг|цуврал|бүлэг|хичээл):|(?:хэсэг|цуврал|хичээл) \d{1,2}[:.]/;
/** What a clock time tells the beginning of. */
const meeting = /хурал|уулз|маргааш|өнөөдөр|өглөө|орой|эхэл|болно/;
const lineStart = /(?:^|\n)[ \t]*(?:[•*·▪►▶-] ?)?$/;
/** How far other codes are looked for. */
const around = 300;

export const attributive = (digits: string): string => new Numeral(digits).attributive();

function told(minute: string, second: string, suffix?: Suffix): string {
  const words = [
    ...(Number(minute) > 0 || Number(second) === 0 ? [`${attributive(minute)} минут`] : []),
    ...(Number(second) > 0 ? [`${attributive(second)} секунд`] : []),
  ].join(' ');
  return suffix ? inflect(words, suffix) : words;
}

/**
 * Places in a recording, in minutes and seconds: after its name (`Видеоны 02:15`), in square brackets (`[00:42]`), and
 * with a single zero (`0:00–0:25`), as clocks write 00:25.
 */
export function timecodeRule({ text, at, before }: Scan): Draft | undefined {
  const first = match(code, text, at);
  if (!first?.[1] || !first[2] || /[\d:.,]/.test(text.charAt(at - 1))) return undefined;
  const firstEnd = at + first[0].length;
  const joined = match(dash, text, firstEnd);
  const second = joined ? match(code, text, firstEnd + joined[0].length) : null;
  const end = second && joined ? firstEnd + joined[0].length + second[0].length : firstEnd;
  const isZero = (pair: RegExpExecArray | null) => pair !== null && !/[1-9]/.test(pair[0]);
  const inRecording = recording.test(before) && !isZero(first) && !isZero(second);
  if (!inRecording && !isCode(text, at, end, first[1], second !== null)) return undefined;
  const [minute = '', rest = ''] = second ? second.slice(1) : first.slice(1);
  const hung = suffixAt(text, end);
  const lead = second ? `${told(first[1], first[2], parseSuffix('аас'))} ` : '';
  const said = told(minute, rest, hung?.suffix ?? genitiveBefore(text, end));
  return draft(hung?.end ?? end, 'time', lead + said, false);
}

function isCode(text: string, at: number, end: number, minute: string, range: boolean): boolean {
  const [open, close] = [text.charAt(at - 1), text.charAt(end)];
  if (open === '[' && close === ']') {
    // [02:10]; [10:30] is a clock unless a code near it starts with zero.
    const codes = text.slice(Math.max(0, at - around), at + around);
    return /^0[0-5]?$/.test(minute) || /\[0{1,2}:\d\d/.test(codes);
  }
  const isLength = open === '(' && close === ')' && !range;
  const line = isLength ? near(text, at, 100) : '';
  const ends = /^\)\s*(?:$|\n|[,.;•|])/.test(text.slice(end, end + 6));
  if (ends && recorded.test(line) && !meeting.test(line)) return true;
  if (minute !== '0') return false;
  if (range || (open === '(' && close === ')')) return true;
  const starts = lineStart.test(leftOf(text, at, 6));
  return starts && /^(?: ?[-\u2013\u2014|:])? ["«“]?\p{L}/u.test(text.slice(end, end + 5));
}
