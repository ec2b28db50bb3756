import { composed } from './composed.ts';

/**
 * Characters are what people buy: Unicode code points after NFC. The server charges by this function and the
 * editor's counter shows it, so that both always agree.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of composed(text)) count++;
  return count;
}

/** Characters of all segments; what separates segments is not charged. */
export function countSegments(segments: readonly string[]): number {
  return segments.reduce((sum, segment) => sum + countCharacters(segment), 0);
}
