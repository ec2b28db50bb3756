import type { Block } from '../document/block.ts';
import { joinLines, WordsInUse } from '../lines/divided-words.ts';
import { bullet, listMarker } from '../lines/list-marker.ts';
import { gapsOf, mode, type PdfLine, quantile } from './pdf-run.ts';

const endsSentence = (text: string): boolean => /[.!?…:]["'»”’)\]]*$/u.test(text);
const startsLower = (text: string): boolean => /^["'«“(]?\p{Ll}/u.test(text);
const hardMarker = /^(?:[•◦▪▫‣⁃●○■□·\uf0b7\uf0a7]|\(?\d{1,3}[.)]\s)/u;
const dash = /^[—–-]\s/u;
const noteStart = /^[[(]?(?:\d{1,3}|[*†‡§]{1,3}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})[\])]?[.:]?\s*(?=[\p{L}«“"(])/u;

const raisedStart = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s*\p{L}/u;

/** In sizes of the font: words are hardly farther apart. */
const widestBlank = 2.2;

interface Column {
  readonly left: number;
  readonly right: number;
  /** Whether several lines end near its right edge, which is known by them. */
  readonly isWide: boolean;
  /** Distance of baselines. */
  readonly leading: number;
}

/** Returns the measures of each column. Few lines take those of the document. */
function columnsOf(lines: readonly PdfLine[], size: number): Map<number, Column> {
  const leadings: (readonly [number, number])[] = [];
  const byColumn = new Map<number, PdfLine[]>();
  for (const line of lines) byColumn.set(line.column, [...(byColumn.get(line.column) ?? []), line]);
  for (const column of byColumn.values())
    for (const [gap, weight] of gapsOf(column, size)) leadings.push([gap, weight]);
  const common = mode(leadings, 0.5);
  const columns = new Map<number, Column>();
  for (const [id, column] of byColumn) {
    const own = gapsOf(column, size);
    columns.set(id, {
      ...edgesOf(column, size),
      leading: own.length >= 4 ? mode(own, 0.5) : common,
    });
  }
  return columns;
}

function edgesOf(
  lines: readonly PdfLine[],
  size: number,
): Pick<Column, 'left' | 'right' | 'isWide'> {
  const body = lines.filter((line) => Math.abs(line.size - size) < size * 0.12);
  const some = body.length >= 3 ? body : lines;
  const left = mode(
    some.map((line) => [line.x, line.text.length] as const),
    2,
  );
  const flush = Math.min(
    left,
    quantile(
      some.map(({ x }) => x),
      0.1,
    ),
  );
  const edge = Math.max(...some.map((line) => line.right));
  const isWide = some.filter((line) => line.right > edge - size * 4).length >= 3;
  return { left: flush, right: edge, isWide };
}

const isIndented = (line: PdfLine, left: number): boolean =>
  line.x > left + line.size * 0.7 && line.x < left + line.size * 6;

/** A line's first word, with the titles and initials that typographers don't part from a name. */
const firstWord = /^(?:\p{Lu}\p{L}{0,3}\.\s)*\S+/u;

/** Whether the next line's first word had space at the end of a line. */
function isShort(line: PdfLine, next: PdfLine, edge: number): boolean {
  const word = firstWord.exec(next.text)?.[0].length ?? 0;
  const letter = (next.right - next.x) / Math.max(1, next.text.length);
  return edge - line.right > (word + 1) * letter + line.size * 0.4;
}

const isNumber = (text: string): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text);

/** Whether a gap is only between the mark of an item and its text. */
const isMarked = ({ cells }: PdfLine): boolean =>
  cells.length === 2 &&
  /^(?:[•◦▪▫‣⁃●○■□·\uf0b7\uf0a7–—-]|\(?(?:\d{1,3}|\p{L})[.)])$/u.test(cells[0]?.text ?? '');

/** Whether the gaps of a line are only its words, spread to the edge of a justified column. */
function isSpread({ cells, right, size }: PdfLine, column: Column | undefined): boolean {
  if (column === undefined || right < column.right - size * 0.7) return false;
  return cells.slice(1).every(({ x }, at) => x - (cells[at]?.right ?? x) < size * widestBlank);
}

/** Marks lines that are rows of a table: their gaps are where those of a neighbour are. */
function rowsAmong(lines: readonly PdfLine[], columns: ReadonlyMap<number, Column>): Set<PdfLine> {
  const rows = new Set<PdfLine>();
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (isMarked(line) || (next !== undefined && isMarked(next))) return;
    if (next === undefined || line.cells.length < 2 || next.cells.length < 2) return;
    if (line.column !== next.column || next.y - line.y > line.size * 4) return;
    if ([line, next].some((one) => isSpread(one, columns.get(one.column)))) return;
    const near = (a: number, b: number) => Math.abs(a - b) < line.size * 0.35;
    const aligned = line.cells
      .slice(1)
      .filter((cell) =>
        next.cells
          .slice(1)
          .some(
            (one) =>
              near(cell.x, one.x) ||
              ((isNumber(cell.text) || isNumber(one.text)) && near(cell.right, one.right)),
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
function repeatedHeads(lines: readonly PdfLine[], rows: ReadonlySet<PdfLine>): Set<PdfLine> {
  const repeated = new Set<PdfLine>();
  let head: string | null = null;
  for (const [at, line] of lines.entries()) {
    if (!rows.has(line)) head = null;
    else if (head === null) head = line.text;
    else if (line.column !== lines[at - 1]?.column && line.text === head) repeated.add(line);
  }
  return repeated;
}

class ParagraphMaker {
  readonly blocks: Block[] = [];
  readonly #columns: Map<number, Column>;
  readonly #words = new WordsInUse();
  readonly #size: number;
  readonly #font: string | null;
  #open: PdfLine[] = [];
  #notes: Block[] = [];

  constructor(lines: readonly PdfLine[], size: number) {
    this.#size = size;
    this.#columns = columnsOf(lines, size);
    const fonts = new Map<string, number>();
    for (const { font, text } of lines)
      if (font !== null) fonts.set(font, (fonts.get(font) ?? 0) + text.length);
    this.#font = [...fonts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
    for (const { text } of lines) this.#words.add(text);
  }

  make(lines: readonly PdfLine[]): Block[] {
    const notes = this.#notesAmong(lines);
    const text = lines.filter((line) => !notes.has(line));
    const rows = rowsAmong(text, this.#columns);
    const repeated = repeatedHeads(text, rows);
    for (const line of lines) {
      if (notes.has(line)) this.#note(line);
      else if (rows.has(line)) {
        this.#close();
        if (repeated.has(line)) continue;
        this.blocks.push({ kind: 'row', text: line.cells.map(({ text }) => text).join(', ') });
      } else {
        const last = this.#open.at(-1);
        if (last !== undefined && this.#starts(last, line)) this.#close();
        this.#open.push(line);
      }
    }
    this.#close();
    return this.blocks;
  }

  /** Small lines at the end of a column that begin with a mark. */
  #notesAmong(lines: readonly PdfLine[]): Map<PdfLine, boolean> {
    const notes = new Map<PdfLine, boolean>();
    const isSmall = ({ size }: PdfLine) => size < this.#size * 0.93;
    for (let at = lines.length - 1; at >= 0; ) {
      const end = at;
      const column = lines[at]?.column;
      while (at >= 0 && lines[at]?.column === column && isSmall(lines[at] as PdfLine)) at--;
      const raisedAt = lines.findIndex(
        (line, index) =>
          index > end - 12 && index <= end && line.column === column && raisedStart.test(line.text),
      );
      // A raised number at the beginning is a note in any size.
      if (raisedAt >= 0 && raisedAt <= at) at = raisedAt - 1;
      const small = lines.slice(at + 1, end + 1);
      const first = small.findIndex(({ text }) => noteStart.test(text));
      if (
        first >= 0 &&
        (at < 0 || lines[at]?.column === column || lines[at]?.page !== small[0]?.page)
      )
        for (const line of small.slice(first)) notes.set(line, noteStart.test(line.text));
      while (at >= 0 && lines[at]?.column === column) at--;
    }
    return notes;
  }

  #note(line: PdfLine): void {
    const last = this.#notes.at(-1);
    if (noteStart.test(line.text) || last === undefined)
      this.#notes.push({ kind: 'note', text: line.text.replace(noteStart, '') });
    else
      this.#notes[this.#notes.length - 1] = {
        ...last,
        text: joinLines(last.text, line.text, this.#words),
      };
  }

  #isHeading(line: PdfLine): boolean {
    return line.size > this.#size * 1.12;
  }

  #starts(last: PdfLine, line: PdfLine): boolean {
    if (Math.abs(last.size - line.size) > Math.max(last.size, line.size) * 0.12) return true;
    const column = this.#columns.get(line.column);
    const before = this.#columns.get(last.column);
    if (column === undefined || before === undefined) return true;
    const isNewFont = last.font !== line.font && last.font !== null && line.font !== null;
    const short = isShort(last, line, before.right);
    if (isNewFont && last.font !== this.#font && (short || endsSentence(last.text))) return true;
    if (isNewFont && line.font !== this.#font && (short || endsSentence(last.text))) return true;
    if (
      hardMarker.test(line.text) &&
      (endsSentence(last.text) ||
        short ||
        /[,;]$/u.test(last.text) ||
        /^[^\d(]/u.test(line.text) ||
        this.#isItem())
    )
      return true;
    if (dash.test(line.text) && endsSentence(last.text)) return true;
    if (line.page !== last.page || line.column !== last.column)
      return this.#startsOverBreak(last, line, short, [before, column]);
    const gap = line.y - last.y;
    if (gap < 0) return true;
    if (gap > column.leading * 1.22 + 0.5 && gap > column.leading + line.size * 0.18) return true;
    const indented = isIndented(line, column.left);
    if (
      indented &&
      !this.#isItem() &&
      (!isIndented(last, column.left) || endsSentence(last.text) || short)
    )
      return !this.#isHeading(line);
    // An item ends where the text goes back to the left.
    if (this.#isItem() && line.x < (this.#open[0]?.x ?? 0) - line.size * 0.5) return true;
    if (this.#isHeading(line)) return false;
    return short && (endsSentence(last.text) ? !startsLower(line.text) : this.#isVerse(last, line));
  }

  /** Short lines one below another that all begin with a capital. */
  #isVerse(last: PdfLine, line: PdfLine): boolean {
    return /^["'«“(—–-]*\s*\p{Lu}/u.test(line.text) &&
      !/[\p{L}\p{N}][,-]$/u.test(last.text.slice(-3))
      ? this.#slack(last) > 0.3
      : false;
  }

  #slack(line: PdfLine): number {
    const column = this.#columns.get(line.column);
    return column === undefined
      ? 0
      : (column.right - line.right) / Math.max(1, column.right - column.left);
  }

  #startsOverBreak(
    last: PdfLine,
    line: PdfLine,
    short: boolean,
    [before, column]: readonly [Column, Column],
  ): boolean {
    if (!endsSentence(last.text))
      return /^["'«“(]?\p{Lu}/u.test(line.text) && short && this.#slack(last) > 0.35;
    if (startsLower(line.text)) return false;
    // A full line that ends a sentence is more often within a paragraph than at its end.
    return short || isIndented(line, column.left) || !before.isWide;
  }

  #isItem(): boolean {
    return listMarker.test(this.#open[0]?.text ?? '');
  }

  #close(): void {
    const lines = this.#open;
    const first = lines[0];
    this.#open = [];
    if (first === undefined) return;
    const text = lines
      .reduce((before, line) => joinLines(before, line.text, this.#words), '')
      .replace(bullet, '');
    const isOwnFont =
      lines.length <= 2 && first.font !== null && first.font !== this.#font && !endsSentence(text);
    if (this.#isHeading(first) || isOwnFont)
      this.blocks.push({ kind: 'heading', text, level: this.#isHeading(first) ? 1 : 2 });
    else this.blocks.push({ kind: listMarker.test(first.text) ? 'item' : 'paragraph', text });
    this.blocks.push(...this.#notes);
    this.#notes = [];
  }
}

/** Returns the blocks of a document's lines, which are in reading order and without running heads. */
export function blocksOfLines(lines: readonly PdfLine[]): Block[] {
  const size = mode(
    lines.map((line) => [line.size, line.text.length] as const),
    0.5,
  );
  return new ParagraphMaker(lines, size).make(lines).filter(({ text }) => text !== '');
}
