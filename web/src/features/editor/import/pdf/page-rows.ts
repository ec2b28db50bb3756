import { lowered, raised } from '../document/spoken-runs.ts';
import { isAlphabetical } from '../lines/alphabets.ts';
import { withDropCaps } from './drop-caps.ts';
import {
  extentOf,
  mode,
  type PdfCell,
  type PdfLine,
  type PdfRun,
  quantile,
  right,
} from './pdf-run.ts';
import { withSymbols } from './symbol-runs.ts';
import { withTaggedRows } from './tagged-rows.ts';

/** In sizes of the font: blanks between words, gaps that may divide cells or columns. */
const blankGap = 0.17;
const cellGap = 0.9;
const gutterGap = 0.7;
/** Of a line's size: smaller letters may be raised or lowered. */
const smallShare = 0.9;

/** Groups runs by their baselines, raised and lowered ones with the line that they belong to. */
function rowsOf(runs: readonly PdfRun[]): PdfRun[][] {
  const rows: { y: number; size: number; runs: PdfRun[] }[] = [];
  const sorted = runs.toSorted((a, b) => a.y - b.y || a.x - b.x);
  // Larger letters first: small ones beside them are raised or lowered.
  const typical = quantile(
    runs.map(({ size }) => size),
    0.5,
  );
  const isSmall = ({ size }: PdfRun) => size < typical * smallShare;
  for (const run of [...sorted.filter((one) => !isSmall(one)), ...sorted.filter(isSmall)]) {
    const near = nearest(rows, run);
    if (near === undefined) insert(rows, { y: run.y, size: run.size, runs: [run] });
    else near.runs.push(run);
  }
  return rows.map((row) => withSymbols(row.runs.toSorted((a, b) => a.x - b.x)));
}

type Row = { y: number; size: number; runs: PdfRun[] };

function insert(rows: Row[], row: Row): void {
  rows.splice(placeOf(rows, row.y), 0, row);
}

/** Returns the index of the first row at or below `y`. */
function placeOf(rows: readonly Row[], y: number): number {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.y ?? 0) < y) from = middle + 1;
    else to = middle;
  }
  return from;
}

function nearest(rows: readonly Row[], run: PdfRun): Row | undefined {
  const at = placeOf(rows, run.y);
  let best: Row | undefined;
  for (const row of [rows[at - 1], rows[at]]) {
    if (row === undefined) continue;
    const distance = Math.abs(row.y - run.y);
    const larger = Math.max(row.size, run.size);
    const isSmall = Math.min(row.size, run.size) < larger * smallShare;
    const reach = isSmall ? larger * 0.6 : larger * 0.3;
    const touches =
      !isSmall ||
      row.runs.some((one) => run.x < right(one) + larger && right(run) > one.x - larger);
    if (distance > reach || !touches) continue;
    if (best === undefined || distance < Math.abs(best.y - run.y)) best = row;
  }
  return best;
}

/** Returns whether a gutter divides these rows too: of a page whose second column has hardly begun. */
function isDividedAt(gutter: number, rows: readonly (readonly PdfRun[])[], size: number): boolean {
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
function gutterOf(rows: readonly (readonly PdfRun[])[], size: number): number | null {
  const [left, end] = extentOf(rows.flat());
  if (rows.length < 4 || end - left < size * 16) return null;
  const spans = rows.map(spansOf);
  let best: { x: number; crossing: number; width: number } | null = null;
  for (let x = left + (end - left) * 0.2; x <= left + (end - left) * 0.8; x += size / 6) {
    let crossing = 0;
    let parted = 0;
    let width = Number.POSITIVE_INFINITY;
    for (const row of spans) {
      if (row.some(([from, to]) => from < x && to > x)) crossing++;
      else {
        const before = Math.max(...row.filter(([, to]) => to <= x).map(([, to]) => to));
        const after = Math.min(...row.filter(([from]) => from >= x).map(([from]) => from));
        if (!Number.isFinite(before) || !Number.isFinite(after)) continue;
        parted++;
        width = Math.min(width, after - before);
      }
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
  const isProse = (side: (run: PdfRun) => boolean) => {
    const lines = rows
      .filter((row) => !row.some((run) => run.x < x && right(run) > x))
      .map((row) => row.filter(side))
      .filter((row) => row.length > 0);
    const letters = lines.map((row) => row.reduce((sum, { text }) => sum + text.trim().length, 0));
    const lengths = lines.map(
      (row) => Math.max(...row.map(right)) - Math.min(...row.map((run) => run.x)),
    );
    const widest = quantile(lengths, 0.9);
    return (
      lines.length >= 3 && quantile(letters, 0.5) >= 14 && quantile(lengths, 0.5) >= widest * 0.6
    );
  };
  return isProse((run) => right(run) <= x) && isProse((run) => run.x >= x) ? x : null;
}

/** Returns the stretches of a row that have letters, joined where only a blank is between them. */
function spansOf(row: readonly PdfRun[]): [number, number][] {
  const spans: [number, number][] = [];
  for (const run of row) {
    const last = spans.at(-1);
    if (last !== undefined && run.x - last[1] < run.size * 0.45)
      last[1] = Math.max(last[1], right(run));
    else spans.push([run.x, right(run)]);
  }
  return spans;
}

/**
 * What a table of answers has, if no syllables, and letters that no word is made of. The syllables are written so that
 * letters fit in one way only: trying the others would take twice as long for every few letters more.
 */
const onlyLetters =
  /^(?:[A-E]+|(?!(?:[БВГД]?А+(?:[БВГД]{1,2}А+)*[БВГД]?)$)[А-Д]+|[B-DF-HJ-NP-TV-XZБВГДЖЗЙКЛМНПРСТФХЦЧШЩЪЬ]+)$/u;

/** Joins capitals that are set apart to fill a line; words are then farther apart, as cells are. */
function unspaced(text: string): string {
  if (!/^\p{Lu}(?: \p{Lu}){3,}$/u.test(text)) return text;
  const word = text.replaceAll(' ', '');
  return isAlphabetical(word) || onlyLetters.test(word) ? text : word;
}

/** Puts the runs of a line together, with blanks where there are gaps. */
function lineOf(row: readonly PdfRun[], page: number, column: number): PdfLine {
  const size =
    mode(
      row.map((run) => [run.size, run.text.trim().length * run.size] as const),
      0.5,
    ) ||
    (row[0]?.size ?? 1);
  const base = mode(
    row.map((run) => [run.y, Math.abs(run.size - size) < 1 ? run.text.length : 0] as const),
    0.25,
  );
  const cells: { text: string; x: number; right: number }[] = [];
  for (const [at, run] of row.entries()) {
    const cell = cells.at(-1);
    const gap = cell === undefined ? 0 : run.x - cell.right;
    const before = row[at - 1]?.tag;
    const isOther = run.tag?.cell !== before?.cell || run.tag?.row !== before?.row;
    if (cell === undefined || isOther || (run.tag === undefined && gap > size * cellGap)) {
      cells.push({ text: styled(run, '', size, base), x: run.x, right: right(run) });
      continue;
    }
    const isBlank = gap > size * blankGap && !/\s$/u.test(cell.text) && !/^\s/u.test(run.text);
    cell.text += (isBlank ? ' ' : '') + styled(run, cell.text, size, base);
    cell.right = Math.max(cell.right, right(run));
  }
  const fonts = new Set(row.filter(({ text }) => text.trim() !== '').map(({ font }) => font));
  const clean: PdfCell[] = cells.map((cell) => ({
    ...cell,
    text: unspaced(cell.text.replace(/\s+/gu, ' ').trim()),
  }));
  return {
    text: clean.map(({ text }) => text).join(' '),
    x: clean[0]?.x ?? 0,
    right: Math.max(...clean.map((cell) => cell.right)),
    y: base,
    size,
    font: fonts.size === 1 ? ([...fonts][0] ?? null) : null,
    page,
    column,
    cells: clean.filter(({ text }) => text !== ''),
    isRow: row.some(({ tag }) => tag !== undefined),
  };
}

function styled(run: PdfRun, before: string, size: number, base: number): string {
  if (run.size > size * smallShare) return run.text;
  if (run.y < base - size * 0.15) return raised(run.text, before);
  if (run.y > base + size * 0.08) return lowered(run.text);
  return run.text;
}

/** What a page has from those before it. */
interface PageStart {
  /** The number of the page's first column. */
  readonly column: number;
  /** Where the page before is divided into columns; null if it is not. */
  readonly gutter: number | null;
}

/** Returns the lines of a page in reading order: of two columns the left one first, between lines that span both. */
export function linesOfPage(
  runs: readonly PdfRun[],
  page: number,
  start: PageStart,
): { readonly lines: PdfLine[]; readonly gutter: number | null } {
  const lines: PdfLine[] = [];
  let { column } = start;
  let first: number | null = null;
  const read = (some: readonly PdfRun[], depth: number): void => {
    const rows = rowsOf(some);
    const size = quantile(
      some.map((run) => run.size),
      0.5,
    );
    const known = depth === 0 ? start.gutter : null;
    const found = depth < 3 ? gutterOf(rows, size) : null;
    const gutter = found ?? (known !== null && isDividedAt(known, rows, size) ? known : null);
    if (depth === 0) first = gutter;
    if (gutter === null) {
      lines.push(...rows.map((row) => lineOf(row, page, column)));
      column++;
      return;
    }
    let open: PdfRun[] = [];
    const close = () => {
      if (open.length === 0) return;
      read(
        open.filter((run) => run.x + run.width / 2 < gutter),
        depth + 1,
      );
      read(
        open.filter((run) => run.x + run.width / 2 >= gutter),
        depth + 1,
      );
      open = [];
    };
    for (const row of rows) {
      const isSpanning = spansOf(row).some(
        ([from, to]) => from < gutter - size && to > gutter + size,
      );
      if (!isSpanning) {
        open.push(...row);
        continue;
      }
      close();
      lines.push(lineOf(row, page, column));
    }
    close();
  };
  const tabled = withTaggedRows(runs, (some) =>
    rowsOf(some)
      .map((row) => lineOf(row, page, 0).text)
      .join(' '),
  );
  if (runs.length > 0) read(withDropCaps(tabled), 0);
  return { lines: lines.filter(({ text }) => text !== ''), gutter: first };
}
