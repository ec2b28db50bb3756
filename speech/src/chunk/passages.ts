/** A stretch of a segment that is normalized in one go; offsets are UTF-16 units of the segment. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** Long enough for any sentence's context, short enough not to block the event loop. */
const target = 1000;
/** The first passage of a segment is shorter if a sentence ends in time, so that sound starts sooner. */
const firstTarget = 300;

const lineBreak = /\n+/g;
// A sentence end after a word that is not an abbreviation (two lower-case letters or more), before a capital.
const sentenceBreak = /\p{Ll}{2}[.!?…]["'»”)\]]*\s+(?=["'«“([]*\p{Lu})/gu;
// Keeps a number with its unit and an initial with its name.
const betweenWords = /\p{L}{2},?\s+(?=\p{Ll}{2})/gu;
const blank = /\s+/g;

/** Returns the last place within `text` where the expression ends, not before `from`; 0 if there is none. */
function lastEnd(expression: RegExp, text: string, from: number): number {
  let found = 0;
  expression.lastIndex = 0;
  for (const match of text.matchAll(expression)) {
    const end = match.index + match[0].length;
    if (end >= from) found = end;
  }
  return found;
}

/**
 * Splits a segment into passages, lazily and without gaps: at line breaks if possible, else between sentences, else
 * between words, and inside a word (never inside a surrogate pair) only if it has more than a thousand letters.
 */
export function* passages(segment: string): Generator<Passage, void, undefined> {
  let start = 0;
  if (segment.length > target) {
    const window = segment.slice(0, firstTarget);
    const end = lastEnd(lineBreak, window, 1) || lastEnd(sentenceBreak, window, target / 10);
    if (end > 0) yield { start, end };
    start = end;
  }
  while (start < segment.length) {
    if (segment.length - start <= target) {
      yield { start, end: segment.length };
      return;
    }
    const window = segment.slice(start, start + target);
    let size =
      lastEnd(lineBreak, window, 1) ||
      lastEnd(sentenceBreak, window, target / 10) ||
      lastEnd(betweenWords, window, target / 10) ||
      lastEnd(blank, window, 1) ||
      target;
    const last = segment.charCodeAt(start + size - 1);
    if (last >= 0xd800 && last < 0xdc00) size--;
    yield { start, end: start + size };
    start += size;
  }
}
