/** A part of a stored file, up to `to`, which is not included; or bytes that are not stored. */
export type Span =
  | { readonly path: string; readonly from: number; readonly to: number }
  | { readonly bytes: Uint8Array };

interface Named {
  readonly name: string;
  readonly type: string;
}

/** A file whose parts are known before it is sent, so that any range of it can be sent. */
interface KnownFile extends Named {
  readonly spans: readonly Span[];
}

/** A file that is made while it is sent. */
interface MadeFile extends Named {
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export type SentFile = KnownFile | MadeFile;

export const spanBytes = (span: Span): number =>
  'bytes' in span ? span.bytes.length : span.to - span.from;

/** Returns the size of a file of spans. */
export const sizeOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + spanBytes(span), 0);
