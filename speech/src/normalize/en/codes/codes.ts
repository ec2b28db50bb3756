import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineBehind, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit } from '../numbers/cardinal.ts';
import { mixedAt, smallKeyAt } from './lettered-codes.ts';

/** Digits that belong together; a fraction, a time or a price goes on. */
const digits = /\d{3,24}(?!\d|[.,:/]\d|-\d|[%°]|[A-Za-z])/y;
/** Your passcode for the purchase at Larkspur is 7703951. */
const farNamed =
  /\b(pass-?codes?|codes?|pins?|otps?|passwords?|ids?|numbers?|no\.|accounts?|a\/c|membership|customer|licen[cs]e|policy|reference|ref)\b(?! of\b)(?:[^.!?:#\n]|\.\d|(?<=\b[A-Z])\.){1,66}(?:\bis(?: now)?:? |: ?|# ?)$/i;
const sum =
  /\b(?:balance|total|owed|price|amount|fee|limit|sum|count|costs?|value|salary|bonus|points)\b/i;
/** Longer numbers are written with separators if they count something. */
const countedLimit = 10;

const isYear = (written: string) => /^(?:19|20)\d\d$/.test(written);

/** Whether a word further away names what the digits are. */
function isFarNamed(behind: string, after: string, written: string): boolean {
  const name = farNamed.exec(behind)?.[1];
  if (!name || sum.test(behind.slice(-50))) return false;
  if (/^ (?:(?!\p{L}{1,3}\b)\p{Ll}|\d)/u.test(after)) return false;
  const least = /^(?:pass|code|pin|otp)/i.test(name) ? 4 : 5;
  return written.length >= least && !written.endsWith('000') && !isYear(written);
}

/** 88-104-2267, 0042-17. */
const parted = /\d{1,8}(?:-\d{1,9}){1,5}(?![\d\p{L}-]|[.,:/]\d)/uy;
const date = /^(?:\d{1,2}-\d{1,2}-(?:\d{2}|\d{4})|(?:19|20)\d\d-\d{1,2}-\d{1,2})$/;

/** Parts by hyphens, known by their lengths or by the word before them; no date, no score and no phone number. */
function partsAt(text: string, at: number, behind: string): string | undefined {
  const found = match(parted, text, at)?.[0];
  if (!found || date.test(found)) return undefined;
  const parts = found.split('-');
  const isKnown =
    parts.length > 2 &&
    new Set(parts.map((part) => part.length)).size > 1 &&
    found.length > 8 &&
    parts.some((part) => part.length > 3) &&
    !parts.every(isYear);
  if (isKnown) return found;
  const isTold =
    /^\d{2,3}-\d{3,4}$/.test(found) &&
    allows('use|enter', 'before', behind.toLowerCase()) &&
    allows('to|as', 'after', rightOf(text, at + found.length, 4));
  return isTold ? found : undefined;
}

/** Most numbers are shorter than any code. */
const mayBegin = /^\d(?:\d\d|\d?[A-Z]|\d?[a-z]{1,2}\d|\d?[a-z]{2}|\d?[ -]\d|x[\da-fA-F])/;
/** 20h00-22h30. */
const hours = /^(?:[01]?\d|2[0-3])h[0-5]\d ?[-\u2013]/;

/** Codes, digit by digit, that the rows of `codes` in `figures.json` do not know: by their shape or a word further away. */
export function codeRule({ text, at }: Scan): Draft | undefined {
  if (hours.test(text.slice(at, at + 7)) || !mayBegin.test(text.slice(at, at + 5)))
    return undefined;
  if (/[\d.,/:$€£¥₦]/.test(text.charAt(at - 1))) return undefined;
  const behind = lineBehind(text, at, 80);
  const parts = partsAt(text, at, behind);
  if (parts) return draft(at + parts.length, 'number', digitByDigit(parts.replace(/\D/g, '')));
  const mixed = mixedAt(text, at) ?? smallKeyAt(text, at);
  if (mixed) return mixed;
  const found = match(digits, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  const after = text.slice(end, end + 60);
  if (allows('@counted-like', 'after', after)) return undefined;
  const told = isFarNamed(behind, after, found);
  const isLong =
    found.length >= countedLimit &&
    !found.endsWith('000') &&
    !allows('@counted-behind', 'before', behind.toLowerCase());
  return told || isLong ? draft(end, 'number', digitByDigit(found), told) : undefined;
}
