import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround, lineBehind, near, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';

const pair = /(\d{1,3})([-\u2013/])(\d{1,3})(?![\d/]|[-\u2013.,:]\d|[%°]|\p{L})/uy;
const offeredTo =
  /^\)? (?:(?:[\p{L}\d]+[- ])?(?:favou?rites?|fav|outsiders?|shots?|underdogs?)|on\b|against\b)/u;
const crickets =
  /\b(?:by \d{1,3} runs|dec|wkts?|wickets?|overs|ov|innings|all out|not out|stumps|a\.o|lbw|fow|inns|rns)\b|\d\*|\d\dno\b/;
const gaelic =
  /(?<![\d./-])\d{1,2}-\d{1,2}(?![\d./-])(?: \(\d{1,2}\))?(?: to |,? (?:\p{Lu}[\p{L}'. ]{2,24} )|; ?)\d{1,2}-\d{1,2}(?![\d/-]|\.\d)/u;

/** `odds of 5/2`, `8-9 FT`, `Bumrah 3-42`, `Kerry 1-14 Mayo 0-12`: pairs that are neither parts nor ranges. */
export function sportPairRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d$€£.,/:+-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(pair, text, at);
  if (!found?.[1] || !found[3]) return undefined;
  // 1/2 Jan.
  if (allows('@month-starts', 'after', rightOf(text, at + found[0].length, 5))) return undefined;
  const [first, second] = [Number(found[1]), Number(found[3])];
  const end = at + found[0].length;
  const around = near(text, at, 70);
  const read = (said: string) =>
    draft(end, 'number', `${cardinal(found[1] ?? '')}${said}${cardinal(found[3] ?? '')}`, false);
  const behind = leftOf(text, at, 18);
  const offered =
    first >= second &&
    second > 0 &&
    (second <= 11 || second === 30 || found[2] === '/') &&
    (allows('@offered-at', 'before', behind.toLowerCase()) ||
      offeredTo.test(text.slice(end, end + 20)));
  if (offered && allows('@betting', 'around', around)) return read(' to ');
  if (
    first <= 10 &&
    second <= 200 &&
    crickets.test(`${around} ${lineAround(text, at, 90).toLowerCase()}`) &&
    !allows('@baseball', 'around', lineAround(text, at, 120).toLowerCase()) &&
    allows('@wickets-taken', 'before', leftOf(text, at, 14)) &&
    !/^ (?:in|win|lead|victory)/.test(text.slice(end, end + 6))
  )
    return read(' for ');
  const near40 = text.slice(Math.max(0, at - 34), end + 34);
  // Kilbrannagh 2-11 St Enda's 1-13.
  if (
    found[2] !== '/' &&
    first < 7 &&
    second > 9 &&
    second < 40 &&
    /\p{Lu}[\p{L}'’]+ $/u.test(behind) &&
    /^ \p{Lu}[\p{L}'’. ]{2,24} \d-\d{1,2}(?!\d)/u.test(text.slice(end, end + 34))
  )
    return read(' ');
  if (found[2] === '/' || first > 9 || second > 40 || !gaelic.test(near40)) return undefined;
  // PP: BUF 1-5, NYR 0-2.
  if (/\bP[PK]: /.test(lineBehind(text, at, 40))) return undefined;
  if (allows('@age-span-after', 'after', text.slice(end, end + 18))) return undefined;
  return found[1] === '0' || (second > 9 && allows('@gaelic-cue', 'around', around))
    ? read(' ')
    : undefined;
}
