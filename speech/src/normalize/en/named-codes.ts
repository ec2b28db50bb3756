import { type Draft, draft, match, type Scan } from '../draft.ts';
import { digitByDigit } from './cardinal.ts';
import { codeSource } from './currencies.ts';

/** Words before a code of letters and digits. "part", "model" and "case" name too much else. */
const cue =
  /\b(?:(?:code|pin|passcode|password|otp)(?: is)?|(?:tracking|confirmation|reference|ref|booking|invoice|serial|policy|membership|passport|registration|licen[cs]e|ticket|claim|case|file|permit|reservation|order|account)(?:\.? (?:number|no\.?|code|id|plate))?(?: is)?)(?: #|: ?#?|) $/i;
/** One to three groups behind the first; each holds a digit. */
const shape =
  /(?:[A-Z]{1,4}[ -]?(?=\d)|(?=\d{1,6}[A-Z]))[A-Z\d]{1,14}(?:[ -](?=[A-Z]{0,3}\d)[A-Z\d]{2,8}){0,4}(?![\p{L}\p{N}]|[.,:]\d)/uy;
const amount = new RegExp(`^${codeSource} ?\\d`);
const endsInYear = /[ -](?:19\d\d|20[0-4]\d)$/;
/** SAVE20, SUMMER2024: the letters are a word. */
const word = /^[A-Z]*[AEIOUY][A-Z]*[A-Z]{2}\d{1,4}$/;

/** `door code is C1580X`, `Tracking number RB 0415 7732 9MN`, `Licence KLM-2093`: one by one. */
export function namedCodeRule({ text, at }: Scan): Draft | undefined {
  if (!/[A-Z\d]/.test(text.charAt(at)) || /[\p{L}\p{N}#.,:/$€£-]/u.test(text.charAt(at - 1)))
    return undefined;
  const found = match(shape, text, at)?.[0];
  // XXXX4521 hides the rest of the number.
  if (!found || !/[A-Z]/.test(found) || found.startsWith('XX')) return undefined;
  const digits = found.match(/\d/g) ?? [];
  // F-150, B2B, COVID-19 are names.
  if (digits.length < 4 || endsInYear.test(found) || word.test(found)) return undefined;
  // 5000W, and the account of A, with 2500 in it.
  if (amount.test(found) || /^\d+[A-Z]+$/.test(found) || /^[A-Z] \d{1,4}$/.test(found))
    return undefined;
  if (!cue.test(text.slice(Math.max(0, at - 40), at))) return undefined;
  const said = [...found.replace(/[ -]/g, '')].map((one) =>
    /\d/.test(one) ? digitByDigit(one) : one,
  );
  return draft(at + found.length, 'number', said.join(' '));
}

const states =
  /\p{Ll}, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) $/u;
const town =
  /(?<!\p{L})(?!(?:Total|About|Over|Only|Nearly|Almost|Some|Around|Cost)\b)\p{Lu}\p{Ll}{2,20},? $/u;
const address =
  /\b(?:P\.?O\.? Box|Street|St|Avenue|Ave|Road|Rd|District|Building|Bldg|Apt|Apartment|Khoroo|Box)\b/i;

/** `Springfield, IL 62704`, and five digits after a town in an address: digit by digit. */
export function postcodeRule({ text, at }: Scan): Draft | undefined {
  if (!/\d/.test(text.charAt(at)) || /[\d.,/$€£-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(/\d{5}(?:-\d{4})?(?![\p{L}\d]|[.,:/-]\d|%)/uy, text, at)?.[0];
  if (!found) return undefined;
  const line = text.slice(Math.max(0, at - 70), at);
  const behind = line.slice(line.lastIndexOf('\n') + 1);
  const end = at + found.length;
  const closes = /^(?:\s*$|[,.;)\n])/.test(text.slice(end, end + 2));
  if (!states.test(behind) && !(closes && town.test(behind) && address.test(behind)))
    return undefined;
  return draft(end, 'number', digitByDigit(found.replace('-', '')));
}
