import type { BlockWriter } from '../document/block-writer.ts';

/** The rows of tables, whose cells are described before them. */
export class RtfRows {
  isOpen = false;
  readonly #writer: BlockWriter;
  /** Which cells of the row are parts of those above. */
  #merged: boolean[] = [];
  #isMerged = false;
  #cell = 0;

  constructor(writer: BlockWriter) {
    this.#writer = writer;
  }

  start(): void {
    if (this.isOpen) return;
    this.#writer.startRow();
    this.#writer.startCell();
    this.isOpen = true;
    this.#cell = 0;
  }

  end(): void {
    if (this.isOpen) this.#writer.endRow();
    this.isOpen = false;
  }

  /** Takes a word that says something about rows. */
  word(word: string): void {
    if (word === 'trowd') this.#merged = [];
    else if (word === 'clvmrg') this.#isMerged = true;
    else if (word === 'cellx') {
      this.#merged.push(this.#isMerged);
      this.#isMerged = false;
    } else if (word === 'row') this.end();
    else if (word === 'cell' || word === 'nestcell') {
      this.start();
      if (this.#merged[this.#cell++] === true) this.#writer.continueCell();
      this.#writer.startCell();
    }
  }
}
