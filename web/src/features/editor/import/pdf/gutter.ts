import { extentOf, type PdfRun, quantile, right, textOf } from './pdf-run.ts';
import { spansOf } from './rows-of-runs.ts';
import { areLists } from './side-lists.ts';

/** In sizes of the font: what divides columns at least. */
const gutterGap = 0.7;

/** Returns whether a gutter divides these rows too: of a page whose second column has hardly begun. */
export function isDividedAt(
  gutter: number,
  rows: readonly (readonly PdfRun[])[],
  size: number,
): boolean {
  const spans = rows.map(spansOf);
  const sides = spans.map((row) => [
    row.some(([, to]) => to < gutter + size),
    row.some(([from]) => from > gutter - size),
  ]);
  return (
    sides.some(([before, behind]) => before && behind) &&
    spans.every((row) => row.every(([from, to]) => to < gutter + size || from > gutter - size))
  );
}

/** Returns where a page is divided into two columns; null if it is not. */
export function gutterOf(rows: readonly (readonly PdfRun[])[], size: number): number | null {
  const [left, end] = extentOf(rows.flat());
  if (rows.length < 4 || end - left < size * 16) return null;
  const spans = rows.map(spansOf);
  let best: { x: number; crossing: number; width: number } | null = null;
  for (let x = left + (end - left) * 0.2; x <= left + (end - left) * 0.8; x += size / 6) {
    const isCrossed = spans.map((row) => row.some(([from, to]) => from < x && to > x));
    const crossing = isCrossed.filter(Boolean).length;
    const sides = spans.map((row, at): [before: number, after: number] =>
      isCrossed[at]
        ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
        : [
            Math.max(...row.map(([, to]) => to).filter((to) => to <= x)),
            Math.min(...row.map(([from]) => from).filter((from) => from >= x)),
          ],
    );
    let parted = 0;
    let width = Number.POSITIVE_INFINITY;
    for (const at of sides.keys()) {
      if (isCrossed[at]) continue;
      // Lines of two columns need not stand at one height.
      const around = [sides[at], sides[at - 1], sides[at + 1]];
      const before = around.find((side) => Number.isFinite(side?.[0]))?.[0];
      const after = around.find((side) => Number.isFinite(side?.[1]))?.[1];
      if (before === undefined || after === undefined) continue;
      parted++;
      width = Math.min(width, after - before);
    }
    if (
      parted < 3 ||
      crossing > rows.length * 0.35 ||
      crossing > parted ||
      width < size * gutterGap
    )
      continue;
    if (
      best === null ||
      crossing < best.crossing ||
      (crossing === best.crossing && width > best.width)
    )
      best = { x, crossing, width };
  }
  if (best === null) return null;
  const { x } = best;
  const sides = [(run: PdfRun) => right(run) <= x, (run: PdfRun) => run.x >= x];
  const whole = rows.filter((row) => !row.some((run) => run.x < x && right(run) > x));
  const parts = sides.map((side) =>
    whole.map((row) => row.filter(side)).filter((row) => row.length > 0),
  );
  // Of three columns, one side has two, whose lines need not stand at one height.
  const areTexts = parts.every((lines) => areLines(lines) || gutterOf(lines, size) !== null);
  return areTexts || areLists(parts.map((lines) => lines.map(textOf))) ? x : null;
}

/** Whether they are as long as lines of a text, and not cells. */
function areLines(lines: readonly (readonly PdfRun[])[]): boolean {
  const letters = lines.map((row) => row.reduce((sum, { text }) => sum + text.trim().length, 0));
  const lengths = lines.map(
    (row) => Math.max(...row.map(right)) - Math.min(...row.map((run) => run.x)),
  );
  const widest = quantile(lengths, 0.9);
  return (
    lines.length >= 3 && quantile(letters, 0.5) >= 14 && quantile(lengths, 0.5) >= widest * 0.6
  );
}
