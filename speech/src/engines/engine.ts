import type { Language } from '@duu/contract/language';
import type { EngineId } from '@duu/contract/voice-settings';

/** How a chunk ends where its marks don't say it: as an item of a list, or open, as its sentence continues. */
export type Melody = 'list' | 'open';

/** One call to an engine: one chunk of normalized text. */
export interface EngineRequest {
  /** Words as they are spoken: no digits, no symbols. */
  readonly text: string;
  readonly language: Language;
  /** The engine's name for the voice. */
  readonly voice: string;
  /** Ratio of the voice's own rate, 0.5 to 2. Ignored by engines without `hasSpeed`. */
  readonly speed: number;
  /** Ratio of the voice's own fundamental frequency, 0.75 to 1.4. Ignored by engines without `hasPitch`. */
  readonly pitch: number;
  /** Ignored by engines without `byClause`. */
  readonly melody?: Melody;
  /**
   * When its listener needs it, on the clock of `performance.now()`; an engine with a queue speaks what is due first.
   * Default: now.
   */
  readonly dueMs?: number;
  readonly signal?: AbortSignal;
}

/** A word's time within the chunk; `start` and `end` are UTF-16 offsets into the request's text. */
export interface EngineWord {
  readonly start: number;
  readonly end: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** A piece of sound: mono, full scale is ±32767. */
export interface EngineSound {
  readonly samples: Int16Array;
  /** Words whose start is known, in order, each reported once. */
  readonly words: readonly EngineWord[];
}

/** Turns words into sound. Throws `SpeechError` only. */
export interface Engine {
  readonly id: EngineId;
  readonly languages: readonly Language[];
  /** The longest text per call. */
  readonly limit: { readonly unit: 'bytes' | 'characters'; readonly max: number };
  readonly sampleRate: number;
  readonly hasSpeed: boolean;
  readonly hasPitch: boolean;
  readonly hasWordTimes: boolean;
  /** Whether a speaker's gain was measured with this engine, so that the sound need not be measured before it leaves. */
  readonly isCalibrated?: boolean;
  /** The maximum number of concurrent calls. */
  readonly concurrency: number;
  /**
   * How it gets words in the other language's letters: as `parts` (separate calls in that language), `inline`
   * unchanged (the default), or `respelled` in the letters of the text's language.
   */
  readonly foreign?: 'parts' | 'inline' | 'respelled';
  /** The tempo still to be applied after an engine with `hasSpeed` that cannot reach the requested speed. */
  tempoLeft?(language: Language, speed: number): number;
  /** Whether every sentence is a separate call; else sentences are packed up to the limit. */
  readonly bySentence?: boolean;
  /** Whether every clause is a separate call, because the engine's melody does not depend on the clause before. */
  readonly byClause?: boolean;
  /** Grows when the same text sounds different, so that chunks cached before are not used. 1 if left out. */
  readonly soundVersion?: number;
  speak(request: EngineRequest): AsyncIterable<EngineSound>;
}
