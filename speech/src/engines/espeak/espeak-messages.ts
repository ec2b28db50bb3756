import type { EngineSound, Melody } from '../engine.ts';
import type { ExactSpeed } from './espeak-prosody.ts';

/** One chunk for the worker. */
export interface EspeakJob extends ExactSpeed {
  readonly id: number;
  readonly text: string;
  readonly language: 'mn' | 'en';
  /** eSpeak's name, with the variant. */
  readonly voice: string;
  readonly melody?: Melody;
  /** eSpeak's scales, 0 to 99. */
  readonly pitch: number;
  readonly range: number;
  /** Whether somebody waits for its beginning. */
  readonly isDueSoon: boolean;
  /** One cell that the caller sets to 1 to stop the job; readable even while the engine runs. */
  readonly stop: Int32Array;
}

export type EspeakAnswer =
  | { readonly id: number; readonly sound: EngineSound }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly error: string };
