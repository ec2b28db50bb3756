import { type Draft, draft, match } from '../draft.ts';
import { near } from '../near.ts';
import { cardinal } from './cardinal.ts';
import { hourOf } from './clock-forms.ts';

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
    /(?:[01]\d|2[0-3])[0-5][05], $/.test(text.slice(Math.max(0, at - 6), at)) ||
    (/: $/.test(text.slice(Math.max(0, at - 2), at)) &&
      /^, (?:[01]\d|2[0-3])[0-5][05](?!\d)/.test(text.slice(at + 4, at + 11)));
  const leaves = /\b(?:[Dd]ep|[Aa]rr)\.? (?:\p{Lu}[\p{L}']+\.? ){1,3}$/u.test(
    text.slice(Math.max(0, at - 40), at),
  );
  if (!isListed && !leaves && !clockCue.test(text.slice(Math.max(0, at - 14), at)))
    return undefined;
  if (!padded.test(near(text, at, 70))) return undefined;
  const end = at + 4;
  const until = match(/ ?[-\u2013] ?(?=(?:[01]\d|2[0-3])[0-5]\d(?![\d:]))/y, text, end);
  const minutes =
    found[2] === '00' ? 'hundred' : found[2] === '05' ? 'oh five' : cardinal(found[2]);
  const said = `${hourOf(found[1])} ${minutes}`;
  return draft(end + (until?.[0].length ?? 0), 'time', until ? `${said} to` : said, false);
}
