import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import { allows } from '../neighbors.ts';
import { cardinal, ordinal } from '../numbers/cardinal.ts';

const reference =
  /(\d{1,4})([A-Z]{0,2})((?:\.\d{1,3}){0,3})(?:-(\d{1,3}))?((?:\((?:\d{1,3}|[a-zA-Z]{1,2}|[ivx]{3,5})\)){1,6})(?![\p{L}\p{N}])/uy;
/** 401(k) has its own reading. */
const plan = /^[45]0\d\([a-z]\)(?:\(\d\))?$/;

/** `12(1)(a)`, `7.2.1(b)`, `14(3)(ii)`: a section of a law and its parts, without pauses. */
export function lawReferenceRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (
    /[\d.,\p{L}]/u.test(last) &&
    !/(?:\b[sr]s?\.?|\b(?:reg|art|cl|Art|Reg)\.)$/.test(leftOf(text, at, 5))
  )
    return undefined;
  const found = match(reference, text, at);
  if (!found?.[1] || !found[5] || plan.test(found[0])) return undefined;
  const inside = found[5].slice(1, -1).split(')(');
  const alone = inside.length === 1 && /^\d|^[A-Z]{2}$/.test(inside[0] ?? '');
  const end = at + found[0].length;
  if (
    alone &&
    !allows('@law-parts-before', 'before', leftOf(text, at, 16).toLowerCase()) &&
    !allows('@law-goes-on', 'after', text.slice(end, end + 14))
  )
    return undefined;
  // Two small letters that are not a numeral: 20(kg).
  if (inside.some((one) => /^[a-z]{2}$/.test(one) && !/^(?:i[ivx]|vi|xi|xx|([a-z])\1)$/.test(one)))
    return undefined;
  const parts = inside.map((one, index) => {
    if (/^\d/.test(one)) return cardinal(String(Number(one)));
    const small = /^[ivx]+$/.test(one) ? romanValue(one.toUpperCase()) : undefined;
    const counts = small && (one.length > 1 || /^[a-zA-Z]$/.test(inside[index - 1] ?? ''));
    return counts ? cardinal(String(small)) : [...one.toUpperCase()].join(' ');
  });
  const number = /^(?:1[89]|2[01])\d[1-9]$/.test(found[1])
    ? `${cardinal(found[1].slice(0, 2))} ${found[1][2] === '0' ? 'oh ' : ''}${cardinal(String(Number(found[1].slice(2))))}`
    : cardinal(found[1]);
  const below = (found[3] ?? '')
    .split('.')
    .filter(Boolean)
    .map((one) => ` point ${cardinal(String(Number(one)))}`);
  const dashed = found[4] ? ` dash ${cardinal(found[4])}` : '';
  const letters = found[2] ? ` ${[...found[2]].join(' ')}` : '';
  return draft(end, 'number', `${number}${letters}${below.join('')}${dashed} ${parts.join(' ')}`);
}

const partInBrackets =
  /\((?:[½¼¾⅓⅔⅛]|1[/\u2044][23458]|2[/\u2044]3|3[/\u2044]4|1[/\u2044]10|\d{1,3}(?:\.\d{1,2})?%)\)/y;
const digitsInBrackets = /\((\d{1,3}(?:,\d{3}){0,3})\)/y;
const ordinalInBrackets = /\((\d{1,3})(?:st|nd|rd|th)\)/y;
const wordsOfNumber =
  /(?<![\p{L}-])((?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|and)[ -]){1,12})$/iu;

/** `twelve (12) months`, `the fifth (5th) day`: contracts write a number twice; it is said once. */
export function clauseRule({ text, at }: Scan): Draft | undefined {
  const place = match(ordinalInBrackets, text, at);
  if (
    place?.[1] &&
    leftOf(text, at, 60)
      .toLowerCase()
      .replace(/[- ]/g, ' ')
      .endsWith(`${ordinal(place[1])} `)
  )
    return draftOf(place, 'dropped', '');
  const part = match(partInBrackets, text, at);
  const told =
    part &&
    /\b(one-half|one half|one-quarter|one quarter|one-third|one third|two-thirds|two thirds|three-quarters|three quarters|three-fourths|one-fourth|one-eighth|one-tenth|\p{L}+ percent|\p{L}+ per cent) $/iu.exec(
      leftOf(text, at, 24),
    );
  if (part && told) return draftOf(part, 'dropped', '');
  const found = match(digitsInBrackets, text, at);
  const words = found && wordsOfNumber.exec(leftOf(text, at, 90))?.[1];
  if (!found?.[1] || !words) return undefined;
  const said = words
    .toLowerCase()
    .replace(/-/g, ' ')
    .replace(/\band /g, '')
    .trim();
  return said === cardinal(found[1].replace(/,/g, '')) ? draftOf(found, 'dropped', '') : undefined;
}
