import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal, countOf, digitByDigit, twoDigits } from '../numbers/cardinal.ts';
import { fullDaySource, monthSource, shortDaySource } from './calendar.ts';

/** What goes on after "a.m." and "p.m." although it has a capital: a day, a month, a zone. */
export const dayOrZone = `(?:${fullDaySource}|${shortDaySource}|${monthSource}|(?:GMT|UTC|[ECMPAHN][SD]?T|AK[SD]T|BST|IST|A[ECW][SD]?T|NZ[SD]?T|CES?T|EES?T|WES?T|MSK|JST|KST|SGT|HKT|SAST|WAT|EAT|CAT|PKT|GST|PH?T|ULAT|ICT|WIB|TO|ON|AT|AND|OR|IN|FOR)(?![A-Za-z])|Eastern|Pacific|Central|Mountain|Greenwich)`;
const half = new RegExp(
  `[ \\u00A0]?([aApP])\\.?[mM](?:\\.(?!\\s+(?!${dayOrZone})[A-Z]|\\s+\\d{1,4} [a-z]{4}|\\s*$)|(?![A-Za-z]))`,
  'y',
);
const clock =
  /([01]?\d|2[0-4])[:.]([0-5]\d)(?::([0-5]\d)(?:,(\d{3})(?!\d))?)?(?!:?\d|\.\d|,\d{3})/y;
const hourOnly = /(1[0-2]|0?[1-9])(?=[ \u00A0]?[aApP]\.?[mM](?![A-Za-z]))/y;
const dash = / ?(?:[-\u2013\u2014]|to) ?/y;
const untilWord =
  /(?:noon|midnight|clos(?:e|ing)|late|dawn|dusk|dark|sunset|sunrise)(?![\p{L}-])/uy;

/** Words of sport, near which a pair of numbers is a score. */
export const score =
  /\b(?:won(?!['’]t)|win|wins|beat|beats|defeat|lost|lose|lead|led|draw|score|match|game|victory|tie|tied|goal|set|final|(?:down|up|ahead|behind) by \d{1,2} (?:points|goals|runs)\b)/;

interface Clock {
  readonly end: number;
  readonly spoken: string;
  readonly half: boolean;
}

function readClock(text: string, at: number): Clock | undefined {
  const hour = match(hourOnly, text, at);
  const found = hour ? null : match(clock, text, at);
  const whole = hour ?? found;
  if (!whole?.[1]) return undefined;
  let end = at + whole[0].length;
  // 8:15a, as in timetables.
  const after =
    match(half, text, end) ??
    (found
      ? match(/([ap](?=\.(?:\s|$))|[apAP](?![\p{L}\p{N}.']|-(?!\d|noon)))/uy, text, end)
      : null);
  // A dividend of 3.25p.
  if (
    found?.[0].includes('.') &&
    after &&
    /^p$/.test(after[0]) &&
    allows('@pence', 'around', near(text, at, 60))
  )
    return undefined;
  if (found?.[0].includes('.') && !after) return undefined;
  if (after) end += after[0].length;
  const tail = after ? ` ${(after[1] ?? '').toUpperCase()} M` : '';
  const minute = found?.[2] ?? '00';
  // 00:12:47 lasts; behind a date it is a little after midnight.
  if (found?.[3] && /^00?$/.test(whole[1]) && !/\d[T,]? ?$/.test(leftOf(text, at, 3))) {
    const parts = [
      Number(minute) === 0 ? '' : countOf(minute, 'minute'),
      Number(found[3]) === 0 ? '' : countOf(found[3], 'second'),
    ].filter(Boolean);
    if (parts.length > 0) return { end, spoken: parts.join(' '), half: false };
  }
  const hours = cardinal(whole[1]);
  // 02:59:58,114 in a log.
  const seconds = found?.[4]
    ? ` and ${cardinal(found[3] ?? '')} point ${digitByDigit(found[4])} seconds`
    : found?.[3] && Number(found[3]) > 0
      ? ` and ${countOf(found[3], 'second')}`
      : '';
  if (minute === '00' && seconds === '') {
    const sharp =
      after || /^ (?:noon|midnight|sharp)\b/.test(text.slice(end, end + 10))
        ? ''
        : Number(whole[1]) > 12 || Number(whole[1]) === 0
          ? ' hundred hours'
          : " o'clock";
    return { end, spoken: hours + sharp + tail, half: after !== null };
  }
  const minutes = minute === '00' ? 'zero zero' : twoDigits(minute);
  return { end, spoken: `${hours} ${minutes}${seconds}${tail}`, half: after !== null };
}

/** `10:30`, `9 a.m.`, `10:00–12:30`, `5pm`. */
export function timeRule({ text, at }: Scan): Draft | undefined {
  const first = readClock(text, at);
  if (!first) return undefined;
  const joint = match(dash, text, first.end);
  const untilHalf = joint !== null && readClock(text, first.end + joint[0].length)?.half === true;
  if (
    !first.half &&
    !untilHalf &&
    !allows('@moved', 'before', leftOf(text, at, 14)) &&
    isScore(text, at)
  )
    return undefined;
  const joined = match(dash, text, first.end);
  const second = joined ? readClock(text, first.end + joined[0].length) : undefined;
  const hours = match(/ (?:hrs?|hours)\b\.?/y, text, first.end);
  if (!second && hours && /hundred hours$/.test(first.spoken))
    return draft(first.end + hours[0].length, 'time', first.spoken);
  // 8 a.m.–noon, 10:30–close.
  if (!second && joined && match(untilWord, text, first.end + joined[0].length))
    return draft(first.end + joined[0].length, 'time', `${first.spoken} to`);
  // 6:30a-7p.
  const short =
    !second && joined
      ? match(/(1[0-2]|[1-9])([apAP])(?![\p{L}\p{N}])/uy, text, first.end + joined[0].length)
      : null;
  if (short?.[1] && short[2])
    return draft(
      first.end + (joined?.[0].length ?? 0) + short[0].length,
      'time',
      `${first.spoken} to ${cardinal(short[1])} ${short[2].toUpperCase()} M`,
    );
  if (!second) return draft(first.end, 'time', first.spoken);
  // 06:00 to 15:00 are of one day of 24 hours; so are 09:00-13:00, but 9:00-17:30 and 22:00-06:00 say no zero.
  const whole = !first.half && !second.half && /^0\d:00/.test(text.slice(at, at + 5));
  const lead =
    second.half && !first.half
      ? first.spoken.replace(/ (?:o'clock|hundred hours)$/, '')
      : whole && /hundred hours$/.test(second.spoken)
        ? `oh ${first.spoken.replace(/o'clock$/, 'hundred hours')}`
        : first.spoken;
  return draft(second.end, 'time', `${lead} to ${second.spoken}`);
}
/** 1:28 to go is what is left on a clock. */
const maybeScore = /[1-9]\d?:(1\d|2\d)(?![:\d]| (?:to go|left|remaining|to play|into)(?!\p{L}))/uy;

/** Numbers that could be a time are a score if the context is a match and no "at" precedes. */
function isScore(text: string, at: number): boolean {
  // 3:15–5:00 is how long it takes.
  if (/^\d{1,2}:[0-5]\d ?[-\u2013] ?\d{1,2}:[0-5]\d(?!\d)/.test(text.slice(at, at + 14)))
    return false;
  return (
    allows('@ratio-words', 'around', near(text, at, 30)) ||
    (!/\) $|\bTO[PI] $/.test(leftOf(text, at, 4)) &&
      match(maybeScore, text, at) !== null &&
      score.test(near(text, at, 60)) &&
      !/(?:\bat\s*|\[)$/.test(leftOf(text, at, 4)))
  );
}
