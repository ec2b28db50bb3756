import { listMarker } from '../lines/list-marker.ts';
import { endsSentence, isShort, startsLower } from './line-ends.ts';
import type { Column } from './pdf-columns.ts';
import { isBody, type PdfLine } from './pdf-run.ts';

/** Lines that tell where a block ends. */
const leastLines = 3;
/** In sizes: a block that is narrower than its column ends farther from its edge. */
const narrower = 2;
/** Of the lines that a sentence goes on from: how many reach the edge, but for a word, in a text and not in a list. */
const leastFull = 0.8;

const isBelow = (last: PdfLine, line: PdfLine): boolean =>
  last.column === line.column &&
  last.page === line.page &&
  (last.font === line.font || last.font === null || line.font === null) &&
  isBody(last, line.size) &&
  Math.abs(last.x - line.x) < 1 &&
  line.y > last.y &&
  line.y - last.y < line.size * 2.6;

/** Returns where a block of lines ends, if most sentences in it are broken there; else null. */
function edgeOf(lines: readonly PdfLine[]): number | null {
  const edge = lines.reduce((most, line) => Math.max(most, line.right), 0);
  const pairs = lines.slice(1).map((line, at) => [lines[at] as PdfLine, line] as const);
  const broken = pairs.filter(
    ([last, { text }]) => !endsSentence(last.text) && startsLower(text) && !listMarker.test(text),
  );
  const full = broken.filter(([last, line]) => !isShort(last, line, edge));
  return broken.length > 1 && full.length >= broken.length * leastFull ? edge : null;
}

/**
 * Returns the right edges of lines in blocks that are narrower than their column, as boxes and programs in a text: each
 * begins at one place, in one font, and its sentences are broken at one width.
 */
export function narrowEdges(
  lines: readonly PdfLine[],
  columns: ReadonlyMap<number, Column>,
): Map<PdfLine, number> {
  const edges = new Map<PdfLine, number>();
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && isBelow(lines[to - 1] as PdfLine, lines[to] as PdfLine)) to++;
    const block = lines.slice(from, to);
    const first = block[0] as PdfLine;
    const right = columns.get(first.column)?.right ?? 0;
    const edge = block.length < leastLines ? null : edgeOf(block);
    if (edge !== null && edge < right - first.size * narrower)
      for (const line of block) edges.set(line, edge);
    from = to;
  }
  return edges;
}
