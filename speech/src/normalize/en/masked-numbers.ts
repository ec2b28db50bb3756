import { type Draft, draft, match, type Scan } from '../draft.ts';
import { digitByDigit } from './cardinal.ts';

const group = '(?:[•●∙*]{2,6}|[xX]{2,4})';
/** (•••) •••-••62, ***-**-1234, +1 xxx-xxx-5521: two or more hidden groups. */
const hiddenGroups = new RegExp(
  `(?:\\+\\d{1,3}[ -]?)?\\(?${group}\\)?(?:[- .]{1,2}${group}){1,4}[- .]?(\\d{2,4})(?![\\p{L}\\d])`,
  'uy',
);
const dots = /(?:\.{2,4}|…)(\d{3,6})(?![\p{L}\d%]|[.,:/]\d)/uy;
const owner =
  /\b(?:accounts?|acct?\.?|a\/c|card|che(?:ck|qu)ing|savings|visa|mastercard|amex|debit|credit|loan|policy|number|no\.?|ending(?: in)?|ends(?: in)?)[:)#]? ?\(?$/i;
const ending = /\bend(?:ing|s)(?: in| with)?:? $/i;

/** `account ...5521`, `(•••) •••-••62`: what is left of a hidden number. */
export function maskedNumberRule({ text, at }: Scan): Draft | undefined {
  const first = text.charAt(at);
  if (!/[•●∙*xX+(.…]/.test(first) || /[\p{L}\p{N}*•]/u.test(text.charAt(at - 1))) return undefined;
  const behind = text.slice(Math.max(0, at - 24), at);
  const found = /[.…]/.test(first)
    ? owner.test(behind)
      ? match(dots, text, at)
      : null
    : match(hiddenGroups, text, at);
  if (!found?.[1]) return undefined;
  const noun = /\b(?:to|at|from|with|on|by|and|or|via|is|was) $/.test(behind) ? 'a number ' : '';
  const lead = ending.test(behind) ? '' : `${noun}ending in `;
  return draft(at + found[0].length, 'number', lead + digitByDigit(found[1]));
}
