import { type Draft, draft, match, type Scan } from '../draft.ts';
import { kept } from '../kept.ts';
import { leftOf } from '../near.ts';
import { beginsForm } from './lexicon.ts';
import { commonWords, isCommonWord } from './words/common-words.ts';

/** A word among others, so that no figure, sign or short form is near, and the space or the mark behind it. */
const among =
  /([a-z]{1,20}|[A-Z][a-z]{1,20})(?:( )(?=[A-Za-z]?[a-z]{2,20}(?:[,;:]? [A-Za-z]?[a-z]|[.?!](?: [A-Z][a-z]|\s*$)))|([,?!]) (?=[a-z]{2,20},? [a-z])|([.?!]) (?=[A-Z][a-z]{2,20} [a-z]{2,20} [a-z]))/y;
/** How much of the text before a word has to be letters and spaces as well. */
const reach = 8;
/** They have other meanings beside other words. */
const several = new Set(['no', 'thurs', 'tues', 'weds']);
/** Forms as well, but only beside figures, signs and other forms. */
const frequent = new Set(['a', 'by', 'in', 'it', 'on', 'so']);
/** Words of four letters have a vowel, and the rest is in lists of words. */
const looksLikeWord = /^(?=.{4})[A-Za-z]?[a-z]*[aeiouy][a-z]*$/;

/** A word beside no figure and no sign, and the space behind it. */
const beside =
  /([a-z]{2,20})(?:( )(?=[a-z])|(?=(?:[,;:?!]|(?<=[a-z]{5})\.)?(?:[ \n][\p{L}"“]|\s*$)))/uy;
/** A word that stands free, whatever figures are beside it. */
const freeSmall =
  /([a-z]{1,20}(?:'s)?)(?:( )(?=[a-z])|(?= [\p{L}\d"“‘$£€&–—]| \([a-z]|(?:[,;:?!]|(?<=[a-z]{4})\.)(?:[ \n][\p{L}\d"“]|\s*$)|\)?(?:\n|$)))/uy;
/** One with a capital may name a figure behind it: Case 21-418. */
const freeCapital =
  /([A-Z][a-z]{1,20}(?:'s)?)(?:( )(?=[a-z]{2})|(?= [A-Z][a-z]{2}|(?:[,;?!]|(?<=[a-z]{4})\.)(?:[ \n][\p{L}"“]|\s*$)|\)?(?:\n|$)))/uy;
/** What a free word stands behind. */
const freeFrom = /^$|[\n"“(]$|[^\s] $/;
/** Short words that mean nothing else between letters, whatever is further away. */
const short = new Set(
  `all also an and any are as at be been but by can did do does each for from had has have he her him his how if in
  into is it its many more most much my not of on only or our she some such than that the their them then they this to
  very was we what when who will with you your`.split(/\s+/),
);

/** Where a word means nothing else: among words, beside letters, or wherever it stands free. */
interface Ordinary {
  readonly among: boolean;
  readonly beside: boolean;
  readonly free: boolean;
}

/** Long words that are names of days and months, forms of messages and of doctors, and what names a figure. */
const meantElse = new Set(
  `april august december february friday hell january july june march mane monday november october saturday september
  shell sunday thursday tuesday wednesday well were bid player players team nocte teas thatl theyl`.split(
    /\s+/,
  ),
);

/** Short words of which nothing else is said, even before a figure. */
const little = new Set(
  `a and are but can did for had has he her him his if is its my not of or our she the was we who you`.split(
    ' ',
  ),
);

/** Whether a word is in a list, or so long that no rule shortens it. */
const isKnown = (small: string): boolean =>
  small.length < 4
    ? little.has(small)
    : isCommonWord(small) || (small.length > 5 && looksLikeWord.test(small));

const ordinary = kept((word: string): Ordinary => {
  const small = word.toLowerCase();
  const isWord = commonWords.has(small) || looksLikeWord.test(word);
  const isForm = beginsForm(word) && !frequent.has(small);
  const among = isWord && !several.has(small) && !isForm;
  const isLong = word.length > 4 && isCommonWord(word) && word !== 'shell';
  const isForms = word.endsWith('s') && beginsForm(word.slice(0, -1));
  return {
    among,
    beside: among && (word.length < 5 ? short.has(word) : isLong),
    free: among && !isForms && isKnown(small) && !meantElse.has(small),
  };
});

function isPlainBehind(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) !== 32) return false;
  for (let one = Math.max(0, at - reach); one < at; one++) {
    const code = text.charCodeAt(one);
    const isLetter = (code > 96 && code < 123) || (code > 64 && code < 91);
    if (!isLetter && code !== 32 && code !== 44 && code !== 46) return false;
  }
  return at > reach;
}

/** Reads a word that means nothing else beside letters, or nowhere. */
function aloneAt(text: string, at: number): readonly Draft[] | undefined {
  const behind = leftOf(text, at, 2);
  const near = /[A-Za-z,.;:)] $|["(]$/.test(behind) ? match(beside, text, at) : null;
  const isBeside = near?.[1] !== undefined && ordinary(near[1]).beside;
  const free = text.charCodeAt(at) > 96 ? freeSmall : freeCapital;
  const found = isBeside ? near : freeFrom.test(behind) ? match(free, text, at) : null;
  const [, word, space] = found ?? [];
  if (!word || !(isBeside || ordinary(word.replace(/'s$/, '')).free)) return undefined;
  const end = at + word.length;
  const said = draft(end, 'word', word);
  return space ? [said, draft(end + 1, 'space', '')] : [said];
}

/** Reads an ordinary word and the space behind it: what all other rules come to where only words are near. */
export function plainWordRule({ text, at }: Scan): readonly Draft[] | undefined {
  const code = text.charCodeAt(at) | 32;
  if (code < 97 || code > 122) return undefined;
  const found = isPlainBehind(text, at) ? match(among, text, at) : null;
  if (found?.[1] === undefined || !ordinary(found[1]).among) return aloneAt(text, at);
  const [, word, space, inner, last] = found;
  const end = at + word.length;
  const said = draft(end, 'word', word);
  if (space) return [said, draft(end + 1, 'space', '')];
  const mark = inner ?? last;
  if (!mark) return [said];
  return [said, draft(end + 1, 'punctuation', mark), draft(end + 2, 'space', '')];
}
