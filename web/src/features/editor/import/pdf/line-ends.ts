// What the end of a line and the place of the next one tell of paragraphs.
import type { Column } from './pdf-columns.ts';
import type { PdfLine } from './pdf-run.ts';

export const endsSentence = (text: string): boolean => /[.!?…:]["'»”’)\]]*$/u.test(text);
export const startsLower = (text: string): boolean => /^["'«“(]?\p{Ll}/u.test(text);

export const isIndented = (line: PdfLine, left: number): boolean =>
  line.x > left + line.size * 0.7 && line.x < left + line.size * 6;

/** A line's first word, with the titles and initials that typographers don't part from a name. */
const firstWord = /^(?:\p{Lu}\p{L}{0,3}\.\s)*\S+/u;

/** Whether the next line's first word had space at the end of a line. */
export function isShort(line: PdfLine, next: PdfLine, edge: number): boolean {
  const word = firstWord.exec(next.text)?.[0].length ?? 0;
  const letter = (next.right - next.x) / Math.max(1, next.text.length);
  return edge - line.right > (word + 1) * letter + line.size * 0.4;
}

/** Whether a line stands farther below the one before it than lines of a paragraph do. */
export const isApart = (last: PdfLine, line: PdfLine, { leading }: Column): boolean => {
  const gap = line.y - last.y;
  return gap > leading * 1.22 + 0.5 && gap > leading + line.size * 0.18;
};

/** Whether full lines that end a sentence end their paragraph more often than not, where gaps tell. Indents need no guess. */
export function areFullLinesLast(
  lines: readonly PdfLine[],
  columns: ReadonlyMap<number, Column>,
  size: number,
): boolean {
  let last = 0;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const column = columns.get(line.column);
    if (next?.column !== line.column || column === undefined || !endsSentence(line.text)) continue;
    const isBody = [line, next].every((one) => Math.abs(one.size - size) < size * 0.12);
    if (!isBody || startsLower(next.text) || isShort(line, next, column.right)) continue;
    last += isApart(line, next, column) && !isIndented(next, column.left) ? 1 : -1;
  }
  return last > 0;
}
