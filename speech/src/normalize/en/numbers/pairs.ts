import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from './cardinal.ts';

const slash = /(\d{1,4})\/(\d{1,4})(?![\d/]|\.\d)/y;

/** Whether another number out of the same total is near: 18/20 in math, 15/20 in history. */
function isListed(text: string, at: number, end: number, total: string): boolean {
  const around = `${leftOf(text, at, 30)}|${text.slice(end, end + 30)}`;
  if (/[+=×÷]/.test(around) || allows('@dated-by', 'before', leftOf(text, at, 12).toLowerCase()))
    return false;
  return new RegExp(`(?<![\\d/])\\d{1,3}/${total}(?![\\d/])(?!["″]| inch)`).test(around);
}

/** Coffee 5/5, chairs 2/5: a full score is not a fraction, nor are three scores in a line. */
function isRated(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
  const scores = line.match(/(?<![\d/])[0-5](?:\.5)?\/5(?![\d/])/g) ?? [];
  return scores.length > 2 || scores.some((one) => one === '5/5') || /[★☆⭐]/u.test(line);
}

/** `18/20 students`, `60/40`, `14/14 roster`, `11/25 Smith Street`: neither a fraction nor a date. */
export function countedPairRule({ text, at }: Scan): Draft | undefined {
  if (/[\d./$€£-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(slash, text, at);
  if (!found?.[1] || !found[2] || /^0/.test(found[1]) || /^0/.test(found[2])) return undefined;
  const end = at + found[0].length;
  const after = text.slice(end, end + 60);
  // 24/34 A.O.B.: the number of a minute.
  if (/(?:^|\n)$/.test(leftOf(text, at, 1)) && /^ (?:A\.O\.B|\p{Lu}\p{Ll})/u.test(after))
    return undefined;
  const [top, bottom] = [Number(found[1]), Number(found[2])];
  const read = (between: string, certain: boolean) =>
    draft(
      end,
      'number',
      `${cardinal(found[1] ?? '')}${between}${cardinal(found[2] ?? '')}`,
      certain,
    );
  if (
    top <= bottom &&
    (bottom >= 10 || (bottom === 5 && isRated(text, at))) &&
    (isListed(text, at, end, found[2]) || (bottom === 5 && after.startsWith(')')))
  )
    return read(' out of ', false);
  // 60/40, 50/50: shares of a hundred.
  if (
    top + bottom === 100 &&
    (top >= bottom || allows('@shares', 'after', after)) &&
    !/^%/.test(after)
  )
    return read(' ', false);
  return undefined;
}

const divisions = /^(?:12|15|16|18|20|24|25|30|32|36|40|48|50|60|64|72|80|90|\d00|128|256|1000)$/;

/** Whether 24/61 is a number of something or a pair, since nothing is divided into so many parts. */
export const isOddPair = (top: number, bottom: number, after: string): boolean =>
  top > 1 &&
  bottom > 10 &&
  !divisions.test(String(bottom)) &&
  !/^(?:ths?|rds?|sts?|nds?)?(?: of\b|-?(?:in|inch|"))/.test(after);

/** A charming 3/2 brick: bedrooms and baths. */
export const homeAfter =
  /^ (?:brick|ranch|home|house|condo|split|mobile|duplex|bungalow|on \d|w\/|cape|colonial|unit|pool)/;
