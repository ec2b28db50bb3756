import type { Language } from '@duu/contract/language';
import type { VoiceFormat } from '../../voices/natural-voice.ts';
import type { EngineSound } from '../engine.ts';

/** Everything that a process needs to load a voice. Paths are absolute. */
export interface VoiceModel {
  readonly format: VoiceFormat;
  readonly model: string;
  readonly tokens?: string;
  readonly voices?: string;
  readonly vocoder?: string;
  /** The second part of a divided Kokoro or Piper, and the folder of onnxruntime-node that runs it. */
  readonly sound?: string;
  readonly runtime?: string;
  readonly lexicon?: string;
  /** eSpeak's name of the language, for Kokoro with several and for a divided Piper. */
  readonly lang?: string;
  /** Of a divided Piper: how much its sound and its lengths vary. */
  readonly noise?: readonly [sound: number, lengths: number];
  /** Rate of the model, in Hz. */
  readonly modelRate: number;
  /** Folder with espeak's data, for voices that read phonemes. */
  readonly espeak?: string;
  /** Whether tokens are letters, so that letters without one are skipped. */
  readonly characters: boolean;
  readonly threads: number;
  /** Rate of the samples that are returned, in Hz. */
  readonly sampleRate: number;
}

/** One chunk for the process. */
export interface OnnxJob {
  readonly id: number;
  readonly text: string;
  readonly language: Language;
  /** Whether an English text is read as in Britain. */
  readonly british: boolean;
  /** Number of the speaker within the model. */
  readonly speaker: number;
  readonly speed: number;
}

export type OnnxOrder =
  | { readonly type: 'load'; readonly model: VoiceModel }
  | { readonly type: 'speak'; readonly job: OnnxJob }
  | { readonly type: 'cancel'; readonly id: number };

export type OnnxAnswer =
  | { readonly type: 'ready'; readonly speakers: number }
  /** `library`: this machine can't run any voice. */
  | { readonly type: 'unusable'; readonly cause: 'library' | 'voice'; readonly detail: string }
  | { readonly type: 'sound'; readonly id: number; readonly sound: EngineSound }
  /** @property modelMs time within the model, in ms @property bytes memory of the process */
  | { readonly type: 'done'; readonly id: number; readonly modelMs: number; readonly bytes: number }
  | { readonly type: 'error'; readonly id: number };
