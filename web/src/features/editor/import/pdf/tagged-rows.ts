import { longestCell } from '../document/table-grid.ts';
import { type CellTag, extentOf, mode, type PdfRun, right } from './pdf-run.ts';

/** In points: edges of a column's cells differ by no more. */
const edgeSlack = 1;

type Tagged = PdfRun & { readonly tag: CellTag };
const isTagged = (run: PdfRun): run is Tagged => run.tag !== undefined;

/** Puts a cell's runs together: `textOf` says them. */
function cellRun(
  runs: readonly Tagged[],
  y: number,
  textOf: (runs: readonly PdfRun[]) => string,
): Tagged {
  const [x, end] = extentOf(runs);
  return { ...(runs[0] as Tagged), text: textOf(runs), x, y, width: end - x };
}

/** Returns the runs by a number of theirs, in the order of these numbers. */
function groupsOf(runs: readonly Tagged[], numberOf: (tag: CellTag) => number): Tagged[][] {
  const groups = new Map<number, Tagged[]>();
  for (const run of runs) {
    const known = groups.get(numberOf(run.tag));
    if (known === undefined) groups.set(numberOf(run.tag), [run]);
    else known.push(run);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

const edges: readonly ((run: PdfRun) => number)[] = [
  ({ x }) => x,
  right,
  ({ x, width }) => x + width / 2,
];

/** Returns whether a cell is set as most of a column: at its left or right edge or in the middle. */
function settingOf(column: readonly PdfRun[]): (cell: PdfRun) => boolean {
  let best = { isAt: (_: PdfRun) => false, count: 0 };
  for (const edgeOf of edges) {
    const at = mode(
      column.map((one) => [edgeOf(one), 1]),
      edgeSlack,
    );
    const isAt = (one: PdfRun) => Math.abs(edgeOf(one) - at) <= edgeSlack;
    const count = column.filter(isAt).length;
    // If all are as wide, it is the left edge.
    if (count > best.count) best = { isAt, count };
  }
  return best.isAt;
}

/** A table with what its full rows say of its columns. */
class TaggedTable {
  /** How many cells its fullest row has. */
  readonly width: number;
  readonly #firstFull: number;
  readonly #extents: readonly (readonly [from: number, to: number])[];
  readonly #isSetAsSecond: (cell: PdfRun) => boolean;

  constructor(cells: readonly Tagged[]) {
    this.width = cells.reduce((most, { tag }) => Math.max(most, tag.cells), 0);
    const full = cells.filter(({ tag }) => tag.cells === this.width);
    this.#firstFull = full[0]?.tag.row ?? 0;
    const columns: Tagged[][] = Array.from({ length: this.width }, () => []);
    for (const cell of full) columns[cell.tag.cell]?.push(cell);
    this.#extents = columns.map(extentOf);
    this.#isSetAsSecond = settingOf(columns[1] ?? []);
  }

  /**
   * Whether a row of fewer cells begins in the second column, as one that the cell `above` reaches into. A total whose
   * name covers several columns does not. Of heads this is not known: they may be set otherwise than what is below.
   */
  isReached(row: readonly Tagged[], above: PdfRun): boolean {
    const [first] = row;
    if (first === undefined || first.tag.cell !== 0 || first.tag.cells >= this.width) return false;
    if (first.x <= right(above)) return false;
    if (first.tag.row < this.#firstFull) return true;
    const isBehindFirst = first.x > (this.#extents[0]?.[1] ?? 0);
    return isBehindFirst && this.#isSetAsSecond(first) && row.every((cell) => this.#isBelow(cell));
  }

  /** Whether a cell is in the column behind that of its number. */
  #isBelow(cell: Tagged): boolean {
    const [from, to] = this.#extents[cell.tag.cell + 1] ?? extentOf([]);
    return cell.x < to && right(cell) > from;
  }
}

/**
 * Makes one run of each cell of the tables of a tagged page, all at the height of their row, so that neither wrapped
 * cells nor those over several rows tear it. The first cell is said again in the rows that it reaches into.
 */
export function withTaggedRows(
  runs: readonly PdfRun[],
  textOf: (runs: readonly PdfRun[]) => string,
): PdfRun[] {
  const tagged = runs.filter(isTagged).filter(({ text }) => text.trim() !== '');
  const made: PdfRun[] = [];
  const done = new Set<number>();
  for (const written of groupsOf(tagged, ({ table }) => table)) {
    const rows = groupsOf(written, ({ row }) => row).map((all) => {
      const y = all.reduce((least, run) => Math.min(least, run.y), Number.POSITIVE_INFINITY);
      return groupsOf(all, ({ cell }) => cell).map((cell) => cellRun(cell, y, textOf));
    });
    const table = new TaggedTable(rows.flat());
    if (table.width < 2) continue;
    let above: Tagged | undefined;
    for (const cells of rows) {
      const [first] = cells;
      if (first === undefined || cells.some(({ text }) => text.length > longestCell)) continue;
      done.add(first.tag.row);
      if (above !== undefined && table.isReached(cells, above))
        made.push({ ...above, y: first.y, tag: { ...first.tag, cell: -1 } });
      else above = first.tag.cell === 0 ? first : undefined;
      made.push(...cells);
    }
  }
  const rest = runs.flatMap(({ tag, ...run }) =>
    tag !== undefined && done.has(tag.row) ? [] : [run],
  );
  return [...rest, ...made];
}
