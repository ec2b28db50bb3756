import { currentTrack, initialState, type PlayerState } from './player-state.ts';
import type { Track } from './track.ts';

/** The player's state, with subscribers. */
export class PlayerStore {
  #state: PlayerState = initialState;
  readonly #listeners = new Set<() => void>();

  get state(): PlayerState {
    return this.#state;
  }

  get track(): Track | null {
    return currentTrack(this.#state);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    this.notify();
  }

  /** Also for changes outside the state: the position, which the element keeps. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
