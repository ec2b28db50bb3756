import { withDropCaps } from './drop-caps.ts';
import { gutterOf, isDividedAt } from './gutter.ts';
import { lineOf, textOfRuns } from './page-rows.ts';
import { extentOf, type PdfLine, type PdfRun, quantile, textOf, withTags } from './pdf-run.ts';
import { cellsByPlace } from './plain-tables.ts';
import { rowsOf, spansOf } from './rows-of-runs.ts';
import { type Band, bandOf, isBroken } from './side-text.ts';
import { withTaggedRows } from './tagged-rows.ts';

/** What a page has from those before it. */
interface PageStart {
  /** The number of the page's first column. */
  readonly column: number;
  /** Where the page before is divided into columns; null if it is not. */
  readonly gutter: number | null;
}

type Rows = readonly (readonly PdfRun[])[];

const parted = (rows: Rows, isPart: (run: PdfRun) => boolean): PdfRun[][] =>
  rows.map((row) => row.filter(isPart)).filter((row) => row.length > 0);

/** Rows around text that stands side by side, which columns of a text divide too: it is a part of them. */
const leastDivided = 3;
/** Of the wider side: a narrower one has the terms of a glossary. */
const leastWidth = 0.4;

function areInColumns(around: Rows, gutter: number | null): boolean {
  if (gutter === null) return false;
  const isDivided = (row: readonly PdfRun[]) => {
    const spans = spansOf(row);
    return (
      spans.some(([, end]) => end <= gutter) &&
      spans.some(([start]) => start >= gutter) &&
      spans.every(([start, end]) => end <= gutter || start >= gutter)
    );
  };
  const rows = around.filter(isDivided);
  const sides = [(run: PdfRun) => run.x < gutter, (run: PdfRun) => run.x >= gutter].map((isOn) =>
    rows.map((row) => row.filter(isOn)),
  );
  const widths = sides.map((side) => {
    const [from, to] = extentOf(side.flat());
    return to - from;
  });
  return (
    rows.length >= leastDivided &&
    Math.min(...widths) >= Math.max(...widths) * leastWidth &&
    sides.every((side) => isBroken(side.map(textOf)))
  );
}

class PageReader {
  readonly lines: PdfLine[] = [];
  readonly #page: number;
  #column: number;
  /** Where the page is divided into columns. */
  gutter: number | null;

  constructor(page: number, { column, gutter }: PageStart) {
    this.#page = page;
    this.#column = column;
    this.gutter = gutter;
  }

  /** Adds a column. */
  #add(rows: Rows, about: Partial<PdfLine>): void {
    for (const row of rows) this.lines.push({ ...lineOf(row, this.#page, this.#column), ...about });
    this.#column++;
  }

  read(runs: readonly PdfRun[], depth = 0): void {
    const plain = rowsOf(runs);
    const size = quantile(
      runs.map((run) => run.size),
      0.5,
    );
    const gutterIn = (rows: Rows) => (depth < 3 ? gutterOf(rows, size) : null);
    const divided = gutterIn(plain);
    const cells = cellsByPlace(plain);
    const isAround = (row: readonly PdfRun[]) => !row.some((run) => cells.has(run));
    const isTable = cells.size > 0 && !areInColumns(plain.filter(isAround), divided);
    const rows = isTable
      ? rowsOf(withTaggedRows(withTags(plain.flat(), cells), textOfRuns))
      : plain;
    const isTop = this.#page === 0 && this.lines.length === 0;
    const band = depth === 0 ? bandOf(plain, { size, isTop }) : null;
    const known = depth === 0 ? this.gutter : null;
    const found = rows === plain ? divided : gutterIn(rows);
    if (
      band !== null &&
      !areInColumns([...plain.slice(0, band.from), ...plain.slice(band.to)], found)
    ) {
      this.#readBand(plain, band);
      return;
    }
    const gutter = found ?? (known !== null && isDividedAt(known, rows, size) ? known : null);
    if (depth === 0) this.gutter = gutter;
    if (gutter !== null) {
      this.#readColumns(rows, gutter, size, depth);
      return;
    }
    this.#add(rows, { isBeside: depth > 0 });
  }

  /** Reads the left column before the right one, between lines that span both. */
  #readColumns(rows: Rows, gutter: number, size: number, depth: number): void {
    let open: PdfRun[] = [];
    const close = () => {
      if (open.length === 0) return;
      // Lines that span both have edges of their own.
      if (this.lines.at(-1)?.column === this.#column) this.#column++;
      const isLeft = (run: PdfRun) => run.x + run.width / 2 < gutter;
      this.read(open.filter(isLeft), depth + 1);
      this.read(
        open.filter((run) => !isLeft(run)),
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
      this.lines.push(lineOf(row, this.#page, this.#column));
    }
    close();
  }

  #readBand(rows: Rows, { from, to, x, aside, isMargin }: Band): void {
    const isLeft = (run: PdfRun) => run.x < x - 1;
    const isRight = (run: PdfRun) => !isLeft(run);
    const [isSide, isMain] = aside === 'right' ? [isRight, isLeft] : [isLeft, isRight];
    const within = rows.slice(from, to);
    const sideRows = rowsOf(parted(within, isSide).flat());
    const addSide = () =>
      this.#add(sideRows, {
        isBeside: true,
        ...(aside !== null && { aside: this.#column }),
      });
    if (isMargin) {
      const start = this.lines.length;
      this.read([...rows.slice(0, from), ...parted(within, isMain), ...rows.slice(to)].flat());
      const top = sideRows[0]?.[0]?.y ?? 0;
      const below = this.lines.splice(start);
      const next = below.findIndex(({ y }) => y > top);
      const count = next < 0 ? below.length : next;
      this.lines.push(...below.slice(0, count));
      addSide();
      this.lines.push(...below.slice(count));
      return;
    }
    const [before, after] = [rows.slice(0, from).flat(), rows.slice(to).flat()];
    if (before.length > 0) this.read(before);
    addSide();
    this.#add(rowsOf(parted(within, isMain).flat()), { isBeside: true });
    if (after.length > 0) this.read(after);
  }
}

/** Returns the lines of a page in reading order: of two columns the left one first, and what is beside the text before it. */
export function linesOfPage(
  runs: readonly PdfRun[],
  page: number,
  start: PageStart,
): { readonly lines: PdfLine[]; readonly gutter: number | null } {
  const reader = new PageReader(page, start);
  if (runs.length > 0) reader.read(withDropCaps(withTaggedRows(runs, textOfRuns)));
  return { lines: reader.lines.filter(({ text }) => text !== ''), gutter: reader.gutter };
}
