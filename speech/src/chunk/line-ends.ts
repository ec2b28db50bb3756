import type { PauseKind } from '@duu/contract/pauses';

/** Longer lines are prose. */
const poemLine = 48;
const heading = { characters: 70, words: 10 } as const;

const sentenceEnd = /[.!?…:;]["'»”)\]]*$/u;
const listItem = /^(?:[-–—•*·▪]|\(?(?:\d{1,3}|\p{L})[.)])\s/u;

/** Returns the line that ends at `at`, without blanks around it. */
function lineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim();
}

function lineFrom(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end === -1 ? text.length : end).trim();
}

/**
 * Says what ends at a line break, by the lines around it; undefined if a line of prose goes on in the next one.
 * @param at where a line ends in a segment: at its line break, or at the segment's end
 * @param next the following segment, for the end of a segment
 */
export function lineEnd(segment: string, at: number, next?: string): PauseKind | undefined {
  const before = lineBefore(segment, at);
  const gap = /^\s*/.exec(segment.slice(at))?.[0] ?? '';
  const isLast = next !== undefined && at + gap.length >= segment.length;
  const after = isLast ? lineFrom(next.trimStart(), 0) : lineFrom(segment, at + gap.length);
  const isParted = isLast || /\n\s*\n/.test(gap);
  if (listItem.test(before)) return listItem.test(after) && !isParted ? 'sentence' : 'paragraph';
  if (isHeading(before, after)) return 'heading';
  const isPoem =
    !isParted && before.length <= poemLine && after.length <= poemLine && !listItem.test(after);
  if (isPoem) return 'poemLine';
  return !isParted && /^\p{Ll}/u.test(after) && !sentenceEnd.test(before) ? undefined : 'paragraph';
}

/** A heading is a short line without a mark, above a sentence or a line of prose. */
function isHeading(line: string, after: string): boolean {
  return (
    line.length <= heading.characters &&
    line.split(/\s+/).length <= heading.words &&
    !/[\p{P}]$/u.test(line) &&
    /\p{L}/u.test(line) &&
    (after.length > heading.characters || (sentenceEnd.test(after) && after.length > line.length))
  );
}
