import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { oneByOne } from '../numbers/cardinal.ts';

/** Ref C1AbX7pQ: capital and small letters and digits in turn. */
const keyCue = /\b(?:[Rr]ef(?:erence)?|[Cc]ode|[Kk]ey|[Tt]oken|ID|id)(?: is)?[:.]?(?: ?#)? $/;
const casedKey =
  /(?=[A-Za-z]*\d[A-Za-z]+\d)(?=[A-Z\d]*[a-z])(?=[a-z\d]*[A-Z])[A-Za-z\d]{6,20}(?![\p{L}\p{N}])/uy;
const mixedShape = /[A-Z\d]{10,24}(?![\p{L}\p{N}])/uy;
/** 8VXZ10055, 7KPL219: a consignment or a plate; no date such as 15MAR2026 and no measure. */
const consigned =
  /\d{1,3}(?!(?:JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC|ST|ND|RD|TH|KM|KG|MM|CM|GB|MB|TB|HZ|KHZ|MHZ|KW|MW|KV|PM|AM|USD|GBP|EUR)\d)[A-Z]{2,4}\d{4,8}(?![\p{L}\p{N}])|\d(?!JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|KHZ|MHZ|GHZ|KWH|MAH|USD|GBP|EUR)[A-Z]{3}\d{3}(?![\p{L}\p{N}])/uy;

/** 1HGCM82633A004352: letters and digits in turn, one by one. */
export function mixedAt(text: string, at: number): Draft | undefined {
  const cased = keyCue.test(leftOf(text, at, 18)) && match(casedKey, text, at)?.[0];
  if (cased) return draft(at + cased.length, 'number', oneByOne(cased.toUpperCase()));
  const parcel = match(consigned, text, at)?.[0];
  if (parcel) return draft(at + parcel.length, 'number', oneByOne(parcel));
  const found = match(mixedShape, text, at)?.[0] ?? '';
  if ((found.match(/\d(?=[A-Z])|[A-Z](?=\d)/g) ?? []).length < 2) return undefined;
  return draft(at + found.length, 'number', oneByOne(found));
}

/** A run of letters and digits that change at least twice. */
const smallGroup = /(?=[a-z]*\d+[a-z]+\d|\d*[a-z]+\d+[a-z])[a-z\d]{4,12}/y;
const nextGroup = /[- ](?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{3,12}|-[a-z\d]{3,12}/y;

/** 7fk2-99wd: a key in small letters and groups. */
export function smallKeyAt(text: string, at: number): Draft | undefined {
  const group = match(smallGroup, text, at)?.[0];
  if (!group) return undefined;
  let end = at + group.length;
  const first = end;
  for (let next = match(nextGroup, text, end); next; next = match(nextGroup, text, end)) {
    end += next[0].length;
  }
  const key = text.slice(at, end);
  if (
    end === first ||
    /\dx\d|\d(?:[ap]m|km|kg|cm|mm|ml|p|a)(?!\w)/.test(key) ||
    /[\p{L}\p{N}_]/u.test(text.charAt(end)) ||
    /\d(?:st|nd|rd|th)\b/.test(key)
  )
    return undefined;
  return draft(end, 'number', oneByOne(key.toUpperCase()));
}

/** The word of a code such as SAVE20. */
const wordCode = /[B-DF-HJ-NP-TV-Z]{0,2}[AEIOUY][A-Z]{2,10}(?=\d{1,4}(?![\p{L}\p{N}]))/uy;

/** `7fk2-99wd`, `code SAVE20`: keys, and the words of codes. */
export function letteredCodeRule({ text, at }: Scan): Draft | undefined {
  if (!/[A-Za-z]/.test(text.charAt(at)) || /[\p{L}\p{N}_/.-]/u.test(text.charAt(at - 1)))
    return undefined;
  const key = smallKeyAt(text, at);
  if (key) return key;
  if (!/[A-Zx]/.test(text.charAt(at))) return undefined;
  const word = match(wordCode, text, at);
  if (word && allows('@code-text', 'before', leftOf(text, at, 7)))
    return draftOf(word, 'word', word[0].toLowerCase());
  return mixedAt(text, at);
}
