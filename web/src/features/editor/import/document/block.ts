/** What a block of a document is. `line`: one of several that belong together, as in a poem or in code. */
export type BlockKind = 'paragraph' | 'heading' | 'item' | 'row' | 'line' | 'note';

/** A block of a document, in reading order, with the words that are spoken of it. */
export interface Block {
  readonly kind: BlockKind;
  readonly text: string;
  /** 1 to 6, of a heading. */
  readonly level?: number;
}

/** Where a chapter begins, as an index of a block. */
export interface ChapterStart {
  readonly block: number;
  readonly title: string;
}

/** What a reader returns. */
export interface ReadDocument {
  readonly blocks: readonly Block[];
  /** What was left out, for the user. */
  readonly left?: LeftOut;
  /** Where chapters begin, if the document says so other than by its headings. */
  readonly starts?: readonly ChapterStart[];
  readonly about?: AboutDocument;
}

/** What a document says about itself. */
export interface AboutDocument {
  readonly title?: string;
  readonly author?: string;
  /** The bytes of a picture, of whatever kind. */
  readonly cover?: Uint8Array;
}

/** Counts of what was left out. */
export interface LeftOut {
  /** Pages that are pictures. */
  readonly pagesWithoutText?: number;
  /** Pages whose letters have no meaning in the file. */
  readonly pagesWithUnknownLetters?: number;
}
