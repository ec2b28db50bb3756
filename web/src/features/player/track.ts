import type { Language } from '@duu/contract/language';

/** Where a track's sound is. A stored file's URL is requested on playback, since it is a secret. */
export type TrackSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }
  /**
   * The sound of a running conversion; `streamUrl` is null if only the file can be played. `staleUntil` is when the
   * document last changed before this conversion started: until then it describes an earlier one.
   */
  | {
      readonly kind: 'making';
      readonly streamUrl: string | null;
      readonly staleUntil: Date | null;
    };

/** Something to play. */
export interface Track {
  /** The audio's id, the share's id, or a name for samples. */
  readonly id: string;
  readonly kind: 'audio' | 'shared' | 'sample';
  readonly title: string;
  readonly artist: { readonly mn: string; readonly en: string };
  readonly language: Language;
  readonly source: TrackSource;
  /** Known once it has been created. */
  readonly durationMs: number | null;
  /** Where to resume, in ms. */
  readonly startMs: number;
  /** The number of the book's chapter that it is a piece of. */
  readonly chapter?: number | undefined;
}
