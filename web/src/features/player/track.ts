import type { Language } from '@duu/contract/language';

/** Where a track's sound is. A stored file's address is looked up when it is played, since it is a secret. */
export type TrackSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }
  /**
   * The sound while it is being made; a null `streamUrl` where only the file will do. `staleUntil` is when the
   * document last changed before this making began: what it said until then is about an earlier one.
   */
  | {
      readonly kind: 'making';
      readonly streamUrl: string | null;
      readonly staleUntil: Date | null;
    };

/** One thing to play. */
export interface Track {
  /** The audio's id, the share's id, or a name of its own for samples. */
  readonly id: string;
  readonly kind: 'audio' | 'shared' | 'sample';
  readonly title: string;
  readonly artist: { readonly mn: string; readonly en: string };
  readonly language: Language;
  readonly source: TrackSource;
  /** Known once it has been made. */
  readonly durationMs: number | null;
  /** Where to go on from, in ms. */
  readonly startMs: number;
}
