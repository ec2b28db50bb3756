import { endsSentence, isIndented, isShort } from './line-ends.ts';
import type { Column } from './pdf-columns.ts';
import type { PdfLine } from './pdf-run.ts';

/** How many places before and behind one tell of it, and how many lines these are away at most. */
const around = 2;
const farthest = 12;

/** Returns whether a text that goes on in the next line is set as a hanging one: 1, 0 or -1 if it does not go on or is not. */
function hangsAt(line: PdfLine, next: PdfLine | undefined, column: Column | undefined): number {
  if (next?.column !== line.column || column === undefined) return 0;
  if (endsSentence(line.text) || isShort(line, next, column.right)) return 0;
  const isIn = isIndented(line, column.left);
  if (isIndented(next, column.left)) return isIn ? 0 : 1;
  return -1;
}

/**
 * Returns the lines of texts whose paragraphs begin left of their other lines, as references and glossaries are set: near
 * them, sentences go on in lines that are indented.
 */
export function linesOfHangingText(
  lines: readonly PdfLine[],
  columns: ReadonlyMap<number, Column>,
): Set<PdfLine> {
  const hanging = new Set<PdfLine>();
  const votes = lines.flatMap((line, at) => {
    const vote = hangsAt(line, lines[at + 1], columns.get(line.column));
    return vote === 0 ? [] : [{ at: at + 1, vote }];
  });
  let next = 0;
  for (const [at, line] of lines.entries()) {
    while ((votes[next]?.at ?? at) < at) next++;
    const near = votes
      .slice(Math.max(0, next - around), next + around + 1)
      .filter((vote) => Math.abs(vote.at - at) <= farthest);
    if (near.reduce((sum, { vote }) => sum + vote, 0) > 0) hanging.add(line);
  }
  return hanging;
}
