import { type PdfRun, right } from './pdf-run.ts';

/** Cells with more text are those of a layout, and no row is said of them. */
const longestCell = 300;

/** Puts a cell's runs together: `textOf` says them. */
function cellRun(
  runs: readonly PdfRun[],
  y: number,
  textOf: (runs: readonly PdfRun[]) => string,
): PdfRun {
  const first = runs[0] as PdfRun;
  const x = Math.min(...runs.map((run) => run.x));
  return { ...first, text: textOf(runs), x, y, width: Math.max(...runs.map(right)) - x };
}

/**
 * Makes one run of each cell of the tables of a tagged page, all at the height of their row, so that neither wrapped
 * cells nor those over several rows tear it. The first cell is said again in the rows that it reaches into.
 */
export function withTaggedRows(
  runs: readonly PdfRun[],
  textOf: (runs: readonly PdfRun[]) => string,
): PdfRun[] {
  const rows = new Map<number, PdfRun[]>();
  for (const run of runs)
    if (run.tag !== undefined && run.text.trim() !== '')
      rows.set(run.tag.row, [...(rows.get(run.tag.row) ?? []), run]);
  const made: PdfRun[] = [];
  const done = new Set<number>();
  const widths = new Map<number, number>();
  for (const { tag } of runs)
    if (tag !== undefined) widths.set(tag.table, Math.max(widths.get(tag.table) ?? 0, tag.cells));
  let above: PdfRun | undefined;
  for (const [row, all] of [...rows].toSorted(([a], [b]) => a - b)) {
    const y = Math.min(...all.map((run) => run.y));
    const numbers = [...new Set(all.map(({ tag }) => tag?.cell ?? 0))].toSorted((a, b) => a - b);
    const cells = numbers.map((one) =>
      cellRun(
        all.filter(({ tag }) => tag?.cell === one),
        y,
        textOf,
      ),
    );
    const [first] = cells;
    const tag = first?.tag;
    if (first === undefined || tag === undefined) continue;
    if ((widths.get(tag.table) ?? 0) < 2 || cells.some(({ text }) => text.length > longestCell))
      continue;
    done.add(row);
    const isReached =
      above?.tag?.table === tag.table &&
      tag.cell === 0 &&
      tag.cells < (widths.get(tag.table) ?? 0) &&
      first.x > right(above);
    if (isReached && above !== undefined) made.push({ ...above, y, tag: { ...tag, cell: -1 } });
    else above = tag.cell === 0 ? first : undefined;
    made.push(...cells);
  }
  const rest = runs.flatMap(({ tag, ...run }) =>
    tag !== undefined && done.has(tag.row) ? [] : [run],
  );
  return [...rest, ...made];
}
