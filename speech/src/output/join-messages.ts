import type { JoinedFormat, SoundToJoin } from './encode-joined.ts';

/** The first message to the thread: what is joined, without its bytes. */
export interface JoinStart {
  readonly to: JoinedFormat;
  readonly sounds: readonly Omit<SoundToJoin, 'bytes'>[];
}

/** From the thread. Each `want` and `out` gets one answer before the next follows. */
export type JoinQuestion =
  | { readonly type: 'want' }
  | { readonly type: 'out'; readonly bytes: Uint8Array }
  | { readonly type: 'end' };

/** To the thread: the next bytes of a sound, or null at its end and after `out`. */
export interface JoinAnswer {
  readonly bytes: Uint8Array | null;
}
