import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { codeSource } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit, oneByOne } from '../numbers/cardinal.ts';
import { signNames } from '../signs/named-signs.ts';

/** Words before a code of letters and digits. "part", "model" and "case" name too much else. */
const cue =
  /\b(?:(?:code|pin|passcode|password|otp)(?: is)?|(?:tracking|confirmation|reference|ref|booking|invoice|serial|policy|membership|passport|registration|licen[cs]e|ticket|claim|case|file|permit|reservation|pnr|locator|order|account|lot|batch)(?:\.? (?:number|no\.?|code|id|plate))?(?: is)?)(?:(?: #|: ?#?|) |:? ?#(?:: ?)?)$/i;
/** Roll No. 17094K: digits and a letter, numbered. */
const numbered =
  /\b(?:roll|school|student|staff|member|employee|patient|chart|pps|hospital|meter|reg|part|model|item)\.? (?:no\.?|number|#):? $/i;
/** One to three groups behind the first; each holds a digit. */
const shape =
  /(?:[A-Z]{1,4}[ -]?(?=\d)|(?=\d{1,6}[A-Z]))[A-Z\d]{1,14}(?:[ -](?=[A-Z]{0,3}\d)[A-Z\d]{2,8}){0,4}(?:-[A-Z]{1,3})?(?![\p{L}\p{N}]|[.,:]\d)/uy;
const amount = new RegExp(`^${codeSource} ?\\d`);
const endsInYear = /[ -](?:19\d\d|20[0-4]\d)$/;
/** SAVE20, SUMMER2024: the letters are a word. */
const word = /^[A-Z]*[AEIOUY][A-Z]*[A-Z]{2}\d{1,4}$/;

/** D12 XX41, in Ireland. */
const eircode =
  /[ACDEFHKNPRTVWXY]\d[\dW] (?=[A-Z\d]{0,3}\d)(?=\d{0,3}[A-Z])[ACDEFHKNPRTVWXYZQ\d]{4}(?![\p{L}\p{N}])/uy;

const password = /[!-~]{6,40}/y;
/** `password: Xu7!kpL2`: key by key, where it is not a word with a number. */
function passwordAt(text: string, at: number): Draft | undefined {
  if (!allows('@password-cue', 'before', leftOf(text, at, 18).toLowerCase())) return undefined;
  const found = match(password, text, at)?.[0].replace(/[.,;:)"']{1,3}$/, '') ?? '';
  const mixed = /[a-z].*[A-Z]|[!@#$%^&*+=?~].*[A-Za-z\d]/.test(found);
  if (found.length < 6 || !/\d/.test(found) || !/[A-Za-z]/.test(found) || !mixed) return undefined;
  const keys = [...found].map((key) =>
    /\d/.test(key)
      ? digitByDigit(key)
      : /[A-Z]/.test(key)
        ? `capital ${key}`
        : (signNames[key] ?? (/[a-z]/.test(key) ? key.toUpperCase() : '')),
  );
  return draft(at + found.length, 'number', keys.filter(Boolean).join(' '));
}

/** `door code is C1580X`, `Tracking number RB 0415 7732 9MN`, `Licence KLM-2093`: one by one. */
export function namedCodeRule({ text, at }: Scan): Draft | undefined {
  const typed = passwordAt(text, at);
  if (typed) return typed;
  if (!/[A-Z\d]/.test(text.charAt(at)) || /[\p{L}\p{N}.,:/$€£-]/u.test(text.charAt(at - 1)))
    return undefined;
  const irish = match(eircode, text, at)?.[0];
  if (irish) return draft(at + irish.length, 'number', oneByOne(irish));
  const found = match(shape, text, at)?.[0];
  // XXXX4521 hides the rest of the number.
  if (!found || !/[A-Z]/.test(found) || found.startsWith('XX')) return undefined;
  const digits = found.match(/\d/g) ?? [];
  if (digits.length > 3 && numbered.test(leftOf(text, at, 24)))
    return draft(at + found.length, 'number', oneByOne(found));
  // F-150, B2B, COVID-19 are names.
  const turns = found.match(/\d(?=[A-Z])|[A-Z](?=\d)/g) ?? [];
  const mixed = found.length > 4 && turns.length > 1 && digits.length > 1;
  if ((digits.length < 4 && !mixed) || endsInYear.test(found) || word.test(found)) return undefined;
  // 5000W, and the account of A, with 2500 in it.
  if (amount.test(found) || /^\d+[A-Z]+$/.test(found) || /^[A-Z] \d{1,4}$/.test(found))
    return undefined;
  // Case IH 1660 is a tractor, TICKET NO 3321 a number.
  if (found.startsWith('NO ') || (/^IH \d/.test(found) && /\bCase $/.test(leftOf(text, at, 5))))
    return undefined;
  if (!cue.test(leftOf(text, at, 40))) return undefined;
  return draft(at + found.length, 'number', oneByOne(found));
}
