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

/** An encoder that works elsewhere. Bytes of a piece may come with a later one. */
export interface AsyncEncoding extends Pick<Encoding, 'durationMs' | 'header'> {
  encode(channels: readonly Float32Array[]): Promise<Uint8Array>;
  end(): Promise<Uint8Array>;
}

/** Formats of which mediabunny writes the file: AAC in ADTS or MP4, FLAC, Opus in Ogg. */
export type ContainerFormat = 'aac' | 'm4a' | 'flac' | 'opus';

/** What every sort of file needs to know. */
export interface Format {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
}
