import { withoutInvisible } from '../lines/invisible.ts';
import { bullet } from '../lines/list-marker.ts';
import type { Block, BlockKind } from './block.ts';
import { type RunStyle, spokenRuns } from './spoken-runs.ts';
import { type Cell, longestCell, Repeats, TableGrid, textIn } from './table-grid.ts';
import { withoutWraps } from './wrapped-blocks.ts';

/**
 * Collects what a reader finds in reading order: blocks, runs of text, table rows and notes. Blanks are folded as in
 * HTML; a note follows the block that it belongs to.
 */
export class BlockWriter {
  readonly blocks: Block[] = [];
  #kind: BlockKind = 'paragraph';
  #level: number | undefined;
  #runs: { text: string; readonly style: RunStyle }[] = [];
  /** The number of an item, which is said before the next text. */
  mark = '';
  /** Cells of the open rows, and the tables that these are in. */
  readonly #rows: Cell[][] = [];
  readonly #grids: TableGrid[] = [];
  readonly #repeats = new Repeats();
  /** The cells of rows that are alone in their table so far. */
  readonly #alone = new Map<TableGrid, { readonly row: Block; readonly cells: readonly Cell[] }>();
  #notes: Block[] = [];
  #isOpen = false;
  #isAfterBreak = false;
  #isAfterBlank = false;
  readonly #afterBreak = new Set<Block>();
  readonly #afterBlank = new Set<Block>();

  /** Ends the open block, and says what the next one is. */
  start(kind: BlockKind = 'paragraph', level?: number): void {
    this.end();
    // Between rows: another table or group of rows begins.
    this.#grids.length = Math.min(this.#grids.length, this.#rows.length);
    this.#kind = kind;
    this.#level = level;
    this.#isOpen = true;
    this.#isAfterBreak = false;
  }

  /** Says what the open block is, if that is known only after it began. */
  become(kind: BlockKind, level?: number): void {
    this.#kind = kind;
    this.#level = level;
  }

  /** Adds text to the open block. Runs of one style belong together, however the file divides them. */
  add(text: string, style?: RunStyle): void {
    if (text === '') return;
    const last = this.#runs.at(-1);
    if (last !== undefined && last.style === style) last.text += text;
    else this.#runs.push({ text, style });
  }

  /** Whether no text was added to the open block so far, for what depends on it. */
  get isEmpty(): boolean {
    return this.#runs.every(({ text }) => text.trim() === '');
  }

  end(): void {
    const text = tidy(spokenRuns(this.#runs)).replace(bullet, '');
    this.#runs = [];
    const row = this.#rows.at(-1);
    if (text !== '') {
      const level = this.#level === undefined ? {} : { level: this.#level };
      const kind = this.mark !== '' && this.#kind === 'paragraph' ? 'item' : this.#kind;
      const block: Block = { kind, text: this.mark + text, ...level };
      this.mark = '';
      this.#noteBreaks(block);
      if (row === undefined) this.blocks.push(block);
      else addTo(row, block);
    } else if (this.#isOpen) this.#isAfterBlank = true;
    this.#isOpen = false;
    this.#kind = 'paragraph';
    this.#level = undefined;
    if (row === undefined && text !== '') this.#flushNotes();
  }

  #noteBreaks(block: Block): void {
    if (this.#isAfterBreak) this.#afterBreak.add(block);
    if (this.#isAfterBlank) this.#afterBlank.add(block);
    this.#isAfterBreak = false;
    this.#isAfterBlank = false;
  }

  #flushNotes(): void {
    this.blocks.push(...this.#notes);
    this.#notes = [];
  }

  /** A line break inside a block: each line is one of its kind. */
  lineBreak(): void {
    this.start(this.#kind, this.#level);
    this.#isAfterBreak = true;
  }

  /** Begins a row of a table; blocks until its end are its cells. A row in a row is part of the outer one. */
  startRow(): void {
    this.end();
    this.#rows.push([]);
  }

  /** @param rows how many rows the cell covers, and how many columns */
  startCell(rows = 1, columns = 1): void {
    this.end();
    this.#rows.at(-1)?.push(cell(rows, columns));
    this.#grids.length = Math.min(this.#grids.length, this.#rows.length);
  }

  /** Says that a cell of the open row, if not another the open one, is a part of the one above. */
  continueCell(at = -1): void {
    const cell = this.#rows.at(-1)?.at(at);
    if (cell !== undefined) cell.isContinued = true;
  }

  endRow(): void {
    this.end();
    const cells = this.#rows.pop() ?? [];
    const known = this.#grids[this.#rows.length];
    const grid = known ?? new TableGrid(this.#repeats);
    this.#grids[this.#rows.length] = grid;
    const said = grid.row(cells);
    const text = said.join(', ');
    if (text === '') return;
    const row: Block = { kind: 'row', text };
    const found = isLayout(cells, said.length === 1) ? blocksIn(cells) : [row];
    if (known === undefined && cells.filter(hasSeveral).length > 1)
      this.#alone.set(grid, { row, cells });
    else this.#alone.delete(grid);
    const outer = this.#rows.at(-1);
    if (outer !== undefined) {
      for (const block of found) addTo(outer, block);
      return;
    }
    this.blocks.push(...found);
    this.#flushNotes();
  }

  /** A note, which follows the block that is open. */
  note(text: string): void {
    const said = tidy(text);
    if (said !== '') this.#notes.push({ kind: 'note', text: said });
  }

  finish(): Block[] {
    this.end();
    this.#flushNotes();
    // The only row of a table puts blocks beside each other, as the head of a letter does.
    const alone = new Map([...this.#alone.values()].map(({ row, cells }) => [row, cells]));
    const blocks = this.blocks.flatMap((block) => {
      const cells = alone.get(block);
      return cells === undefined ? [block] : blocksIn(cells);
    });
    return [
      ...withoutWraps(blocks, { afterBreak: this.#afterBreak, afterBlank: this.#afterBlank }),
    ];
  }
}

const cell = (rows = 1, columns = 1): Cell => ({ blocks: [], rows, columns, isContinued: false });

function addTo(row: Cell[], block: Block): void {
  if (row.length === 0) row.push(cell());
  row.at(-1)?.blocks.push(block);
}

const hasSeveral = ({ blocks }: Cell): boolean => blocks.length > 1;
const blocksIn = (cells: readonly Cell[]): Block[] => cells.flatMap(({ blocks }) => blocks);

/**
 * Whether a row only puts blocks beside each other, or around them, as those of pages and letters do.
 * @param isAlone whether one cell is said, also of those that reach down from rows above
 */
function isLayout(cells: readonly Cell[], isAlone: boolean): boolean {
  const several = cells.filter(hasSeveral);
  return several.some((one) => isAlone || textIn(one).length > longestCell);
}

/** Removes what divides words for layout only, and folds blanks. */
function tidy(text: string): string {
  return withoutInvisible(text).replace(/\s+/gu, ' ').trim();
}
