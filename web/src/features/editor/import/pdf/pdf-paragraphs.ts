import type { Block } from '../document/block.ts';
import { joinLines, WordsInUse } from '../lines/divided-words.ts';
import { bullet, listMarker } from '../lines/list-marker.ts';
import { type Column, columnsOf } from './pdf-columns.ts';
import { mode, type PdfLine } from './pdf-run.ts';
import { repeatedHeads, rowsAmong } from './table-rows.ts';

const endsSentence = (text: string): boolean => /[.!?…:]["'»”’)\]]*$/u.test(text);
const startsLower = (text: string): boolean => /^["'«“(]?\p{Ll}/u.test(text);
const hardMarker = /^(?:[•◦▪▫‣⁃●○■□·\uf0b7\uf0a7]|\(?\d{1,3}[.)]\s)/u;
const dash = /^[—–-]\s/u;
const noteStart = /^[[(]?(?:\d{1,3}|[*†‡§]{1,3}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})[\])]?[.:]?\s*(?=[\p{L}«“"(])/u;

const raisedStart = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s*\p{L}/u;

/** A line that goes on in one that hangs below it, or beside it in a quotation with edges of its own. */
function goesOnIndented(last: PdfLine, line: PdfLine, { left, right }: Column): boolean {
  const inset = Math.max(0, last.x - left);
  const hangs = line.x > last.x - last.size * 0.5;
  return hangs && !endsSentence(last.text) && !isShort(last, line, right - inset);
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
    if (short && this.#isItem() && this.#startsItem(line)) return true;
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
      return !this.#isHeading(line) && !goesOnIndented(last, line, column);
    // An item ends where the text goes back to the left.
    if (this.#isItem() && line.x < (this.#open[0]?.x ?? 0) - line.size * 0.5) return true;
    if (this.#isHeading(line)) return false;
    // In the middle, as a formula of its own.
    if (short && Math.abs(line.x - last.x) > line.size * 6) return true;
    // Items whose bullets are drawn.
    if (short && indented && isIndented(last, column.left) && this.#slack(last) > 0.25) return true;
    return short && (endsSentence(last.text) ? !startsLower(line.text) : this.#isVerse(last, line));
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
