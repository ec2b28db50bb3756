import type { Block } from '../document/block.ts';
import { joinLines, WordsInUse } from '../lines/divided-words.ts';
import { bullet, listMarker } from '../lines/list-marker.ts';
import { FootNotes, noteLinesAmong, withFeetAside } from './foot-notes.ts';
import { linesOfHangingText } from './hanging-text.ts';
import { narrowEdges } from './line-blocks.ts';
import {
  areFullLinesLast,
  endsSentence,
  isApart,
  isIndented,
  isShort,
  startsLower,
} from './line-ends.ts';
import { type Column, columnsOf } from './pdf-columns.ts';
import { isLarge, mode, type PdfLine } from './pdf-run.ts';
import { repeatedHeads, rowsAmong } from './table-rows.ts';

const hardMarker = /^(?:[•◦▪▫‣⁃●○■□·\uf0b7\uf0a7]|\(?\d{1,3}(?:\.\d{1,3}){0,4}[.)]\s)/u;
const dash = /^[—–-]\s/u;
/** The number of a page behind the dots of a table of contents. */
const leader = /(?:\.\s?|…\s?|·\s?){4,}\s*(?:\d{1,4}|[ivxlc]+)$/u;
/** A line that goes on in one that hangs below it, or beside it in a quotation with edges of its own. */
function goesOnIndented(last: PdfLine, line: PdfLine, { left, right }: Column): boolean {
  const inset = Math.max(0, last.x - left);
  const hangs = line.x > last.x - last.size * 0.5;
  return hangs && !endsSentence(last.text) && !isShort(last, line, right - inset);
}

/** Whether two cells are texts side by side, as in two languages: a row of a table says no sentences. */
const areTexts = (cells: readonly string[]): boolean =>
  cells.length === 2 && cells.every((text) => text.length > 60 && endsSentence(text));

/** Whether lines begin at different places and end at one, as an address at the right of a letter. */
const areFlushRight = (last: PdfLine, line: PdfLine, { left }: Column): boolean =>
  [last, line].every(({ x, size }) => x > left + size * 6) &&
  Math.abs(last.right - line.right) < line.size * 0.2 &&
  Math.abs(last.x - line.x) > line.size * 0.5;

/** Formulas have none. */
const word = /\p{L}{3}|\d{4}/u;

/** Whether lines at the right, as an address or a signature, are behind: the text goes on at the left, or each is its own. */
const leavesRight = (last: PdfLine, line: PdfLine, { left, right }: Column): boolean =>
  last.x > left + last.size * 6 &&
  !startsLower(line.text) &&
  [last, line].every(({ text }) => word.test(text)) &&
  (line.x < last.x - last.size * 6 ||
    (Math.abs(line.x - last.x) < last.size * 2 && isShort(last, line, right)));

const areNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(one, other) * 0.12;

/** Whether lines are of one size, or a sentence that goes on has words of one. */
const isOneSize = (last: PdfLine, line: PdfLine): boolean =>
  areNear(last.size, line.size) ||
  (!endsSentence(last.text) &&
    last.sizes.some((size) => line.sizes.some((other) => areNear(size, other))));

/** Who speaks, or what is told. */
const label = /^\p{Lu}[\p{L}. -]{0,25}:\s/u;

class ParagraphMaker {
  readonly #blocks: Block[] = [];
  readonly #notes: FootNotes;
  readonly #columns: Map<number, Column>;
  readonly #endsWithFullLines: boolean;
  readonly #words = new WordsInUse();
  readonly #size: number;
  readonly #font: string | null;
  #hanging: ReadonlySet<PdfLine> = new Set();
  #edges: ReadonlyMap<PdfLine, number> = new Map();
  #open: PdfLine[] = [];

  constructor(lines: readonly PdfLine[], size: number) {
    this.#size = size;
    this.#columns = columnsOf(lines, size);
    this.#endsWithFullLines = areFullLinesLast(lines, this.#columns, size);
    const fonts = new Map<string, number>();
    for (const { font, text } of lines)
      if (font !== null) fonts.set(font, (fonts.get(font) ?? 0) + text.length);
    this.#font = [...fonts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
    for (const { text } of lines) this.#words.add(text);
    this.#notes = new FootNotes(this.#words);
  }

  make(written: readonly PdfLine[]): Block[] {
    const lines = withFeetAside(written, this.#size);
    const asides = Map.groupBy(lines, ({ aside }) => aside);
    const notes = noteLinesAmong(asides.get(undefined) ?? [], this.#size);
    const text = lines.filter((line) => line.aside === undefined && !notes.has(line));
    const rows = rowsAmong(text, this.#columns);
    const repeated = repeatedHeads(text, rows);
    this.#hanging = linesOfHangingText(text, this.#columns);
    this.#edges = narrowEdges(text, this.#columns);
    for (const line of lines) {
      const near = this.#blocks.length - (this.#open.length > 0 ? 0 : 1);
      if (line.aside !== undefined) this.#addAside(asides.get(line.aside) ?? [], near);
      if (line.aside !== undefined) asides.delete(line.aside);
      else if (notes.has(line)) this.#notes.add(line, near);
      else if (rows.has(line)) {
        this.#close();
        if (repeated.has(line)) continue;
        this.#notes.mark(line, this.#blocks.length);
        const cells = line.cells.map(({ text }) => text);
        if (areTexts(cells))
          this.#blocks.push(...cells.map((text): Block => ({ kind: 'paragraph', text })));
        else this.#blocks.push({ kind: 'row', text: cells.join(', ') });
      } else {
        const last = this.#open.at(-1);
        if (last !== undefined && this.#starts(last, line)) this.#close();
        this.#open.push(line);
      }
    }
    this.#close();
    return this.#notes.placedAmong(this.#blocks);
  }

  /** Takes what stands beside the text as blocks of its own, behind the one that is open. */
  #addAside(lines: readonly PdfLine[], near: number): void {
    const own = lines.map((line) => ({ ...line, aside: undefined, isBeside: false }));
    if (own.length > 0) this.#notes.addBlocks(blocksOfLines(own), near);
  }

  #isHeading(line: PdfLine): boolean {
    return isLarge(line, this.#size);
  }

  #starts(last: PdfLine, line: PdfLine): boolean {
    if (!isOneSize(last, line)) return true;
    const column = this.#columns.get(line.column);
    const before = this.#columns.get(last.column);
    if (column === undefined || before === undefined) return true;
    if (column.isList || before.isList)
      return line.column !== last.column || !startsLower(line.text) || line.text.includes('@');
    const isNewFont = last.font !== line.font && last.font !== null && line.font !== null;
    const short = isShort(last, line, this.#edges.get(last) ?? before.right);
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
    if (short && this.#isItem() && this.#startsItem(line)) return true;
    if (dash.test(line.text) && endsSentence(last.text)) return true;
    if (leader.test(last.text)) return true;
    if (line.page !== last.page || line.column !== last.column)
      return this.#startsOverBreak(last, line, short, [before, column]);
    if (line.y < last.y) return true;
    if (isApart(last, line, column) && !this.#goesOnInHeading(last, line, short)) return true;
    if (areFlushRight(last, line, column) || leavesRight(last, line, column)) return true;
    if (label.test(line.text) && endsSentence(last.text)) return true;
    const indented = isIndented(line, column.left);
    const isInset = indented && isIndented(last, column.left);
    if (this.#hanging.has(line) && !this.#isItem() && !(short && isInset))
      return short || (!indented && (isIndented(last, column.left) || endsSentence(last.text)));
    if (indented && !this.#isItem() && (!isInset || endsSentence(last.text) || short))
      return !this.#isHeading(line) && !goesOnIndented(last, line, column);
    if (this.#isItem() && this.#leavesItem(last, line, short)) return true;
    if (this.#isHeading(line)) return false;
    // In the middle, as a formula of its own.
    if (short && Math.abs(line.x - last.x) > line.size * 6) return true;
    // Items whose bullets are drawn.
    if (short && isInset && this.#slack(last) > 0.25) return !goesOnIndented(last, line, column);
    return short && (endsSentence(last.text) ? !startsLower(line.text) : this.#isVerse(last, line));
  }

  /** Whether a heading that filled its line goes on in the next: its lines are farther apart than those of the text. */
  #goesOnInHeading(last: PdfLine, line: PdfLine, short: boolean): boolean {
    const isOne = this.#isHeading(last) && this.#isHeading(line) && last.font === line.font;
    return isOne && !short && line.y - last.y < line.size * 1.5;
  }

  /** Whether the text goes back to the left of an item, and not only behind the indent of its first line. */
  #leavesItem(last: PdfLine, line: PdfLine, short: boolean): boolean {
    const isLeftOf = ({ x }: PdfLine) => line.x < x - line.size * 0.5;
    return (
      this.#open[0] !== undefined &&
      isLeftOf(this.#open[0]) &&
      (short || (this.#open.length > 1 && isLeftOf(last)))
    );
  }

  /** Whether a line after an item with space at its end begins an item of it, or beside it. */
  #startsItem(line: PdfLine): boolean {
    const from = this.#open[0]?.x ?? 0;
    return listMarker.test(line.text) || line.x > from + line.size * 2.4;
  }

  /** Short lines one below another that all begin with a capital. */
  #isVerse(last: PdfLine, line: PdfLine): boolean {
    return /^["'«“(—–-]*\s*[\p{Lu}\p{N}]/u.test(line.text) &&
      !/[\p{L}\p{N}][,-]$/u.test(last.text.slice(-3))
      ? this.#slack(last) > 0.3
      : this.#slack(last) > 0.7;
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
    return short || isIndented(line, column.left) || !before.isWide || this.#endsWithFullLines;
  }

  #isItem(): boolean {
    return listMarker.test(this.#open[0]?.text ?? '');
  }

  #close(): void {
    const lines = this.#open;
    const first = lines[0];
    this.#open = [];
    if (first === undefined) return;
    for (const line of lines) this.#notes.mark(line, this.#blocks.length);
    const text = lines
      .reduce((before, line) => joinLines(before, line.text, this.#words), '')
      .replace(bullet, '');
    const isOwnFont =
      lines.length <= 2 && first.font !== null && first.font !== this.#font && !endsSentence(text);
    if (this.#isHeading(first) || isOwnFont)
      this.#blocks.push({ kind: 'heading', text, level: this.#isHeading(first) ? 1 : 2 });
    else this.#blocks.push({ kind: listMarker.test(first.text) ? 'item' : 'paragraph', text });
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
