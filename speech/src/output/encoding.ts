/** Turns sound into a file's bytes, piece by piece. */
export interface Encoding {
  /** @param channels one array for each channel, full scale 1; the answer is the caller's to keep */
  encode(channels: readonly Float32Array[]): Uint8Array;
  end(): Uint8Array;
  /** Length in ms of what a decoder makes of all bytes; right once `end` was called. */
  durationMs(): number;
  /** WAV only: the file's first bytes as they are to be once the length is known. */
  header?(): Uint8Array;
}

/** What both sorts of file need to know. */
export interface Format {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
}
