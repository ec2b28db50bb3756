import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineBehind, rightOf } from '../../near.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { priceWords } from './menu-prices.ts';

const oneOf = '\\d{1,3}\\.\\d[0-9]';
const chain = new RegExp(`${oneOf}(?: ?/ ?${oneOf}){1,4}(?![\\d/%]|[.,]\\d)`, 'y');
const packs = /\d{1,3}(?: ?\/ ?\d{1,3}){1,4}(?=(?: ?(?:pc|pcs|pieces?|ct|oz|wings|\)))\b|\))/y;

/** `Wings (6/12/24) 9.99 / 16.99 / 29.99`: the sizes of what is sold and a price for each. */
export function menuSizesRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (!/^[\s(]?$/.test(last)) return undefined;
  const behind = lineBehind(text, at, 60);
  if (last === '(') {
    const sizes = match(packs, text, at)?.[0];
    const prices = /^\)?[^\n\d$£€]{0,12}[$£€]?\d{1,3}\.\d\d ?\/ ?[$£€]?\d{1,3}\.\d\d/;
    if (!sizes || !prices.test(rightOf(text, at + sizes.length, 34))) return undefined;
    const said = sizes.split('/').map((one) => cardinal(one.trim()));
    return draft(at + sizes.length, 'number', said.join(', '), false);
  }
  const found = match(chain, text, at)?.[0];
  if (!found || !/\p{L}|\)/u.test(behind)) return undefined;
  const each = found.split('/').map((one) => one.trim());
  const grows = each.every((one, index) => index === 0 || Number(one) > Number(each[index - 1]));
  // Three of them, or two that end as prices do.
  const sold = each.every((one) => /\.(?:\d[059]|\d9)$/.test(one));
  if (
    !grows ||
    !sold ||
    !(each.length > 2 || / \/ /.test(found)) ||
    /\b(?:ratio|score|index|GPA)\b/i.test(behind)
  )
    return undefined;
  return draft(at + found.length, 'money', each.map(priceWords).join(', '), false);
}
