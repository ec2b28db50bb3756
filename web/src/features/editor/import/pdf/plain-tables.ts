import { longestCell } from '../document/table-grid.ts';
import { type CellTag, extentOf, type PdfRun, right, textOf } from './pdf-run.ts';
import { spansOf } from './rows-of-runs.ts';
import { areLists } from './side-lists.ts';

/** In sizes of the font: what is between two columns at least, and between two lines of a table at most. */
const columnGap = 0.6;
const widestGap = 4;
/** Words of a justified line are no farther apart. */
const widestBlank = 2.2;
/** A column of fewer letters has no wrapped cells. */
const narrow = 8;
/** In sizes of the font: names in a column that is wider seldom fill it. */
const wide = 14;

/** Behind those of tables that the file or its lines tell. */
const firstNumber = 1_000_000;
/** Looking at each row as the first one of a table takes long. */
const mostRows = 500;

type Span = [from: number, to: number];

/** The rows that columns divide. */
interface Zone {
  readonly from: number;
  readonly to: number;
  readonly columns: readonly Span[];
}

/** A line's runs in each column. */
type Line = readonly (readonly PdfRun[])[];

const isKnown = (row: readonly PdfRun[]): boolean => row.some(({ tag }) => tag !== undefined);
const yOf = (row: readonly PdfRun[]): number => row[0]?.y ?? 0;
const sizeOf = (row: readonly PdfRun[]): number => Math.max(0, ...row.map(({ size }) => size));

/** Joins spans that are no farther apart than words. */
function merged(spans: readonly Span[], least: number): Span[] {
  const found: Span[] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && from - last[1] < least) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/**
 * Returns columns with the text of another row. A column has text in the first row, unless it is the leftmost: what stands
 * beside one is a part of it, as a word of a justified line is.
 */
function widened(columns: readonly Span[], spans: readonly Span[], least: number): Span[] {
  const [[left] = [0]] = columns;
  const own = spans.map(([from, to]): Span => {
    if (to < left - least || columns.some((one) => overlaps(one, [from, to]))) return [from, to];
    const before = columns.findLast((one) => one[1] <= from);
    return [before?.[0] ?? from, to];
  });
  return merged([...columns, ...own], least);
}

const overlaps = ([a, b]: Span, [from, to]: Span): boolean => a < to && b > from;

/** Whether a row has text in both of two columns, and whether its text goes from one to the other. */
const isParted = (row: readonly Span[], left: Span, end: Span): boolean =>
  row.some((one) => overlaps(one, left)) && row.some((one) => overlaps(one, end));
const isCrossed = (row: readonly Span[], left: Span, end: Span): boolean =>
  row.some((one) => overlaps(one, left) && overlaps(one, end));

/** The right edge of a text, and whether it is so narrow that words are spread widely to reach it. */
interface Edge {
  readonly x: number;
  readonly isNarrow: boolean;
}

/** In sizes: words of wider columns don't stand apart as cells do. */
export const narrowText = 20;

function edgeOf(rows: readonly (readonly PdfRun[])[]): Edge {
  const [left, x] = extentOf(rows.flat());
  const full = rows.filter((row) => Math.abs((spansOf(row).at(-1)?.[1] ?? 0) - x) < 1);
  const isNarrow = x - left < sizeOf(rows.flat()) * narrowText && full.length > rows.length / 2;
  return { x, isNarrow };
}

/** Whether the gaps of a row are only its words, spread to the edge of a justified text. */
function isSpread(row: readonly PdfRun[], edge: Edge): boolean {
  const spans = spansOf(row);
  const size = sizeOf(row);
  const isWide = ([from]: Span, at: number) => from - (spans[at]?.[1] ?? from) > size * widestBlank;
  const isFull = spans.length > 1 && (spans.at(-1)?.[1] ?? 0) > edge.x - size;
  if (edge.isNarrow) return isFull && !/\d/u.test(row.at(-1)?.text ?? '');
  return isFull && !spans.slice(1).some(isWide);
}

/** Whether a row has text at the beginning of each column. */
const areAligned = (spans: readonly Span[], columns: readonly Span[]): boolean =>
  spans.length === columns.length &&
  spans.every(([from], at) => Math.abs(from - (columns[at]?.[0] ?? 0)) < 1);

/** Returns the columns that rows from `from` on stand in, as far as these reach. */
function zoneAt(rows: readonly (readonly PdfRun[])[], from: number, edge: Edge): Zone | null {
  const first = rows[from] ?? [];
  const least = sizeOf(first) * columnGap;
  const known: Span[][] = [];
  let columns = merged(spansOf(first), least);
  if (isSpread(first, edge)) return null;
  let to = from;
  for (; to < rows.length; to++) {
    const row = rows[to] ?? [];
    if (to > from && yOf(row) - yOf(rows[to - 1] ?? row) > sizeOf(row) * widestGap) break;
    const spans = merged(spansOf(row), least);
    if (isKnown(row) || (isSpread(row, edge) && !areAligned(spans, columns))) break;
    // Words that only stand far apart in one line are not columns.
    const isOther = columns.slice(1).some((end, at) => {
      const left = columns[at] ?? end;
      const parted = known.filter((one) => isParted(one, left, end) && !isCrossed(one, left, end));
      return isCrossed(spans, left, end) && parted.length > 1;
    });
    const next = widened(columns, spans, least);
    if (isOther || next.length < 2) break;
    columns = next;
    known.push(spans);
  }
  return { from, to, columns };
}

const startsLower = (runs: readonly PdfRun[]): boolean => /^[(«“"]?\p{Ll}/u.test(textOf(runs));
const marker = /^(?:[•◦▪▫‣⁃●○■□·–—*-]|\(?(?:\d{1,3}|\p{L})[.)]|\[\d{1,3}\]|\d{1,3})$/u;

class PlainTable {
  readonly #columns: readonly Span[];
  readonly #lines: readonly Line[];
  readonly #ys: readonly number[];
  readonly #leading: number;
  /** Which line begins a row. */
  readonly starts: boolean[] = [true];

  constructor(rows: readonly (readonly PdfRun[])[], columns: readonly Span[]) {
    this.#columns = columns;
    this.#lines = rows.map((row) =>
      columns.map(([from, to]) =>
        row.filter(({ x, width }) => x + width / 2 >= from && x + width / 2 <= to),
      ),
    );
    this.#ys = rows.map(yOf);
    const gaps = this.#ys.slice(1).map((y, at) => y - (this.#ys[at] ?? y));
    this.#leading = Math.min(...gaps);
    for (let at = 1; at < rows.length; at++) this.starts.push(this.#isStart(at));
  }

  /** The last line of a column before another one, in its row. */
  #above(column: number, line: number): readonly PdfRun[] | undefined {
    const first = this.starts.lastIndexOf(true, line - 1);
    return this.#lines.slice(first, line).findLast((one) => one[column]?.length)?.[column];
  }

  /** Whether the first word of a cell had no space in the line above. */
  #isWrapped(column: number, above: readonly PdfRun[], cell: readonly PdfRun[]): boolean {
    const [from, to] = this.#columns[column] ?? [0, 0];
    const text = textOf(cell);
    const letter = (right(cell.at(-1) as PdfRun) - (cell[0]?.x ?? 0)) / Math.max(1, text.length);
    if (to - from < letter * narrow) return false;
    const used = right(above.at(-1) as PdfRun) - (above[0]?.x ?? 0);
    const word = /^\S+/u.exec(text)?.[0].length ?? 0;
    return used + (word + 1) * letter > to - from - letter;
  }

  /** Whether a cell is in a column so wide that the lines of its texts are seldom full. */
  #isOfText(column: number, cell: readonly PdfRun[]): boolean {
    const [from, to] = this.#columns[column] ?? [0, 0];
    return to - from > sizeOf(cell) * wide;
  }

  #isStart(at: number): boolean {
    const line = this.#lines[at] ?? [];
    const gap = (this.#ys[at] ?? 0) - (this.#ys[at - 1] ?? 0);
    if (gap > this.#leading * 1.3) return true;
    let isSure = false;
    let isPart = false;
    for (const [column, cell] of line.entries()) {
      const above = this.#above(column, at);
      if (cell.length === 0) {
        isPart ||= above !== undefined;
        continue;
      }
      if (above === undefined || !this.#isWrapped(column, above, cell)) return true;
      isSure ||= startsLower(cell) || this.#isOfText(column, cell);
    }
    return !(isSure || isPart);
  }

  /** Whether cells go on from one row to the next, as the lines of columns of prose do. */
  get isProse(): boolean {
    const starts = [...this.starts.keys()].slice(1).filter((at) => this.starts[at]);
    return starts.filter((at) => this.#goesOnAt(at)).length > starts.length / 2;
  }

  #goesOnAt(at: number): boolean {
    return this.#columns.some((_, column) => {
      const cell = this.#lines.slice(at).find((one) => one[column]?.length)?.[column];
      const above = this.#lines.slice(0, at).findLast((one) => one[column]?.length)?.[column];
      return cell && above && startsLower(cell) && this.#isWrapped(column, above, cell);
    });
  }

  /** Whether it has wrapped cells and is not a list. */
  get isTable(): boolean {
    const rows = this.starts.filter(Boolean).length;
    if (rows < 2 || rows === this.starts.length) return false;
    const filled = this.#lines.filter((line) => line.filter((cell) => cell.length > 0).length > 1);
    if (filled.length < 2 || this.isProse) return false;
    const isList = this.#lines.every(
      ([mark = []]) => mark.length === 0 || marker.test(textOf(mark)),
    );
    if (isList && this.#columns.length < 3) return false;
    return this.rows.every((row) => row.every((cell) => textOf(cell).length <= longestCell));
  }

  /** Whether its columns are lists. */
  get areLists(): boolean {
    return areLists(
      this.#columns.map((_, column) => this.#lines.map((line) => textOf(line[column] ?? []))),
    );
  }

  /** The runs of each cell, by rows. */
  get rows(): PdfRun[][][] {
    const rows: PdfRun[][][] = [];
    for (const [at, line] of this.#lines.entries()) {
      if (this.starts[at]) rows.push(this.#columns.map(() => []));
      for (const [column, cell] of line.entries()) rows.at(-1)?.[column]?.push(...cell);
    }
    return rows;
  }
}

/** Returns the cells of runs that only their places tell: of tables without lines whose cells are wrapped. */
export function cellsByPlace(rows: readonly (readonly PdfRun[])[]): Map<PdfRun, CellTag> {
  const tags = new Map<PdfRun, CellTag>();
  let table = firstNumber;
  let row = firstNumber;
  if (rows.length > mostRows) return tags;
  const edge = edgeOf(rows);
  for (let at = 0; at < rows.length; ) {
    const zone = zoneAt(rows, at, edge);
    const isLong = zone !== null && zone.to - zone.from > 2;
    const found = isLong ? new PlainTable(rows.slice(zone.from, zone.to), zone.columns) : null;
    const areLists = found?.areLists ?? false;
    const isTable = !areLists && found !== null && found.isTable;
    at = zone !== null && (isTable || areLists) ? zone.to : at + 1;
    if (!isTable) continue;
    table++;
    for (const cells of found.rows) {
      row++;
      for (const [cell, runs] of cells.entries())
        for (const run of runs) tags.set(run, { table, row, cell, cells: cells.length });
    }
  }
  return tags;
}
