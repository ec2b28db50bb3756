import { type Draft, draft, match, type Scan } from '../draft.ts';
import { amountWords, readAmount } from './amount.ts';

/** Formulas and symbols with small letters in them, which are said by their letters. */
const formula = /(?:HCl|KCl|LiCl|NaCl|NaOH|NaF|HBr|KBr|pH)(?![\p{L}\p{N}])/uy;
const molar =
  / ?M(?= (?:[A-Z][a-z]?\d{0,2}){2,6}(?![\p{L}\p{N}])| [a-z]{0,20} ?(?:acid|solution|chloride|hydroxide|buffer|ammonia)(?!\p{L}))/uy;
/** What shows that the capitals behind M are a formula: a small letter or a digit. */
const isFormula = /^ (?:[A-Z]{1,3}[a-z\d]|KOH|KI |HI )|^ [a-z]/;

/** A symbol beside the name of its element: sodium (Na). */
const element =
  /\b(?:sodium|iron|gold|silver|lead|copper|zinc|calcium|magnesium|alumini?um|chlorine|helium|lithium|neon|argon|nickel|tin|mercury|silicon|titanium|barium|bromine|cobalt|chromium|manganese|platinum|radon|radium|c?a?esium|beryllium|krypton|xenon|tungsten|strontium) \($/i;

/** `HCl`: H C L. */
export function formulaRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const symbol = match(/([A-Z])([a-z])(?=\))/y, text, at);
  if (symbol?.[2] && element.test(text.slice(Math.max(0, at - 14), at)))
    return draft(at + 2, 'initialism', `${symbol[1]} ${symbol[2].toUpperCase()}`);
  const found = match(formula, text, at)?.[0];
  return found
    ? draft(at + found.length, 'initialism', [...found.toUpperCase()].join(' '))
    : undefined;
}

/** `0.1 M HCl`: zero point one molar. */
export function molarRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}$€£¥₮₦]/u.test(text.charAt(at - 1))) return undefined;
  const amount = readAmount(text, at);
  const found = amount && match(molar, text, amount.end);
  if (!amount || !found) return undefined;
  const end = amount.end + found[0].length;
  return isFormula.test(text.slice(end, end + 6))
    ? draft(end, 'unit', `${amountWords(amount)} molar`)
    : undefined;
}
