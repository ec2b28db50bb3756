import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, letter } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { beginsSentence } from './sentence-starts.ts';

const initial = /([A-Z])\.(?= ?[A-Z])/y;
/** Initials of Mongolian and Russian names that are one letter in Cyrillic. */
const twoLetters = /(Kh|Ts|Ch|Sh|Zh|Dz|Yo|Yu|Ya|Ye)\.(?= ?\p{Lu}\p{Ll})/uy;
const chain = /(?:[A-Z]\.){2,8}(?![A-Za-z])/y;

const spelledBefore =
  /(?:(?<![\p{L}\p{N}'.])[A-Z]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,4}teen|[a-z]{3,5}ty)) $/u;
/** Words followed by a letter that is a grade, not an initial: Vitamin C. */
const lettered = new Set(lists.lettered);

/** `J. K. Rowling`, `U.S.S.R.`: letters with stops. */
export function initialRule({ text, at, before }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const many = match(chain, text, at);
  if (many) {
    const end = at + many[0].length;
    const after = text.slice(end, end + 16);
    if (/^'s(?!\p{L})/u.test(after))
      return draft(end + 2, 'initialism', `${[...many[0].replace(/\./g, '')].join(' ')}'s`);
    const ends = beginsSentence.test(after) || (many[0].length > 4 && /^\s*$/.test(after));
    return draft(ends ? end - 1 : end, 'initialism', [...many[0].replace(/\./g, '')].join(' '));
  }
  // P. O'R., J.O'D.
  const irish = match(
    /O['’]([A-Z])(?![\p{L}\p{N}'’])(?:\.(?= \p{Lu}\p{Ll}| \p{Ll}|,))?/uy,
    text,
    at,
  );
  if (
    irish?.[1] &&
    /(?:[A-Z]\.? ?|Mr?s?\.? |(?<!\p{L})\p{Lu}\p{Ll}{2,12} )$/u.test(leftOf(text, at, 14))
  )
    return draftOf(irish, 'initialism', `O ${irish[1]}`);
  // Kh. Oyunaa; but Professor Yu. Then.
  const double = match(twoLetters, text, at);
  if (
    double?.[1] &&
    !beginsSentence.test(text.slice(at + 3, at + 16)) &&
    // Ya. Not bad.
    (!double[1].startsWith('Y') ||
      /(?:^|[\s(])(?:\p{Ll}{1,12},?|\p{Lu}[\p{L}.]{0,14},) ?$|\($/u.test(leftOf(text, at, 17)))
  )
    return draft(at + 3, 'initialism', double[1]);
  // A. van Wyk, M. de la Cruz.
  if (allows('@particle-surname', 'after', text.slice(at, at + 22)))
    return draft(at + 2, 'initialism', text.charAt(at));
  // The last letter of P D F or U S, or of a number (4 B), which a sentence ends with.
  const spelled = spelledBefore.test(leftOf(text, at, 12));
  const ends =
    beginsSentence.test(text.slice(at + 2, at + 14)) ||
    // Sue B. Apologies: Ray C.
    allows('@attendance', 'after', text.slice(at + 2, at + 18)) ||
    // A Q&A. Doors open at six.
    (/(?<![\p{L}.])[A-Z](?:&| and )$/u.test(leftOf(text, at, 6)) &&
      /^ \p{Lu}\p{Ll}/u.test(text.slice(at + 2, at + 5))) ||
    (/\p{Ll} $/u.test(leftOf(text, at, 2)) &&
      allows('@question-or-quantifier', 'after', text.slice(at + 2, at + 10)));
  // HX7-20394-B. ends a sentence.
  const afterCode = /\d-$/.test(leftOf(text, at, 2));
  // Q. And your name? A. John.
  const answers = text.startsWith('A.', at) && /\bQ\. /.test(leftOf(text, at, 300));
  // H. sapiens.
  const genus = match(/([A-Z])\.(?= \p{Ll}{4,})/uy, text, at);
  if (
    genus?.[1] &&
    /(?:^|[\s(])$/.test(text.charAt(at - 1)) &&
    !lettered.has(before) &&
    !spelled &&
    /[([,;] ?$|\p{Ll} $/u.test(leftOf(text, at, 2)) &&
    !allows('@letter-name-before', 'before', leftOf(text, at, 9))
  )
    return draft(at + 2, 'initialism', genus[1], false);
  const found =
    lettered.has(before) || spelled || afterCode || ends || answers
      ? null
      : match(initial, text, at);
  return found?.[1] ? draft(at + 2, 'initialism', found[1]) : undefined;
}
