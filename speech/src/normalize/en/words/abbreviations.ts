import { type Draft, draft, type Scan } from '../../draft.ts';
import { leftOf, letter } from '../../near.ts';
import { formAt } from '../lexicon.ts';
import { allows } from '../neighbors.ts';

/** Sr Bernadette is a nun; Sr Manager and John Smith Sr are not. */
const isSister = (text: string, at: number): boolean =>
  /^ \p{Lu}\p{Ll}/u.test(text.slice(at + 2, at + 5)) &&
  !allows('@post', 'after', text.slice(at + 2, at + 50)) &&
  // Stacy Ulrich, Sr. Buyer.
  !(
    /\p{Lu}\p{L}+, S?$/u.test(leftOf(text, at, 16)) &&
    !/^\S* \p{L}*[^A-Za-z \p{P}]/u.test(text.slice(at + 1, at + 16))
  ) &&
  !/\p{Lu}[\p{L}'.]* $/u.test(leftOf(text, at, 16));

/** A name with another alphabet's letters, as of Spanish. */
const spanish = /^ \p{L}*[^A-Za-z \p{P}]/u;

/** `Sr Bernadette`, `Sr. Muñoz`. */
function sisterAt(text: string, at: number): Draft | undefined {
  if (!text.startsWith('Sr', at)) return undefined;
  const stop = text.charAt(at + 2) === '.' ? 1 : 0;
  if (!isSister(text, at + stop)) return undefined;
  const end = at + 2 + stop;
  const isSpanish = stop > 0 && spanish.test(text.slice(end, end + 14));
  return draft(end, 'abbreviation', isSpanish ? 'Señor' : 'Sister');
}

/** `P.S. I found it`: a pause, although the sentence goes on. */
function postscriptAt(text: string, at: number): readonly Draft[] | undefined {
  return text.startsWith('P.S.', at) && /^\s+\p{Lu}/u.test(text.slice(at + 4, at + 8))
    ? [draft(at + 3, 'abbreviation', 'P S'), draft(at + 4, 'punctuation', ',')]
    : undefined;
}

/** `Dr. Smith`, `e.g.`, `No. 5`, `St. Paul`, `vs`. */
export function abbreviationRule({ text, at }: Scan): Draft | readonly Draft[] | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const own = sisterAt(text, at) ?? postscriptAt(text, at);
  if (own) return own;
  const found = formAt(text, at, 'general');
  return found && draft(found.end, 'abbreviation', found.said, found.certain);
}
