import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { digitByDigit } from './cardinal.ts';

const american = /(?:\+?1[-. ])?(?:\((\d{3})\) ?|(\d{3})[-. ])(\d{3})[-. ](\d{4})(?!\d)/y;
const international =
  /(?:\(\+(\d{1,3})\)|\+(\d{1,3}))[-. ]?\(?(\d{1,5})\)?((?:[-. ]\d{2,6}){1,4})(?!\d)/y;
/** Eight digits in two groups, as written in Mongolia. */
const mongolian = /([5-9]\d{3}) (\d{4})(?!\d| \d)/y;
/** With the trunk zero: (020) 7946 0018, 07700 900123. */
const national = /(?:\(0\d{1,4}\) ?|0\d{2,4}[ -])\d{3,4}[ -]?\d{3,4}(?![\p{L}\d]|[.,:/-]\d)/uy;
/** By twos, as in France; without a word for it, any list of numbers. */
const byTwos = /0\d(?: \d\d){4}(?![\p{L}\d]|[ .,:/-]\d)/uy;
/** Seven digits in two groups, after a word that can only be followed by such a number. */
const local7 = /\d{3} \d{4}(?![\p{L}\d]|[ .,:/-]\d)/uy;
const dials =
  /\b(?:tel|telephone|phone|mob|mobile|fax|call|ring|dial)(?: (?:us|me|him|her|them))?(?: (?:on|at))?[.:]? $/i;
/** 1800 266 1999, 1300 975 707, 0800 123 456. */
const tollFree = /(?:1[38]00|0[38]00) \d{3} \d{3,4}(?![\p{L}\d]|[ .,:/-]\d)/uy;
const together = /\+\d{8,15}(?!\d)/y;
const short = /(\d{3,4})-(\d{4})(?![\d-])/y;
const cue = /\b(?:phone|call|tel|dial|fax|text|mobile|hotline|contact|number)\b/;

/** Phone numbers, digit by digit, with a comma between groups. */
export function phoneRule({ text, at }: Scan): Draft | undefined {
  if (/[\d-]/.test(text.charAt(at - 1))) return undefined;
  const far = match(international, text, at) ?? match(together, text, at);
  // +433.33 is a change, no number.
  if (far && far[0].replace(/\D/g, '').length > 7)
    return draft(at + far[0].length, 'phone', `plus ${digitByDigit(far[0].replace(/\D/g, ''))}`);
  const free = match(tollFree, text, at);
  if (free) return draft(at + free[0].length, 'phone', digitByDigit(free[0].replace(/\D/g, '')));
  const home = match(american, text, at);
  if (home) {
    const digits = home[0].replace(/\D/g, '');
    return draft(
      at + home[0].length,
      'phone',
      `${home[0].startsWith('+') ? 'plus ' : ''}${digitByDigit(digits)}`,
    );
  }
  const trunk =
    match(national, text, at) ?? (cue.test(near(text, at, 40)) ? match(byTwos, text, at) : null);
  const dialled = trunk?.[0].replace(/\D/g, '') ?? '';
  if (trunk && /^\d{10,11}$/.test(dialled))
    return draft(at + trunk[0].length, 'phone', digitByDigit(dialled));
  const seven = match(local7, text, at);
  if (seven && dials.test(text.slice(Math.max(0, at - 24), at)))
    return draft(at + seven[0].length, 'phone', digitByDigit(seven[0].replace(' ', '')));
  const emergency = match(/(?:911|999|112)(?![\d.,]\d|\d)/y, text, at);
  if (emergency && cue.test(near(text, at, 30)))
    return draft(at + 3, 'phone', digitByDigit(emergency[0]));
  const parted = match(mongolian, text, at);
  if (parted && cue.test(near(text, at, 60)))
    return draft(at + parted[0].length, 'phone', digitByDigit(parted[0].replace(' ', '')));
  const local = match(short, text, at);
  if (!local?.[1] || !local[2]) return undefined;
  const known = cue.test(near(text, at, 40));
  if (!known && Number(local[1]) < Number(local[2]) && local[1].length === 4) return undefined;
  return draft(at + local[0].length, 'phone', digitByDigit(local[0].replace(/\D/g, '')), known);
}
