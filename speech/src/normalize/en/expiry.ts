import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { lineBehind } from '../near.ts';
import { months } from './calendar.ts';
import { year } from './cardinal.ts';

const shape = /(0[1-9]|1[0-2])\/(2\d|3\d)(?![\d/]|[.,]\d)/y;
/** Only a card, a passport or a medicine has these before a month and a year. */
const certainly =
  /\b(?:[Rr]ev\.|NCT|MOT|(?:road )?tax(?:ed)?(?: till?| until)?|rego|exp\.?(?: ?date)?|expiry(?: date)?|expiration(?: date)?|(?:valid|good) thru)(?: is)?(?: \(MM\/YY(?:YY)?\))?[:,]? $/i;
const maybe =
  /\b(?:expires?|expired|expiring|valid (?:through|until|to))(?: (?:in|on|end))?[:,]? $/i;
const card = /\b(?:cards?|visa|mastercard|amex|cvv|cvc|debit|credit)\b/i;
const offer = /\b(?:gift|offer|coupons?|vouchers?|sale|deal|points|discount|promo)\b/i;
const short = /exp\.?(?=:? (?:0[1-9]|1[0-2])\/(?:2|3)\d(?![\d/]))/iy;

/** `exp. 11/26`, a card that `expires 04/28`: a month and a year, not a day. */
export function expiryRule({ text, at }: Scan): Draft | undefined {
  if (/[\d/.$€£-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(shape, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const behind = lineBehind(text, at, 80);
  const end = at + found[0].length;
  const around = behind + text.slice(end, end + 30);
  const ofCard = card.test(around) && !offer.test(around);
  if (!(certainly.test(behind) && !offer.test(around)) && !(maybe.test(behind) && ofCard))
    return undefined;
  return draft(end, 'date', `${months[Number(found[1]) - 1]} ${year(`20${found[2]}`)}`, ofCard);
}

/** `exp.` before such a date. */
export function expiresRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(short, text, at);
  return found ? draftOf(found, 'abbreviation', 'expires') : undefined;
}
