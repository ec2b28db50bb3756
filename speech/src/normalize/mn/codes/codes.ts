import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { serialAt } from '../../serials.ts';
import { inGroup } from '../figures.ts';
import { spell } from '../latin/letters.ts';
import { digitByDigit } from '../numbers/cardinal.ts';

/** Groups of letters and digits, as keys of programs have. */
export function serialRule({ text, at }: Scan): Draft | undefined {
  if (/\d[\d.,/:]$/.test(text.slice(Math.max(0, at - 2), at))) return undefined;
  return serialAt(text, at, digitByDigit, spell);
}

const ussd = /\*\d{1,4}(?:\*[\p{L}\d]{1,12}){0,4}#/uy;
const keypad = /(?:\d{1,5}#\d{3,6}#?|#\d{3,6}#|\d{3,8}#)(?![\p{L}\d])/uy;
/** Хаалганы код 58#: two digits are a code where one is spoken of. */
const doorCode = /(?<=(?<!\p{L})(?:код|хаалга|домофон)[^\n]{0,20})\d{1,2}#(?![\p{L}\d])/iuy;

/** `*122*1#`, `62#1407`, `2580#`: what is typed on a keypad; #1182 is the number of a thing. */
export function keypadRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d*#№]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(ussd, text, at) ?? match(keypad, text, at) ?? match(doorCode, text, at);
  if (!found) return undefined;
  const keys: Readonly<Record<string, string>> = { '*': 'од', '#': 'хэштэг' };
  const said = (found[0].match(/\d+|\p{L}+|[*#]/gu) ?? []).map(
    (part) => keys[part] ?? (/\d/.test(part) ? inGroup(part) : part.toLowerCase()),
  );
  return draftOf(found, 'number', said.join(' '));
}
