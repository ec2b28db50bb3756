import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit } from '../numbers/cardinal.ts';
import { countsThings } from '../numbers/counted-things.ts';

const group = '(?:[•●∙*]{2,6}|[xX]{2,4})';
/** (•••) •••-••62, ***-**-1234, +1 xxx-xxx-5521: two or more hidden groups. */
const hiddenGroups = new RegExp(
  `(?:\\+\\d{1,3}[ -]?)?\\(?${group}\\)?(?:[- .]{1,2}${group}){1,4}[- .]{0,2}[•●∙*]{0,3}(\\d{2,4})(?![\\p{L}\\d])`,
  'uy',
);
const dots = /(?:\.{2,4}|…)(\d{3,6})(?![\p{L}\d%]|[.,:/]\d)/uy;
const owner =
  /\b(?:accounts?|acct?\.?|a\/c|card|che(?:ck|qu)ing|savings|visa|mastercard|amex|debit|credit|loan|policy|number|no\.?|ending(?: in)?|ends(?: in)?)[:)#]? ?\(?$/i;

const starred =
  /\d{1,6}(?:[ -]?(?:\d{1,6}|\*{2,12})){0,4}[ -]?\*{2,12}[ -]?(?:[ -]?(?:\d{1,6}|\*{2,12})){0,4}(?<=\d\d)(?![\p{L}\d])/uy;
const power = /^\d{1,4} ?\*\* ?\d{1,4}$/;

/** `0412 *** 336`: each star is said, as digits are missing there; a longer row of them is only named. */
export function maskedDigitsRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,$£€*-]/u.test(text.charAt(at - 1))) return undefined;
  const hidden = match(crossed, text, at)?.[0];
  if (hidden && !/^\d+xx?$/.test(hidden))
    return draft(at + hidden.length, 'number', eachDigit(hidden));
  const found = match(starred, text, at)?.[0];
  if (!found || (power.test(found) && !found.startsWith('0'))) return undefined;
  const said = (found.match(/\d+|\*+/g) ?? []).map((part) => {
    if (!part.startsWith('*')) return digitByDigit(part);
    return part.length > 6 ? 'stars' : Array.from(part, () => 'star').join(' ');
  });
  return draft(at + found.length, 'number', said.join(' '));
}

/** 9911-xxxx, 98xxx 55012, УХ7804xxxx. */
const crossed = /\d{1,4}-?[xX]{2,4}(?:[ -]?\d{2,5})?(?![\p{L}\p{N}])/uy;
const eachDigit = (written: string): string =>
  Array.from(written.replace(/[ -]/g, ''), (one) =>
    /\d/.test(one) ? digitByDigit(one) : 'X',
  ).join(' ');

/** `account ...5521`, `(•••) •••-••62`: what is left of a hidden number. */
export function maskedNumberRule({ text, at }: Scan): Draft | undefined {
  const first = text.charAt(at);
  // Card..4471: dots stand directly behind the word as well.
  const mayBegin = /[.…]/.test(first)
    ? !/[\p{N}.…]/u.test(text.charAt(at - 1))
    : !/[\p{L}\p{N}*•]/u.test(text.charAt(at - 1));
  if (!/[•●∙*xX+(.…]/.test(first) || !mayBegin) return undefined;
  const behind = leftOf(text, at, 24);
  // Share Draft *4471 is $38.16.
  const last = first === '*' ? match(/\*(\d{3,4})(?![\p{L}\d%*]|[.,:/]\d)/uy, text, at) : null;
  if (
    last?.[1] &&
    /\p{L} $/u.test(behind) &&
    allows('@held', 'around', text.slice(Math.max(0, at - 90), at + 60).toLowerCase())
  )
    return draftOf(
      last,
      'number',
      `${allows('@ending-words', 'before', behind.toLowerCase()) ? '' : 'ending in '}${digitByDigit(last[1])}`,
    );
  const found = /[.…]/.test(first)
    ? owner.test(behind)
      ? match(dots, text, at)
      : null
    : match(hiddenGroups, text, at);
  if (!found?.[1]) return undefined;
  // I have a card...1200 of them.
  const after = rightOf(text, at + found[0].length, 10);
  const ofAmount = /^ of (?:R|\p{Sc}|[A-Z]{3} ?)\d/u.test(after);
  if (/\p{L}$/u.test(behind) && !ofAmount && countsThings(text, at + found[0].length))
    return undefined;
  const noun = allows('@masked-joint', 'before', behind) ? 'a number ' : '';
  const lead = allows('@ending-words', 'before', behind.toLowerCase()) ? '' : `${noun}ending in `;
  return draftOf(found, 'number', lead + digitByDigit(found[1]));
}
