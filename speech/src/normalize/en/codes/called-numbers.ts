import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit, year } from '../numbers/cardinal.ts';
import { countsThings } from '../numbers/counted-things.ts';

/** Four digits and more without a comma, and no part of an amount, a time or a date. */
const bare = /[1-9]\d{3,11}(?![\d%°]|[.,:/]\d|[-–—]\d|\p{L})/uy;
const shouted =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{Lu}&'.*/-]{2,}|\p{Lu}{2} \p{Lu}{3,})(?: [\p{Lu}&'.*]{1,14}){0,3} $/u;
const atShop = /\b(?:at|to|from|with) (?:\p{Lu}[\p{L}&'.*-]+ ){1,4}$/u;

/** BUNNINGS 7312, Shell 5744: a shop in the message of a bank. */
function isMerchant(text: string, at: number, end: number, behind: string): boolean {
  if (!(shouted.test(behind) || atShop.test(behind)) || allows('@not-shop', 'before', behind))
    return false;
  const around = leftOf(text, at, 160) + text.slice(end, end + 70);
  return allows('@banked', 'around', around.toLowerCase());
}

/** A number that is called: four digits in pairs, others one by one. */
export const codeWords = (digits: string): string =>
  digits.length === 4 && !digits.startsWith('0') ? year(digits) : digitByDigit(digits);

/** `SHELL OIL 5744`, and a noun with a number so long that an amount would have a comma in prose. */
export function calledNumberRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  const found = /[\p{L}\d.,:/$€£¥₦₹*–—-]/u.test(last) ? undefined : match(bare, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  const behind = lineBehind(text, at, 44);
  if (isMerchant(text, at, end, behind)) return draft(end, 'number', digitByDigit(found));
  if (countsThings(text, end)) return undefined;
  if (found.length < 5 || found.endsWith('00')) return undefined;
  const isNoun =
    /(?:^|[\s("'“])\p{L}[\p{L}-]+ $/u.test(behind) &&
    !allows('@amount-before', 'before', behind.toLowerCase()) &&
    !allows('@suffix-before|@standards-bodies', 'before', behind) &&
    allows('@called-goes-on', 'after', text.slice(end, end + 20));
  return isNoun ? draft(end, 'number', digitByDigit(found), false) : undefined;
}
