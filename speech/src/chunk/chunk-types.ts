import type { Language } from '@duu/contract/language';

/** A written word (or number, or date) and where its spoken form stands in a chunk's text. */
interface ChunkWord {
  /** UTF-16 offsets into the chunk's text. */
  readonly from: number;
  readonly to: number;
  /** UTF-16 offsets into the segment as typed. */
  readonly start: number;
  readonly end: number;
}

/** What one call to an engine speaks. */
export interface Chunk {
  readonly segment: number;
  /** The language of the voice; not the request's for words in the other language. */
  readonly language: Language;
  readonly text: string;
  readonly words: readonly ChunkWord[];
  /** Silence that follows, in ms at normal speed. */
  readonly pauseMs: number;
}
