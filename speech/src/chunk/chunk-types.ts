import type { Language } from '@duu/contract/language';
import type { Melody } from '../engines/engine.ts';

/** A written word (or number, or date) and the place of its spoken form in a chunk's text. */
interface ChunkWord {
  /** UTF-16 offsets into the chunk's text. */
  readonly from: number;
  readonly to: number;
  /** UTF-16 offsets into the segment as typed. */
  readonly start: number;
  readonly end: number;
}

/** The text of one call to an engine; empty before a pause at the start, and for a segment whose sound is kept. */
export interface Chunk {
  readonly segment: number;
  /** The language of the voice; differs from the request's for words in the other language. */
  readonly language: Language;
  readonly text: string;
  readonly words: readonly ChunkWord[];
  /** The voice that the text asks for, by `voiceKey`; missing: the speaker's. */
  readonly voice?: string;
  /** Silence that follows, in ms at normal speed. */
  readonly pauseMs: number;
  /** Whether the text asks for the silence: it is as long at any speed. */
  readonly isExact?: boolean;
  readonly melody?: Melody;
  /** Whether the whole segment's sound is taken over from a former conversion. */
  readonly isKept?: boolean;
}
