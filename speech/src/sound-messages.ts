import type { SoundFile } from '@duu/contract/sound-files';
import type { Background, BackgroundVolume } from '@duu/contract/voice-settings';
import type { SpeechFormat } from './speak-types.ts';

/** What is made of a lossless file, and the tags of an MP3. */
export interface ExportRequest {
  readonly file: SoundFile;
  readonly title: string;
  readonly artist: string;
}

export interface SoundSettings {
  readonly format: SpeechFormat;
  /** Of the engine's sound, in Hz. */
  readonly sampleRate: number;
  /** Known gain that brings the voice to the target loudness. */
  readonly gainDb: number;
  /** Seconds of sound that are measured before the first leaves. */
  readonly holdSeconds: number;
  readonly background: Background | null;
  readonly backgroundVolume: BackgroundVolume;
  /** URL of the folder with the background files, if not this workspace's. */
  readonly backgrounds?: string;
  /** Ratios for an engine that supports neither; 1 leaves the sound unchanged. */
  readonly tempo: number;
  readonly pitch: number;
  readonly title: string;
  readonly artist: string;
  /** Whether the sound of an MP3 is also kept without loss. */
  readonly keepsLossless: boolean;
  /** A former sound that parts are taken from: a FLAC file. */
  readonly former?: Uint8Array<ArrayBuffer>;
}

/**
 * To the sound thread. A session is one conversion or one export. Each order but `drop` gets one answer, also after the
 * session was dropped.
 */
export type SoundOrder =
  | { readonly id: number; readonly type: 'open'; readonly settings: SoundSettings }
  | { readonly id: number; readonly type: 'export'; readonly settings: ExportRequest }
  | { readonly id: number; readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly type: 'sound'; readonly samples: Int16Array }
  | { readonly id: number; readonly type: 'silence'; readonly samples: number }
  /** A stretch of the former sound, in samples. */
  | { readonly id: number; readonly type: 'keep'; readonly from: number; readonly to: number }
  | { readonly id: number; readonly type: 'end' }
  | { readonly id: number; readonly type: 'drop' };

export type SoundAnswer =
  | { readonly id: number; readonly type: 'out'; readonly bytes: Uint8Array }
  | {
      readonly id: number;
      readonly type: 'done';
      readonly bytes: Uint8Array;
      readonly durationMs: number;
      readonly peaks: readonly number[];
      readonly header?: Uint8Array;
      readonly lossless?: Uint8Array;
    }
  | { readonly id: number; readonly type: 'error'; readonly error: string };
