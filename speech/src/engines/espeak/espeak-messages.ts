import type { EngineSound, Melody } from '../engine.ts';

/** One chunk for the worker. */
export interface EspeakJob {
  readonly id: number;
  readonly text: string;
  readonly language: 'mn' | 'en';
  /** eSpeak's name, with the variant. */
  readonly voice: string;
  readonly melody?: Melody;
  /** eSpeak's scales: words per minute, and 0 to 99 for pitch and range. */
  readonly rate: number;
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
