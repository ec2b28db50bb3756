import type { Bookmark } from '@duu/contract/documents/bookmark';
import { shownText } from '@duu/contract/marks';
import { sentencesOf } from '@duu/contract/sentences';
import type { Word } from '@duu/contract/word';
import { aheadMs, wordIndexAt } from '../word-index.ts';

type Place = Pick<Bookmark, 'place' | 'positionMs'>;

/** Returns the place of a bookmark that is set at a time (ms). */
export function placeAt(words: readonly Word[], ms: number): Place {
  const word = words[Math.max(0, wordIndexAt(words, ms + aheadMs))];
  return {
    place: word ? { segment: word.segment, start: word.start } : null,
    positionMs: Math.round(ms),
  };
}

/** Returns the time (ms) of a bookmark in the present sound: that of its word, which a reconversion may have moved. */
export function timeOf(words: readonly Word[], { place, positionMs }: Place): number {
  if (place === null) return positionMs;
  const inSegment = words.filter(({ segment }) => segment === place.segment);
  const at = inSegment.findLast(({ start }) => start <= place.start) ?? inSegment[0];
  return at?.startMs ?? positionMs;
}

/** Returns the sentence at a bookmark; null if the text there is gone. */
export function sentenceOf(segments: readonly string[], { place }: Place): string | null {
  const typed = place && segments[place.segment];
  if (!place || !typed) return null;
  const text = shownText(typed);
  const sentences = sentencesOf(text);
  const found = sentences.findLast(({ start }) => start <= place.start) ?? sentences[0];
  return found ? text.slice(found.start, found.end).trim() : null;
}
