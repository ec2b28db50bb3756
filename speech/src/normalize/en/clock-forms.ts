import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { countOf, hourOf, twoDigits } from './cardinal.ts';
import { allows } from './neighbors.ts';

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
