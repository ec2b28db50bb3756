import { countCharacters } from './characters.ts';
import { withoutMarks } from './marks.ts';

/** Counts the characters of all segments; separators and marks are free. */
export function countSegments(segments: readonly string[]): number {
  return segments.reduce((sum, segment) => sum + countCharacters(withoutMarks(segment)), 0);
}
