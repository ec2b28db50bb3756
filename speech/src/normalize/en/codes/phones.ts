import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { digitByDigit } from '../numbers/cardinal.ts';

const international =
  /(?:\(\+(\d{1,3})\)|\+(\d{1,3}))[-. ]?(?:\(0\)[-. ]?)?\(?(\d{1,5})\)?((?:(?:[-. ]| ?\/ ?)\d{2,6}){1,4})(?!\d)/y;
const together = /\+\d{8,15}(?!\d)/y;

/** `+976 11-329999`: digit by digit; the other numbers of phones are rows of `figures.json`. */
export function phoneRule({ text, at }: Scan): Draft | undefined {
  if (/[\d-]/.test(text.charAt(at - 1))) return undefined;
  const far = match(international, text, at) ?? match(together, text, at);
  // +433.33 is a change, no number.
  if (!far || far[0].replace(/\D/g, '').length < 8) return undefined;
  const numbers = far[0].split(/\/(?= ?\d{4}$)/);
  const said = numbers.map((one) => digitByDigit(one.replace(/\D/g, ''))).join(' or ');
  return draftOf(far, 'phone', `plus ${said}`);
}
