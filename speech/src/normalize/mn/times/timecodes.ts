import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { genitiveBefore, suffixAt } from '../endings/after.ts';
import { inflect, type Suffix } from '../endings/suffix.ts';
import { Numeral } from '../numbers/cardinal.ts';

const code = /(\d{1,2}):([0-5]\d)(?![\d:]|,\d{3}| ?(?:цаг|мин))/y;
const dash = / ?[-\u2013\u2014] ?/y;
const recording = /^(?:раундын|видеоны|видео бичлэгийн|бичлэгийн|клипийн|подкастын|дууны|киноны)$/;
const recorded =
  /видео|бичлэг|клип|подкаст|ютүб|youtube|цомог|трек|\d(?:-р|дугаар|дүгээр)? (?:хэсэг|цуврал|бүлэг|хичээл):|(?:хэсэг|цуврал|хичээл) \d{1,2}[:.]/;
/** What a clock time tells the beginning of. */
const meeting = /хурал|уулз|маргааш|өнөөдөр|өглөө|орой|эхэл|болно/;
const lineStart = /(?:^|\n)[ \t]*(?:[•*·▪►▶-] ?)?$/;
/** How far other codes are looked for. */
const around = 300;

/** Hours, minutes and seconds as digits; '' or zero is left out. */
export interface Clock extends Readonly<Record<'hour' | 'minute' | 'second', string>> {
  readonly end: number;
}

const counted = (digits: string, unit: string): string =>
  `${new Numeral(digits).attributive()} ${unit}`;

/** арван цаг гучин минут; the case suffix goes to the last word. */
export function clockWords(
  { hour, minute, second }: Omit<Clock, 'end'>,
  suffix?: Suffix | string,
): string {
  const parts = hour === '' ? [] : [counted(hour, 'цаг')];
  const isZero = hour === '' && Number(second) === 0;
  if (Number(minute) > 0 || isZero || (hour !== '' && Number(second) > 0))
    parts.push(counted(minute, 'минут'));
  if (Number(second) > 0) parts.push(counted(second, 'секунд'));
  return suffix ? inflect(parts.join(' '), suffix) : parts.join(' ');
}

/** Places in a recording, in minutes and seconds: `Видеоны 02:15`, `[00:42]`, and `0:00–0:25`, as clocks write 00:25. */
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
  const clockOf = ([, minute = '', rest = '']: RegExpExecArray) => ({
    hour: '',
    minute,
    second: rest,
  });
  const hung = suffixAt(text, end);
  const lead = second ? `${clockWords(clockOf(first), 'аас')} ` : '';
  const said = clockWords(clockOf(second ?? first), hung?.suffix ?? genitiveBefore(text, end));
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
