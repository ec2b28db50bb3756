/** Encodes sound into a file, piece by piece. */
export interface Encoding {
  /** @param channels one array per channel, full scale 1; the caller owns the returned bytes */
  encode(channels: readonly Float32Array[]): Uint8Array;
  end(): Uint8Array;
  /** Length in ms of the decoded sound; final once `end` was called. */
  durationMs(): number;
  /** WAV only: the file's first bytes, once the length is known. */
  header?(): Uint8Array;
}

/** What both sorts of file need to know. */
export interface Format {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
}
