import type { BlockWriter } from '../document/block-writer.ts';

/** A file may say any depth; tables in cells of tables are not so deep. */
const deepest = 50;

/** The rows of tables, whose cells are described before them; of a table in a cell, behind them. */
export class RtfRows {
  readonly #writer: BlockWriter;
  /** How many rows are open: each is in a cell of the one before. */
  #depth = 0;
  /** Which cells of the outermost row, or of one in a cell, are parts of those above. */
  #merged: boolean[] = [];
  #mergedInside: boolean[] = [];
  #isMerged = false;
  #cell = 0;
  /** Whether words describe a row in a cell. */
  #isInner = false;

  constructor(writer: BlockWriter) {
    this.#writer = writer;
  }

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  start(): void {
    this.reach(1);
  }

  /** Begins the rows that a paragraph is in. @param depth how many: 2 is a table in a cell */
  reach(depth: number): void {
    while (this.#depth < Math.min(depth, deepest)) {
      if (this.#depth === 0) this.#cell = 0;
      this.#writer.startRow();
      this.#writer.startCell();
      this.#depth++;
    }
  }

  /** @param left how many rows stay open */
  end(left = 0): void {
    for (; this.#depth > left; this.#depth--) this.#writer.endRow();
  }

  /** Takes a word that says something about rows. */
  word(word: string): void {
    if (word === 'nesttableprops') {
      this.#isInner = true;
      this.#mergedInside = [];
    } else if (word === 'nestrow') {
      this.#isInner = false;
      for (const [cell, isMerged] of this.#mergedInside.entries())
        if (isMerged && this.#depth > 1) this.#writer.continueCell(cell);
      this.end(Math.max(1, this.#depth - 1));
    } else if (word === 'row') {
      this.#isInner = false;
      this.end();
    } else if (word === 'cell') {
      this.end(1);
      this.start();
      if (this.#merged[this.#cell++] === true) this.#writer.continueCell();
      this.#writer.startCell();
    } else if (word === 'nestcell') {
      this.reach(2);
      this.#writer.startCell();
    } else this.#described(word);
  }

  #described(word: string): void {
    if (word === 'trowd' && !this.#isInner) this.#merged = [];
    else if (word === 'clvmrg') this.#isMerged = true;
    else if (word === 'cellx') {
      (this.#isInner ? this.#mergedInside : this.#merged).push(this.#isMerged);
      this.#isMerged = false;
    }
  }
}
