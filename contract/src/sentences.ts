/** UTF-16 offsets into a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A capital letter, or letters with inner points: Ч., U.S., p.m. */
const initials = /(?:^|[^\p{L}])(?:\p{Lu}|\p{L}{1,4}\.(?:\p{L}{1,4}\.?)+)\.$/u;
/** Letters without a vowel are an abbreviation (Mrs., хн.), but not a name in capitals (БНХ.). */
const vowel = /[aeiouyаэиоуөүяеёюыйьъ]/iu;
const capitals = /^\p{Lu}{2,}$/u;
const abbreviations = new Set(
  (
    'prof gen col capt rev gov sen rep no nos vol fig figs ave etc inc co dept approx est eq sec p pp ch art ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec проф доц акад дэд тел хуу зур'
  ).split(' '),
);
/** Followed by a name, number or thing, never the end of a sentence. */
const leading = new Set(
  'mr mrs ms dr prof gen col capt rev gov sen rep no nos vol fig figs vs p pp проф доц акад тел зур'.split(
    ' ',
  ),
);
/** Words that begin a sentence, seldom a name: after an abbreviation they decide that a sentence ended. */
const beginners = new Set(
  (
    'the a an this that these those it he she we they i you there here then but and so in on at for if when while ' +
    'after before what who how why his her its our their my your би бид чи та тэр тэд тэрээр энэ эдгээр тэдгээр ийм ' +
    'тийм ингээд тэгээд харин гэвч гэхдээ мөн иймд иймээс учир хэрэв үүнд үүнээс түүний тэдний манай миний хэн юу яагаад'
  ).split(' '),
);

const mark = /[.!?…。！？]+["'»”’)\]]*/gu;
const opening = /^["'«“‘([–—-]*\s*/u;

/** Returns whether the point at the end of a word may belong to an abbreviation or an initial. */
export function endsAbbreviated(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return (
    initials.test(word) ||
    (letters.length > 1 && !vowel.test(letters) && !capitals.test(letters)) ||
    abbreviations.has(letters.toLowerCase())
  );
}

function isAbbreviation(word: string, before: string, next: string): boolean {
  if (!endsAbbreviated(word)) return false;
  const bare = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  if (leading.has(bare)) return true;
  // The pronoun, not an initial: "than I. We …".
  if (word === 'I.' && /\p{Ll}\s+$/u.test(before)) return false;
  const nextWord = /^\p{L}+/u.exec(next)?.[0] ?? '';
  return !beginners.has(nextWord.toLowerCase());
}

/** Returns whether the mark that ends at `end` ends a sentence that began at `start`. */
function endsSentence(text: string, start: number, at: number, end: number): boolean {
  const rest = text.slice(end, end + 60);
  if (!/^\s|^$/u.test(rest)) return /[。！？]/u.test(text.slice(at, end));
  const next = rest.trimStart().replace(opening, '');
  if (/^\p{Ll}/u.test(next)) return false;
  if (!/^\.["'»”’)\]]*$/u.test(text.slice(at, end)) || next === '') return true;
  const wordStart = text.slice(Math.max(start, at - 60), at).search(/\S+$/u);
  if (wordStart < 0) return true;
  const from = Math.max(start, at - 60) + wordStart;
  const before = text.slice(start, from);
  const word = text.slice(from, at + 1);
  // The number of a list item: 1. or 1.2.
  if (before.trim() === '' && /^\(?(?:(?:\d{1,3}|\p{L})\.)+$/u.test(word)) return false;
  return !isAbbreviation(word, before.slice(-20), next);
}

/**
 * Splits a text into sentences without gaps, each with the spaces after it. Points of initials, abbreviations and list
 * numbers end none, nor does any mark before a lower-case letter. A line break ends one.
 */
export function sentencesOf(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    const blank = /^\s*/u.exec(text.slice(end, end + 200))?.[0].length ?? 0;
    if (end + blank > start) found.push({ start, end: end + blank });
    start = end + blank;
  };
  for (const [index, line] of linesOf(text)) {
    for (const { index: at, 0: marks } of line.matchAll(mark)) {
      const end = index + at + marks.length;
      if (end > start && endsSentence(text, start, index + at, end)) close(end);
    }
    if (index + line.length > start) close(index + line.length);
  }
  if (start < text.length) close(text.length);
  return found;
}

function* linesOf(text: string): Generator<[index: number, line: string]> {
  for (const { index, 0: line } of text.matchAll(/[^\n]+/gu)) yield [index, line];
}
