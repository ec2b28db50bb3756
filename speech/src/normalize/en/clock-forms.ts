import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { cardinal, countOf, ordinal, plainNumber, twoDigits } from './cardinal.ts';

/** Behind an hour: nothing for 00. */
export const minutesOf = (digits: string): string =>
  digits === '00' ? '' : ` ${twoDigits(digits)}`;

/** An hour as it is written: 09 oh nine, 9 nine. */
export const hourOf = (digits: string): string =>
  `${digits.startsWith('0') ? 'oh ' : ''}${cardinal(String(Number(digits)))}`;

const pointed =
  /(1\d|2[0-3]|0?[1-9])\.([0-5]\d)(?:( ?[-\u2013] ?| (?:to|and|until|till) )(1\d|2[0-3]|[1-9])(?:\.([0-5]\d))?)?(?![\d%°£$€]|[.,:]\d|\p{L}| ?[ap]\.?m(?!\p{L})| ?(?:per|percent|million|billion|trillion|a share|times|points|pence|pounds|dollars|euros|miles|km|kg|m|cm|mm|metres|meters|lbs?|degrees|out of|on average|GPA|kilometres|seconds|litres|tonnes|percentage|goals|runs|crore|lakh)(?!\p{L}))/uy;
const hourCue =
  /(?:^|[\s(])(?:at|by|since|until|till|til|around|about|before|after|from|between|the|(?:moved|back|forward|changed|brought|on|up|open|down) to) $/i;
const timely =
  /\b(?:pick|meet\w*|com(?:e|ing)|came|home|leav\w+|left|train|bus|ferry|flight|service|doors?|start\w*|begin\w*|began|kick-?off|dinner|lunch|breakfast|tea|tomorrow|tonight|today|yesterday|weekdays?|weekends?|mornings?|evenings?|afternoons?|night|noon|midnight|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|daily|open\w*|clos(?:es|ing)|arriv\w+|depart\w+|wake|woke|bed|shift|class|lesson|school|church|mass|news|show|film|concert|bell|ring\w*|wait\w*|see you|meeting|call|appointment|pm|am|clock|till|until|station)\b/;
const priced =
  /[$€£₹%]|\b(?:shares?|dollar|euro|yen|rupee|naira|rate|traded|trading|gpa|score[ds]?|index|ratio|version|average|odds|magnitude|valued|inflation|stands? at|stood|priced?|per cent|points?|ranked|scale|litres?|tall|temperature|chapter|section|table|fig(?:ure)?)\b/;

const changed =
  /\b(?:rose|ros?es?|fell|falls?|risen|fallen|grew|grow[ns]?|increas\w+|decreas\w+|reduc\w+|cuts?|gain\w*|lost|dropp?\w*|multipl\w+|divid\w+|rais\w+|lower\w*|climb\w*|slipp?\w*|ahead|won|win|lead\w*|led|beat|set|fixed|clos\w+|trad\w+|costs?|sold|sell\w*|bought|ph|levels?|was|were|is|are|stay\w*|stood|remain\w*)\b/;

/** `at 9.15`, `from 8.30–4`: hours and minutes with a point, as in Britain, where the words around are of a time. */
export function pointedTimeRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/$€£-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(pointed, text, at);
  if (!found?.[1] || !found[2] || Number(found[2]) % 5 !== 0) return undefined;
  const behind = text.slice(Math.max(0, at - 12), at);
  const around = near(text, at, 60);
  const listed =
    /\d\.[0-5][05],? (?:and |or |& )?$/.test(behind) &&
    (timely.test(around) || /\bat \d/.test(around));
  const opening = /\b(?:doors|kick-?off|curtain(?: up)?|showtime):? $/i.test(behind);
  if ((!hourCue.test(behind) && !listed && !opening) || priced.test(around)) return undefined;
  // By 6.30 needs no other word; after "about" and "the", and with odd minutes, there must be one.
  const plain =
    /[03]0|[14]5/.test(found[2]) &&
    /\b(?:at|by|until|till|til|before|after) $/i.test(behind) &&
    !/ 1\.00$/.test(behind + found[0]);
  if (!opening && !listed && (!plain || changed.test(around)) && !timely.test(around))
    return undefined;
  // The 9.15 to London; but the 2.50 he paid.
  if (
    /the $/i.test(behind) &&
    !/^ (?:to|from|train|bus|ferry|service|news)\b/.test(
      text.slice(at + found[0].length, at + found[0].length + 9),
    ) &&
    !/\b(?:train|bus|catch|caught|missed)\b/.test(around)
  )
    return undefined;
  const whole = Number(found[1]) > 12 ? ' hundred hours' : " o'clock";
  const first = `${hourOf(found[1])}${minutesOf(found[2]) || whole}`;
  const joint = found[3]?.trim().replace(/^[-\u2013]$/, 'to');
  const until = found[4] ? ` ${joint} ${cardinal(found[4])}${minutesOf(found[5] ?? '00')}` : '';
  return draft(at + found[0].length, 'time', first + until, false);
}

const codes = /0:([0-5]\d)(?:( ?[-\u2013] ?)(\d{1,2}):([0-5]\d))?(?![\d:]|\.\d)/y;

/** `0:25`, `0:00–1:40`: minutes and seconds of a film or a game, as an hour is hardly a single zero. */
export function timecodeAt({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(codes, text, at);
  if (!found?.[1]) return undefined;
  const end = at + found[0].length;
  const started = /(?:^|\s)(?:at|until|till|by|since)(?: 0:\d\d,? (?:and|or))? $/i.test(
    text.slice(Math.max(0, at - 18), at),
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
const shifted = /(?:[-+−–±]|\b(?:by|up|down|of|fell|rose|gained|lost|vs|a|than|added)\b ?[-+]?)$/;

const minuteMark =
  /(\d{1,3})(?:\+(\d{1,2}))?['’′](?= ?[-\u2013\u2014:] | (?:Goal|Throw-?in|Shot|Free|Corner|Penalty|Foul|Sub|Yellow|Red|Offside|Kick)\b)/y;

/** `16' - Soumare`: the minute of a match, at the beginning of a line. */
export function minuteMarkRule({ text, at }: Scan): Draft | undefined {
  if (at > 0 && text.charAt(at - 1) !== '\n') return undefined;
  const found = match(minuteMark, text, at);
  if (!found?.[1]) return undefined;
  const added = found[2] ? ` plus ${cardinal(found[2])}` : '';
  return draft(at + found[0].length, 'time', `minute ${cardinal(found[1])}${added}`, false);
}

/** `3d ago`, `1-2-1s`, `3rd Fl.`, `up 3pp`. */
export function shortCountRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/$€£]/.test(text.charAt(at - 1))) return undefined;
  const ago = match(since, text, at);
  if (ago?.[1] && ago[2])
    return draft(at + ago[0].trimEnd().length, 'unit', countOf(ago[1], spans[ago[2]] ?? ''));
  const talk = match(oneToOne, text, at);
  if (talk && !/-$/.test(text.charAt(at - 1)))
    return draft(at + talk[0].length, 'number', `one to one${talk[1]}`);
  const floor = match(storey, text, at);
  if (floor?.[1])
    return draft(at + floor[0].replace(/\.$/, '').length, 'ordinal', `${ordinal(floor[1])} floor`);
  const points = match(shares, text, at);
  const sign = points?.[1] ?? '';
  if (points?.[2] && (sign !== '' || shifted.test(text.slice(Math.max(0, at - 8), at)))) {
    const lead = sign === '' ? '' : sign === '+' ? 'plus ' : 'minus ';
    return draft(
      at + points[0].length,
      'unit',
      `${lead}${plainNumber(points[2])} percentage points`,
    );
  }
  return undefined;
}
