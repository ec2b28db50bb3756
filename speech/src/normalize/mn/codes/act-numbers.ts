import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { inflect } from '../endings/suffix.ts';
import { letterName } from '../latin/letters.ts';
import { plainNumber } from '../numbers/cardinal.ts';

const part = /(\p{Lu}|\d{1,4})\/(?=(\d{1,4})(?![\d/]))/uy;
const act =
  '(?:тушаал|тогтоол|захирамж|(?:албан )?бичи?г|албан даалгавар|магадлал|шийтгэл|шийдвэр|удирдамж|жура?м|заава?р|дүрэ?м)';
const follows = new RegExp(
  `^(?:, ?(?:\\p{Lu}|\\d{1,4})/\\d{1,4})* ?(?:-?р|тоот|дугаар|дүгээр|дугаартай|дүгээртэй),? ?(?:\\p{L}+ ){0,2}${act}`,
  'iu',
);
/** Тушаалын № 05/224. */
const precedes = new RegExp(`${act}\\p{L}{0,4}:? ?№ ?$`, 'iu');

/** `А/118 тоот тушаал`: the number of an act, whose first part officials say as an owner; the rest is any number. */
export function actNumberRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d/.,-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(part, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const end = at + found[0].length;
  const rest = end + found[2].length;
  if (!follows.test(text.slice(rest, rest + 60)) && !precedes.test(leftOf(text, at, 24)))
    return undefined;
  const owner = /\d/.test(found[1])
    ? plainNumber(found[1]).inflect('ийн')
    : inflect(letterName(found[1]) ?? found[1], 'гийн');
  return draft(end, 'number', owner, false);
}
