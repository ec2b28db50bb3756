import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { digitByDigit } from './cardinal.ts';

const american = /(?:\+?1[-. ])?(?:\((\d{3})\) ?|(\d{3})[-. ])(\d{3})[-. ](\d{4})(?!\d)/y;
const international =
  /(?:\(\+(\d{1,3})\)|\+(\d{1,3}))[-. ]?\(?(\d{1,5})\)?((?:[-. ]\d{2,6}){1,4})(?!\d)/y;
/** Eight digits in two groups, as written in Mongolia. */
const mongolian = /([5-9]\d{3}) (\d{4})(?!\d| \d)/y;
const together = /\+\d{8,15}(?!\d)/y;
const short = /(\d{3,4})-(\d{4})(?![\d-])/y;
const cue = /\b(?:phone|call|tel|dial|fax|text|mobile|hotline|contact|number)\b/;

/** Phone numbers, digit by digit, with a comma between groups. */
export function phoneRule({ text, at }: Scan): Draft | undefined {
  if (/[\d-]/.test(text.charAt(at - 1))) return undefined;
  const far = match(international, text, at) ?? match(together, text, at);
  if (far)
    return draft(at + far[0].length, 'phone', `plus ${digitByDigit(far[0].replace(/\D/g, ''))}`);
  const home = match(american, text, at);
  if (home) {
    const digits = home[0].replace(/\D/g, '');
    return draft(
      at + home[0].length,
      'phone',
      `${home[0].startsWith('+') ? 'plus ' : ''}${digitByDigit(digits)}`,
    );
  }
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
