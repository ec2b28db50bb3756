import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { lineBehind } from '../near.ts';
import { months } from './calendar.ts';
import { year } from './cardinal.ts';
import { allows } from './neighbors.ts';

const shape = /(0[1-9]|1[0-2])\/(2\d|3\d)(?![\d/]|[.,]\d)/y;
/** Only a card, a passport or a medicine has these before a month and a year. */
const certainly =
  /\b(?:[Rr]ev\.|NCT|MOT|(?:road )?tax(?:ed)?(?: till?| until)?|rego|exp\.?(?: ?date)?|expiry(?: date)?|expiration(?: date)?|(?:valid|good) thru)(?: is)?(?: \(MM\/YY(?:YY)?\))?[:,]? $/i;
const short = /exp\.?(?=:? (?:0[1-9]|1[0-2])\/(?:2|3)\d(?![\d/]))/iy;

/** `exp. 11/26`, a card that `expires 04/28`: a month and a year, not a day. */
export function expiryRule({ text, at }: Scan): Draft | undefined {
  if (/[\d/.$€£-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(shape, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const behind = lineBehind(text, at, 80);
  const end = at + found[0].length;
  const around = behind + text.slice(end, end + 30);
  const ofCard =
    allows('@card', 'around', around.toLowerCase()) &&
    !allows('@offer', 'around', around.toLowerCase());
  if (
    !(certainly.test(behind) && !allows('@offer', 'around', around.toLowerCase())) &&
    !(allows('@maybe', 'before', behind.toLowerCase()) && ofCard)
  )
    return undefined;
  return draft(end, 'date', `${months[Number(found[1]) - 1]} ${year(`20${found[2]}`)}`, ofCard);
}

/** `exp.` before such a date. */
export function expiresRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(short, text, at);
  return found ? draftOf(found, 'abbreviation', 'expires') : undefined;
}
