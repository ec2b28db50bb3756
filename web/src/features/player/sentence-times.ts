import type { Word } from '@duu/contract/word';
import { bySentence } from './sentences.ts';
import { aheadMs, piecesOf } from './word-index.ts';

/** When a sentence is spoken, in ms. */
export interface SentenceTime {
  readonly startMs: number;
  /** The middle of the pause behind it. */
  readonly stopMs: number;
}

/** Returns the times of all spoken sentences, in order. */
export function sentenceTimes(segments: readonly string[], words: readonly Word[]): SentenceTime[] {
  const spans = piecesOf(segments, words)
    .flatMap((pieces) => bySentence(pieces))
    .flatMap((pieces) => {
      const spoken = pieces.flatMap(({ word }) => (word === null ? [] : (words[word] ?? [])));
      if (spoken.length === 0) return [];
      return {
        startMs: Math.min(...spoken.map(({ startMs }) => startMs)),
        endMs: Math.max(...spoken.map(({ endMs }) => endMs)),
      };
    })
    .toSorted((a, b) => a.startMs - b.startMs);
  return spans.map(({ startMs, endMs }, at) => {
    const next = spans[at + 1]?.startMs ?? endMs;
    return { startMs, stopMs: Math.max(startMs, (Math.min(endMs, next) + next) / 2) };
  });
}

/** Returns the index of the sentence at a time (ms), or of the last one before it; 0 before the first. */
export function sentenceAt(times: readonly SentenceTime[], ms: number): number {
  return Math.max(
    0,
    times.findLastIndex(({ startMs }) => startMs <= ms + aheadMs),
  );
}
