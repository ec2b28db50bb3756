import { shownText } from '@duu/contract/marks';
import type { Word } from '@duu/contract/word';

/** After a jump to a word, the element's clock may be slightly before its start (ms). */
export const aheadMs = 30;

/**
 * Returns the index of the word spoken at a time (ms), or of the last one before it, so that the highlight stays during
 * a pause; -1 before the first. `words` are ordered by start.
 */
export function wordIndexAt(words: readonly Word[], ms: number): number {
  let low = 0;
  let high = words.length - 1;
  let found = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const word = words[middle];
    if (word !== undefined && word.startMs <= ms) {
      found = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}

/** When a paragraph is spoken, in ms; null if none of its words is. */
export function segmentSpan(
  words: readonly Word[],
  segment: number,
): { startMs: number; endMs: number } | null {
  let startMs = Number.POSITIVE_INFINITY;
  let endMs = 0;
  for (const word of words) {
    if (word.segment !== segment) continue;
    startMs = Math.min(startMs, word.startMs);
    endMs = Math.max(endMs, word.endMs);
  }
  return endMs === 0 ? null : { startMs, endMs };
}

export interface Piece {
  readonly text: string;
  /** Index into the words; null for the text between them. */
  readonly word: number | null;
}

/** Splits paragraphs into words and the text between them, for display. Of marks only whose words they are is left. */
export function piecesOf(segments: readonly string[], words: readonly Word[]): Piece[][] {
  const bySegment = new Map<number, { word: Word; index: number }[]>();
  words.forEach((word, index) => {
    const list = bySegment.get(word.segment) ?? [];
    list.push({ word, index });
    bySegment.set(word.segment, list);
  });
  return segments.map((typed, segment) => {
    const text = shownText(typed);
    const pieces: Piece[] = [];
    let at = 0;
    const inOrder = (bySegment.get(segment) ?? []).toSorted((a, b) => a.word.start - b.word.start);
    for (const { word, index } of inOrder) {
      if (word.start < at || word.end > text.length || word.end <= word.start) continue;
      if (word.start > at) pieces.push({ text: text.slice(at, word.start), word: null });
      pieces.push({ text: text.slice(word.start, word.end), word: index });
      at = word.end;
    }
    if (at < text.length) pieces.push({ text: text.slice(at), word: null });
    return pieces;
  });
}
