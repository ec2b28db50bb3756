import type { DeckDeps } from './deck.ts';
import type { Track } from './track.ts';

/** How long (ms of clock time) before the end of a track the next one is loaded. */
export const loadAheadMs = 20_000;

export interface LoadAheadDeps extends Pick<DeckDeps, 'fileUrl'> {
  /** Lets the browser load a file that is played soon. */
  preload?(url: string): void;
}

/** Loads the file of a track that is played next: its address, and what the browser keeps of it. */
export class LoadAhead {
  readonly #deps: LoadAheadDeps;
  #path: string | null = null;

  constructor(deps: LoadAheadDeps) {
    this.#deps = deps;
  }

  /** Loads it once. Whether it can be played shows when it is. */
  load({ source }: Track): void {
    if (source.kind !== 'file' || source.path === this.#path) return;
    this.#path = source.path;
    this.#deps.fileUrl(source.path).then(
      (url) => this.#deps.preload?.(url),
      () => undefined,
    );
  }
}
