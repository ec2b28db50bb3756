import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { commonWords, isCommonWord } from './common-words.ts';
import { beginsForm } from './lexicon.ts';

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
/** Short words that mean nothing else between letters, whatever is further away. */
const short = new Set(
  `all also an and any are as at be been but by can did do does each for from had has have he her him his how if in
  into is it its many more most much my not of on only or our she some such than that the their them then they this to
  very was we what when who will with you your`.split(/\s+/),
);

/** How many words are known to be ordinary or not, so that a long text takes no more memory. */
const most = 4096;
const known = new Map<string, 'among words' | 'anywhere' | 'no'>();

function isOrdinary(word: string): 'among words' | 'anywhere' | 'no' {
  const answer = known.get(word);
  if (answer !== undefined) return answer;
  const small = word.toLowerCase();
  const isWord = commonWords.has(small) || looksLikeWord.test(word);
  const isForm = beginsForm(word) && !frequent.has(small);
  const isLong = word.length > 4 && isCommonWord(word) && word !== 'shell';
  const isAlone = word.length < 5 ? short.has(word) : isLong;
  const ordinary =
    !isWord || several.has(small) || isForm ? 'no' : isAlone ? 'anywhere' : 'among words';
  if (known.size >= most) known.clear();
  known.set(word, ordinary);
  return ordinary;
}

function isPlainBehind(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) !== 32) return false;
  for (let one = Math.max(0, at - reach); one < at; one++) {
    const code = text.charCodeAt(one);
    const isLetter = (code > 96 && code < 123) || (code > 64 && code < 91);
    if (!isLetter && code !== 32 && code !== 44 && code !== 46) return false;
  }
  return at > reach;
}

/** Reads an ordinary word and the space behind it: what all other rules come to where only words are near. */
export function plainWordRule({ text, at }: Scan): readonly Draft[] | undefined {
  const code = text.charCodeAt(at) | 32;
  if (code < 97 || code > 122) return undefined;
  const found = isPlainBehind(text, at) ? match(among, text, at) : null;
  const isAmong = found?.[1] !== undefined && isOrdinary(found[1]) !== 'no';
  const alone =
    isAmong || !/[A-Za-z,.;:)] $|["(]$/.test(leftOf(text, at, 2)) ? null : match(beside, text, at);
  const [, word, space, inner, last] = (isAmong ? found : alone) ?? [];
  if (!word || !(isAmong || isOrdinary(word) === 'anywhere')) return undefined;
  const end = at + word.length;
  const said = draft(end, 'word', word);
  if (space) return [said, draft(end + 1, 'space', '')];
  const mark = inner ?? last;
  if (!mark) return [said];
  return [said, draft(end + 1, 'punctuation', mark), draft(end + 2, 'space', '')];
}
