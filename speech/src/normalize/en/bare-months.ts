import { leftOf, rightOf } from '../near.ts';
import { monthSource } from './calendar.ts';
import { allows } from './neighbors.ts';
import { inMonthRow } from './price-pairs.ts';

/** Jan Morris, Jun Li: a person. */
const namesPerson = /^ (?!(?:Sale|Issue|Edition|Report|Invoice|Rent)(?!\p{L}))\p{Lu}\p{Ll}/u;
/** What comes from a person: a letter from Jan. */
const sentBy =
  /\b(?:hear|heard|hi|hello|love|letters?|cards?|emails?|e-mails?|messages?|texts?|calls?|notes?|presents?|gifts?|got|borrowed|written|made|designed|painted|photos?|book|news|apart)(?: (?:it|this|that|back|me|us|\p{Ll}{2,8}))? (?:from|by) $/iu;

/** MOT til Oct, Apr to Sep, mid-Dec. Jan, Mar, Jun and Dec are names too, so that with Jan is a person. */
export function isMonth(written: string, text: string, at: number): boolean {
  // Sep. entrance: separate.
  if (allows('@house-parts', 'after', rightOf(text, at + written.length, 10))) return false;
  if (/[\p{L}\p{N}@#_]/u.test(text.charAt(at - 1))) return false;
  if (/^(?:Feb|Apr|Aug|Sept|Sep|Oct|Nov)$/.test(written)) return true;
  const behind = leftOf(text, at, 28);
  const after = rightOf(text, at + written.length, 14);
  // Jan 3.41  Feb 2.88  Mar 4.02.
  if (/^\.? {1,3}-?\d{1,4}\.\d/.test(after) && inMonthRow(text, at)) return true;
  // Oct 184.275; Dec 186.100.
  if (/(?:^|[);:,] )$/.test(behind) && /^ \d{1,4}\.\d{2,4}(?!\d)/.test(after)) return true;
  // Hogs Dec 79.35.
  if (written === 'Dec' && /\p{Ll}{3} $/u.test(behind) && /^ \d{1,4}\.\d{2,4}(?![\d°])/.test(after))
    return true;
  // Jan, in the first cell of a row.
  if (/(?:^|\n)$/.test(behind) && after.startsWith('\t')) return true;
  // Corn, Dec, and a tab.
  if (/\p{Ll}, $/u.test(behind) && /^\t-?\d/.test(after)) return true;
  // WTI Dec US$77.
  if (/^\.? (?:US|C|A|NZ)?[$£€]\d/.test(after)) return true;
  if (allows('@commodity-before', 'before', behind)) return true;
  if (allows('@commodity-after', 'after', after)) return true;
  if (/[([]$/.test(behind) && /^\.?(?:[)\],;/]| ?[-\u2013]|,? \d)/.test(after)) return true;
  // The Jan issue, a Dec start.
  if (
    allows('@monthly-things', 'after', after) ||
    (allows('@column-heads', 'before', behind) && /^\.?(?:[\t\n,;)]|\s*$)/.test(after))
  )
    return true;
  // Tuned Jan., heater replaced Mar.
  if (/\p{Ll}ed $/u.test(behind) && /^\.?(?:\s*$|[\t\n,;)]|\. \p{Lu})/u.test(after)) return true;
  // Jan Feb Mar: the heads of columns.
  if (
    new RegExp(`^[\\t ]${monthSource}(?![a-z])`).test(rightOf(text, at + written.length, 12)) ||
    new RegExp(`${monthSource}[\\t ]$`).test(behind)
  )
    return true;
  if (/\b(?:by|from)(?: the end of)? $/i.test(behind))
    return !namesPerson.test(after) && !sentBy.test(behind);
  return (
    new RegExp(
      `(?:\\b(?:in|thru|since|until|till?|late|early|mid|end|last|next|this|before|after|during) ?-?|${monthSource} ?(?:to|and|or|through|&|[-/\u2013,]) ?)$`,
      'i',
    ).test(behind) ||
    new RegExp(`^ ?(?:to|and|or|through|&|[-/\u2013,]) ?${monthSource}(?![a-z])`).test(
      rightOf(text, at + written.length, 20),
    )
  );
}
