import { Signal } from '../../stores/store.ts';
import { currentTrack, initialState, type PlayerState } from './player-state.ts';
import type { Track } from './track.ts';

/** The player's state. `notify` is also for changes outside of it: the position, which the element keeps. */
export class PlayerStore extends Signal {
  #state: PlayerState = initialState;

  get state(): PlayerState {
    return this.#state;
  }

  get track(): Track | null {
    return currentTrack(this.#state);
  }

  set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    this.notify();
  }
}
