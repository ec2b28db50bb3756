import type { Language } from '@duu/contract/language';
import type { EngineId } from '@duu/contract/voice';

/** What one call asks of an engine: one chunk of already normalized text. */
export interface EngineRequest {
  /** Words as they are to be spoken: no digit, no symbol. */
  readonly text: string;
  readonly language: Language;
  /** The engine's own name of the voice. */
  readonly voice: string;
  /** Ratio of the voice's own rate, 0.5 to 2. Ignored by engines without `hasSpeed`. */
  readonly speed: number;
  /** Ratio of the voice's own fundamental frequency, 0.75 to 1.4. Ignored by engines without `hasPitch`. */
  readonly pitch: number;
  readonly signal?: AbortSignal;
}

/** A word's time within the chunk; `start` and `end` are UTF-16 offsets into the request's text. */
export interface EngineWord {
  readonly start: number;
  readonly end: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** A piece of sound as it comes: mono, full scale is ±32767. */
export interface EngineSound {
  readonly samples: Int16Array;
  /** Words whose start is known by now, in order, each given once. */
  readonly words: readonly EngineWord[];
}

/** Anything that turns words into sound. Throws `SpeechError` and nothing else. */
export interface Engine {
  readonly id: EngineId;
  readonly languages: readonly Language[];
  /** The most text that one call takes. */
  readonly limit: { readonly unit: 'bytes' | 'characters'; readonly max: number };
  readonly sampleRate: number;
  readonly hasSpeed: boolean;
  readonly hasPitch: boolean;
  readonly hasWordTimes: boolean;
  /** How many calls may be under way at once. */
  readonly concurrency: number;
  /**
   * How words in the other language's letters reach it: as `parts` (calls of their own in that language), `inline`
   * as they stand (the default), or `respelled` in the letters of the text's language.
   */
  readonly foreign?: 'parts' | 'inline' | 'respelled';
  /** The ratio that an engine with `hasSpeed` leaves to be made after it, where it cannot go so far itself. */
  tempoLeft?(language: Language, speed: number): number;
  /** True where every sentence is a call of its own; else sentences are packed up to the limit. */
  readonly bySentence?: boolean;
  speak(request: EngineRequest): AsyncIterable<EngineSound>;
}
