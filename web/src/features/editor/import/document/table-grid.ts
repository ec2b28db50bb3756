import { maxText } from '../max-text.ts';
import type { Block } from './block.ts';

/** A cell as a reader finds it. */
export interface Cell {
  readonly blocks: Block[];
  /** How many rows and columns it covers, at least 1. */
  readonly rows: number;
  readonly columns: number;
  /** Whether it is a part of the cell above. */
  isContinued: boolean;
}

/** Cells with more text are those of a layout, and no row is said of them. */
export const longestCell = 300;

/** What stands in a cell: its rows and lines are set apart, unless they are parts of a sentence. */
export const textIn = ({ blocks }: Cell): string =>
  blocks.reduce((before, { kind, text }, at) => {
    if (at === 0 || /[.,:;!?…]$/u.test(before)) return `${before} ${text}`.trim();
    if (kind === 'row' || blocks[at - 1]?.kind === 'row') return `${before}; ${text}`;
    return `${before}${kind === 'item' || /^\p{Lu}/u.test(text) ? ', ' : ' '}${text}`;
  }, '');

/** As of columns in HTML. The cell may be said in each of its rows, so that a small file could become a large text. */
const mostSpanned = 1000;

/** Parses how many rows or columns a cell covers: 1 to 1,000. */
export const spanned = (written: string | undefined): number =>
  Math.min(mostSpanned, Math.max(1, Number.parseInt(written ?? '', 10) || 1));

/** Parses how many rows a cell covers in HTML: 1 to 1,000; `0` is as many as follow in its group of rows. */
export const spannedRows = (written: string | undefined): number =>
  Number.parseInt(written ?? '', 10) === 0 ? mostSpanned : spanned(written);

/** Longer text is not said again in each row that its cell reaches into. */
const longestAgain = 60;
const again = (text: string): string => (text.length <= longestAgain ? text : '');

/** A cell with the rows that it reaches into below. */
interface Reaching {
  readonly text: string;
  readonly rows: number;
  readonly columns: number;
}

/** Counts the letters of cells said again in a text, with one for each cell: a small file could become a huge text. */
export class Repeats {
  left = maxText;
}

/** Puts the cells of a table's rows in their columns, so that a cell over several rows is said in each of them. */
export class TableGrid {
  /** By their first column, the cells of the row before. */
  #above = new Map<number, Reaching>();
  readonly #repeats: Repeats;

  constructor(repeats: Repeats) {
    this.#repeats = repeats;
  }

  /** Returns what is said of the cells of the next row; nothing if it has no text of its own. */
  row(cells: readonly Cell[]): string[] {
    const below = new Map<number, Reaching>();
    const said: string[] = [];
    let column = 0;
    const reach = () => {
      for (let one = this.#above.get(column); one && one.rows > 0 && this.#repeats.left > 0; ) {
        this.#repeats.left -= again(one.text).length + 1;
        below.set(column, { ...one, rows: one.rows - 1 });
        said.push(again(one.text));
        column += one.columns;
        one = this.#above.get(column);
      }
    };
    for (const cell of cells) {
      const { rows, columns, isContinued } = cell;
      reach();
      const text = isContinued ? (this.#above.get(column)?.text ?? '') : textIn(cell);
      said.push(isContinued ? again(text) : text);
      below.set(column, { text, rows: rows - 1, columns });
      column += columns;
    }
    reach();
    this.#above = below;
    const isSaid = cells.some(({ blocks, isContinued }) => !isContinued && blocks.length > 0);
    return isSaid ? said.filter((text) => text !== '') : [];
  }
}
