import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, lineBehind, near } from '../near.ts';
import {
  cardinal,
  countOf,
  hourOf,
  minutesOf,
  ordinal,
  plainNumber,
  twoDigits,
} from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const codes = /0:([0-5]\d)(?:( ?[-\u2013] ?)(\d{1,2}):([0-5]\d))?(?![\d:]|\.\d)/y;

/** `0:25`, `0:00–1:40`: minutes and seconds of a film or a game, as an hour is hardly a single zero. */
export function timecodeAt({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/-]/.test(text.charAt(at - 1))) return undefined;
  // The display shows 00:00.
  const noughts = allows('@shown-behind', 'before', leftOf(text, at, 24).toLowerCase())
    ? match(/00:00(?::00)?(?![\d:])/y, text, at)?.[0]
    : undefined;
  if (noughts)
    return draft(
      at + noughts.length,
      'time',
      noughts
        .split(':')
        .map(() => 'zero zero')
        .join(', '),
    );
  // [00:12] is of a recording, 00:12 alone may be soon after midnight.
  const found =
    match(codes, text, at) ??
    (/[[(]/.test(text.charAt(at - 1)) &&
    /^0\d:\d\d(?:[-\u2013]\d{1,2}:\d\d)?[\])]/.test(text.slice(at, at + 12))
      ? match(codes, text, at + 1)
      : null);
  if (!found?.[1]) return undefined;
  const end = found.index + found[0].length;
  const started = /(?:^|\s)(?:at|until|till|by|since)(?: 0:\d\d,? (?:and|or))? $/i.test(
    leftOf(text, at, 18),
  );
  if (/\b(?:score|won|lost|beat|ratio)\b/.test(near(text, at, 30))) return undefined;
  if (started && !found[3] && found[1] !== '00') return undefined;
  const from = found[1] === '00' ? 'zero' : countOf(found[1], 'second');
  if (!found[3] || !found[4]) return draft(end, 'time', from, false);
  const seconds = found[4] === '00' ? '' : countOf(found[4], 'second');
  if (Number(found[3]) === 0)
    return draft(end, 'time', `${from.replace(/ seconds?$/, '')} to ${seconds || 'zero'}`, false);
  return draft(
    end,
    'time',
    `${from} to ${countOf(found[3], 'minute')}${seconds ? ` ${seconds}` : ''}`,
    false,
  );
}

const zoned =
  /([01]\d|2[0-3])([0-5]\d)(?= ?(?:GMT|UTC|CET|CEST|EST|EDT|BST|IST|PST|PDT|CST|CDT|MST|AEST|JST|SGT|Zulu|Z|LT)(?![\p{L}\p{N}])| (?:ferry|train|bus|flight|sailing|crossing|departure|service)(?!\p{L}| (?:drivers?|stations?|strikes?|routes?)))/uy;

/** `0900 GMT`, `2250EDT`, `0915 ferry`: a time of a day of 24 hours before its zone or what leaves then. */
export function zonedTimeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(zoned, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const hour = found[1] === '00' ? 'zero' : hourOf(found[1]);
  return draft(at + 4, 'time', `${hour}${found[2] === '00' ? ' hundred' : minutesOf(found[2])}`);
}

const since = /(\d{1,3})(s|m|min|h|hr|d|w|wk|mo|y|yr)s? (?=ago(?!\p{L}))/uy;
const spans: Readonly<Record<string, string>> = {
  ...{ s: 'second', m: 'minute', min: 'minute', h: 'hour', hr: 'hour', d: 'day', w: 'week' },
  ...{ wk: 'week', mo: 'month', y: 'year', yr: 'year' },
};
const oneToOne = /1[-:]2[-:]1(s?)(?![\p{L}\p{N}-])/uy;
const storey = /(\d{1,2})(st|nd|rd|th) Fl(?:r)?\b\.?(?! ?oz)/y;
const shares = /([-+\u2212\u2013])?(\d{1,3}(?:\.\d{1,2})?) ?pp(?:ts?)?(?![\p{L}\p{N}])/uy;

const minuteMark =
  /(\d{1,3})(?:\+(\d{1,2}))?['’′](?= ?[-\u2013\u2014:] | (?:Goal|Throw-?in|Shot|Free|Corner|Penalty|Foul|Sub|Yellow|Red|Offside|Kick)\b)/y;

/** Ruiz 88', Patel 41': the minute of a goal, among words of the game. */
const goalMinute = /(\d{1,3})(?:\+(\d{1,2}))?['’′](?=[,;.)]|\s*$|\n| \(| ?(?:pen|og|p)[,;.)])/uy;

/** `16' - Soumare`: the minute of a match, at the beginning of a line. */
export function minuteMarkRule({ text, at }: Scan): Draft | undefined {
  // Banda (23').
  const scored = /\p{Lu}[\p{L}'-]+ \((?:\d{1,2}', )?$/u.test(leftOf(text, at, 26))
    ? match(/(\d{1,2})['’′](?=[,)])/y, text, at)?.[1]
    : undefined;
  if (scored) return draft(at + scored.length + 1, 'time', `${ordinal(scored)} minute`, false);
  const goal = match(goalMinute, text, at);
  if (
    goal?.[1] &&
    allows('@scorer', 'before', lineBehind(text, at, 30)) &&
    allows('@goals', 'around', lineAround(text, at, 160))
  ) {
    const said = goal[2]
      ? `${cardinal(goal[1])} plus ${cardinal(goal[2])} minutes`
      : `${ordinal(goal[1])} minute`;
    return draftOf(goal, 'time', said, false);
  }
  if (at > 0 && text.charAt(at - 1) !== '\n') return undefined;
  const found = match(minuteMark, text, at);
  if (!found?.[1]) return undefined;
  const added = found[2] ? ` plus ${cardinal(found[2])}` : '';
  return draftOf(found, 'time', `minute ${cardinal(found[1])}${added}`, false);
}

/** `3d ago`, `1-2-1s`, `3rd Fl.`, `up 3pp`. */
export function shortCountRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/$€£]/.test(text.charAt(at - 1))) return undefined;
  const ago = match(since, text, at);
  if (ago?.[1] && ago[2])
    return draft(at + ago[0].trimEnd().length, 'unit', countOf(ago[1], spans[ago[2]] ?? ''));
  const talk = match(oneToOne, text, at);
  if (talk && !/-$/.test(text.charAt(at - 1))) return readAs(talk, 'number', 'one to one{1:text}');
  const floor = match(storey, text, at);
  if (floor?.[1])
    return draft(at + floor[0].replace(/\.$/, '').length, 'ordinal', `${ordinal(floor[1])} floor`);
  const points = match(shares, text, at);
  const sign = points?.[1] ?? '';
  if (points?.[2] && (sign !== '' || allows('@shifted', 'before', leftOf(text, at, 8)))) {
    const lead = sign === '' ? '' : sign === '+' ? 'plus ' : 'minus ';
    return draftOf(points, 'unit', `${lead}${plainNumber(points[2])} percentage points`);
  }
  return undefined;
}

const closeClock = /([1-9]|1[0-2])([0-5]\d) ?([AaPp])\.?[Mm](?![\p{L}\p{N}])/uy;

/** `340 PM EST`: hours and minutes of forecasts, without a sign between. */
export function closeClockRule({ text, at }: Scan): Draft | undefined {
  if (!/^[\s(]?$/.test(text.charAt(at - 1))) return undefined;
  const found = match(closeClock, text, at);
  return found ? readAs(found, 'time', '{1}{2:past} {3:letters} M', false) : undefined;
}

const pastHour = /:([0-5]\d)(?![\p{L}\d:.])/uy;

/** `at :05 and :35 past the hour`: minutes without their hour. */
export function pastHourRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== ':' || !/^[\s(]?$/.test(text.charAt(at - 1))) return undefined;
  const found = match(pastHour, text, at)?.[1];
  return found ? draft(at + 3, 'time', minutesOf(found).trim() || 'zero') : undefined;
}

const hoursToHalf = /(1[0-2]|[1-9])[-\u2013](1[0-2]|[1-9])([ap])(?![\p{L}\p{N}'])/uy;

/** `9-11p`, `3-9p`: the half of the day is written once; but prices in pence and pages. */
export function untilHalfDay(text: string, at: number): Draft | undefined {
  const found = match(hoursToHalf, text, at);
  if (!found || /[\d.,:/$€£-]/.test(text.charAt(at - 1))) return undefined;
  if (/pence|£|share|dividend|\bpp?\.? /.test(near(text, at, 50))) return undefined;
  return readAs(found, 'time', '{1} to {2} {3:letters} M');
}

const fourDigits =
  /([01]\d|2[0-3])([0-5]\d)(?![\d:%°]|[.,]\d|-(?!(?:[01]\d|2[0-3])[0-5][05](?!\d))\d|\p{L}| ?(?:hrs|hours|people|km|m|kg)(?!\p{L}))/uy;
const clockCue =
  /(?:\b(?:at|from|until|till|by|before|after|between|[Dd]ep\.?|[Aa]rr\.?|[Dd]eparts|[Aa]rrives|valid|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*),? |\b(?:0\d|1\d|2[0-3])[0-5]\d(?: ?[-\u2013] ?| to | and )|@ )$/;
const padded = /(?<![\d.,:$€£#]|[^\d]-)0\d[0-5][05](?![\d:.,]\d|\d)/;

/** `Sat 0730`, `from 0300–1500`: a time of a day of 24 hours, where one of them begins with zero. */
export function dayClockAt(text: string, at: number): Draft | undefined {
  const found = match(fourDigits, text, at);
  if (!found?.[1] || !found[2] || Number(found[2]) % 5 !== 0) return undefined;
  const isListed =
    /(?:[01]\d|2[0-3])[0-5][05], $/.test(leftOf(text, at, 6)) ||
    (/: $/.test(leftOf(text, at, 2)) &&
      /^, (?:[01]\d|2[0-3])[0-5][05](?!\d)/.test(text.slice(at + 4, at + 11)));
  const leaves = /\b(?:[Dd]ep|[Aa]rr)\.? (?:\p{Lu}[\p{L}']+\.? ){1,3}$/u.test(leftOf(text, at, 40));
  if (!isListed && !leaves && !clockCue.test(leftOf(text, at, 14))) return undefined;
  if (!padded.test(near(text, at, 70))) return undefined;
  const end = at + 4;
  const until = match(/ ?[-\u2013] ?(?=(?:[01]\d|2[0-3])[0-5]\d(?![\d:]))/y, text, end);
  const minutes = found[2] === '00' ? 'hundred' : twoDigits(found[2]);
  const said = `${hourOf(found[1])} ${minutes}`;
  return draft(end + (until?.[0].length ?? 0), 'time', until ? `${said} to` : said, false);
}
