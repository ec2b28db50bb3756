import type { Column } from './pdf-columns.ts';
import type { PdfLine } from './pdf-run.ts';

/** In sizes of the font: words are hardly farther apart. */
const widestBlank = 2.2;
/** What stands at the other edge of the page is another cell. */
const widestOfWords = 8;

const isNumber = (text: string): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text);

/** Whether a gap is only between the mark of an item and its text. */
const isMarked = ({ cells }: PdfLine): boolean =>
  cells.length === 2 &&
  /^(?:[•◦▪▫‣⁃●○■□·\uf0b7\uf0a7–—-]|\(?(?:\d{1,3}|\p{L})[.)])$/u.test(cells[0]?.text ?? '');

/** Whether the gaps of a line are only its words, spread to the edge of a justified column. */
function isSpread({ cells, right, size }: PdfLine, column: Column | undefined): boolean {
  if (column === undefined || right < column.right - size * 0.7) return false;
  if (column.isSpread && !isNumber(cells.at(-1)?.text ?? '')) return true;
  return cells.slice(1).every(({ x }, at) => x - (cells[at]?.right ?? x) < size * widestBlank);
}

/** Marks lines that are rows of a table: their gaps are where those of a neighbour are. */
export function rowsAmong(
  lines: readonly PdfLine[],
  columns: ReadonlyMap<number, Column>,
): Set<PdfLine> {
  const rows = new Set<PdfLine>();
  lines.forEach((line, at) => {
    if (line.isRow) {
      rows.add(line);
      return;
    }
    const next = lines[at + 1];
    if (isMarked(line) || (next !== undefined && isMarked(next))) return;
    if (next === undefined || line.cells.length < 2 || next.cells.length < 2) return;
    if (line.column !== next.column || next.y - line.y > line.size * 4) return;
    if ([line, next].some((one) => isSpread(one, columns.get(one.column)))) return;
    const near = (a: number, b: number) => Math.abs(a - b) < line.size * 0.35;
    const isFar = [line, next].every(({ cells: [first, second], size }) =>
      first && second ? second.x - first.right > size * widestOfWords : false,
    );
    const aligned = line.cells
      .slice(1)
      .filter((cell) =>
        next.cells
          .slice(1)
          .some(
            (one) =>
              near(cell.x, one.x) ||
              ((isFar || isNumber(cell.text) || isNumber(one.text)) && near(cell.right, one.right)),
          ),
      );
    if (aligned.length < Math.min(line.cells.length, next.cells.length) - 1) return;
    // The right edges of justified lines meet too.
    const isProse = [line, next].every((one) => one.cells.length === 2 && one.text.length > 60);
    if (isProse) return;
    rows.add(line);
    rows.add(next);
  });
  return rows;
}

/** Returns the heads of tables that are printed again where the table goes on over a break. */
export function repeatedHeads(lines: readonly PdfLine[], rows: ReadonlySet<PdfLine>): Set<PdfLine> {
  const repeated = new Set<PdfLine>();
  let head: string | null = null;
  for (const [at, line] of lines.entries()) {
    if (!rows.has(line)) head = null;
    else if (head === null) head = line.text;
    else if (line.column !== lines[at - 1]?.column && line.text === head) repeated.add(line);
  }
  return repeated;
}
