import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { Numeral } from '../numbers/cardinal.ts';

const stars = /(?:[★⭐🌟]\uFE0F?){1,10}([☆✩]{0,9})/uy;

/** `★★★☆☆ Дажгүй`: three stars. A single one may be a bullet, and `4.5★` is read with its number. */
export function starsRule({ text, at }: Scan): Draft | undefined {
  const found = match(stars, text, at);
  if (!found || /\d ?$/.test(leftOf(text, at, 2))) return undefined;
  const count = (found[0].match(/[★⭐🌟]/gu) ?? []).length;
  if (count === 1 && !found[1]) return undefined;
  return draftOf(found, 'symbol', `${new Numeral(String(count)).attributive()} од`);
}
