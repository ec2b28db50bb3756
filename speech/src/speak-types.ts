import type { Language } from '@duu/contract/language';
import type { Pauses } from '@duu/contract/pauses';
import type { NormalizedSegment, Token } from '@duu/contract/token';
import type {
  Background,
  BackgroundVolume,
  EngineId,
  PitchLevel,
} from '@duu/contract/voice-settings';
import type { Word } from '@duu/contract/word';
import type { Breaker } from './engines/breaker.ts';
import type { Engine } from './engines/engine.ts';
import type { KeptSound } from './kept-sound.ts';
import type { NormalizeOptions } from './normalize/options.ts';
import type { ContainerFormat } from './output/encoding.ts';
import type { OpenReader } from './reading/passage-reader.ts';

/** The formats of a sound: `opus` in Ogg, `aac` in ADTS, `pcm` 16 bits at 24,000 Hz without a header. */
export type SpeechFormat = 'mp3' | 'wav' | 'pcm' | ContainerFormat;

/** An engine, its name for the voice, and the gain that brings that voice to −16 LUFS. */
export interface SpeechVoice {
  readonly engine: EngineId;
  readonly voice: string;
  readonly gainDb: number;
}

export interface SpeechSpeaker extends SpeechVoice {
  /** Written into the file's tags as the artist. */
  readonly name: string;
  /** The voices that speak if those before them fail before their first sound, in order. */
  readonly fallbacks?: readonly SpeechVoice[];
}

export interface SpeakRequest {
  /** The typed text, in order. Word offsets refer to these strings. */
  readonly segments: readonly string[];
  readonly language: Language;
  readonly speaker: SpeechSpeaker;
  /** The voices that the text asks for (`[voice Bat]`), by `voiceKey`; only those of the speaker's engine speak. */
  readonly voices?: ReadonlyMap<string, SpeechVoice>;
  readonly background: Background | null;
  /** Loudness of the background relative to the voice; ignored without one. */
  readonly backgroundVolume: BackgroundVolume;
  /** Ratio, 0.25 to 4. */
  readonly speed: number;
  readonly pitch: PitchLevel;
  /** The user's dictionary; takes precedence over every rule. */
  readonly dictionary?: NormalizeOptions['dictionary'];
  /** Silence after clauses, sentences and the like; `defaultPauses` if left out. */
  readonly pauses?: Pauses;
  /** Written into the file's tags. */
  readonly title?: string;
  /** False leaves words and tokens out of the result, for texts so long that their reader gets them as events. */
  readonly keep?: boolean;
  /** Keeps the sound of an MP3 without loss too: `lossless` of the result. */
  readonly keepsLossless?: boolean;
  /** Segments that the speaker's own voice doesn't speak again; only for an MP3 without music. */
  readonly kept?: KeptSound;
  /** `mp3` by default. */
  readonly format?: SpeechFormat;
  /** Stops the work immediately; the iteration then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface SpeakDeps {
  readonly engines: Readonly<Partial<Record<EngineId, Engine>>>;
  /** The folder with the background files (the URL ends in `/`), for a bundle in another place. */
  readonly backgrounds?: URL;
  /** Leaves out engines whose provider fails, if another voice can speak. */
  readonly breaker?: Breaker;
  /** Reads texts elsewhere than in this thread. */
  readonly openReader?: OpenReader;
  /** Aborts after that many ms; for tests. */
  readonly timeout?: (ms: number) => AbortSignal;
}

/** Known when the last byte has left. */
export interface SpeechResult {
  /** The fallback voice that spoke; null if the speaker's own voice did. */
  readonly fallback: SpeechVoice | null;
  /** Length of the file's sound in ms, as a decoder without gapless information sees it. */
  readonly durationMs: number;
  /** Every written word that was spoken, in order; empty with `keep: false`. */
  readonly words: readonly Word[];
  /** Loudness of at most 1,024 equal stretches of the sound; one in twenty exceeds 1 and is cut to it. */
  readonly peaks: readonly number[];
  /** How each segment was read; empty with `keep: false`. */
  readonly normalized: readonly NormalizedSegment[];
  /** Total size of the file in bytes. */
  readonly bytes: number;
  /**
   * WAV only: the header with its lengths, to overwrite the first bytes of a stored file (the length is unknown when
   * the first byte of a stream leaves).
   */
  readonly header?: Uint8Array;
  /** The sound as FLAC, as loud as the MP3 and with its times; missing if not asked for or far too long. */
  readonly lossless?: Uint8Array;
}

export type SpeechEvent =
  | { readonly type: 'audio'; readonly bytes: Uint8Array }
  | { readonly type: 'tokens'; readonly segment: number; readonly tokens: readonly Token[] }
  | { readonly type: 'words'; readonly words: readonly Word[] }
  | { readonly type: 'done'; readonly result: SpeechResult };
