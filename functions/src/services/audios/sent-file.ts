/** A file that is sent in pieces. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  /** null if the size is not known before. */
  readonly bytes: number | null;
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
