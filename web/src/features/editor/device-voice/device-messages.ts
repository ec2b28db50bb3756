/** A part of a text for the model: the numbers of its symbols, and the silence after it in ms. */
export interface DevicePiece {
  readonly symbols: readonly number[];
  readonly pauseMs: number;
}

/** A model in its two parts, and what it is to speak. */
export interface DeviceJob {
  readonly durations: ArrayBuffer;
  readonly sound: ArrayBuffer;
  readonly pieces: readonly DevicePiece[];
  /** Of the model, in Hz. */
  readonly sampleRate: number;
  readonly noise: readonly [sound: number, lengths: number];
  /** The speaker's number within the model. */
  readonly number: number;
  readonly gainDb: number;
  readonly speed: number;
}

/** How many pieces are spoken, of all; then the sound as a WAV file. */
export type DeviceAnswer = { readonly spoken: number } | { readonly wav: ArrayBuffer };
