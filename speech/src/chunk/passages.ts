/** A stretch of a segment that is normalized at once; offsets are UTF-16 units of the segment. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** Long enough for any sentence's surroundings, short enough that reading one never holds up the event loop. */
const target = 1000;
/** The first of a segment is shorter where a sentence ends in time: sound begins sooner by what needn't be read yet. */
const firstTarget = 300;

const lineBreak = /\n+/g;
// The end of a sentence whose last word is no abbreviation (two letters or more, lower case) and whose next begins big.
const sentenceBreak = /\p{Ll}{2}[.!?…]["'»”)\]]*\s+(?=["'«“([]*\p{Lu})/gu;
// A number stays with its unit, an initial with its name.
const betweenWords = /\p{L}{2},?\s+(?=\p{Ll}{2})/gu;
const blank = /\s+/g;

/** The last place within `text` where the expression ends, no nearer than `from`; 0 where there is none. */
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
 * Parts a segment into passages, lazily and without gaps: at line breaks where it can, else between sentences,
 * else between words, and only in a word of more than a thousand letters inside it (never inside a surrogate pair).
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
