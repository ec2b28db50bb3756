import { useSyncExternalStore } from 'react';
import type { Player } from './player.ts';
import { usePlayer } from './player-context.ts';
import { currentTrack } from './player-state.ts';

export const sleepMinutes = [5, 10, 15, 30, 45, 60] as const;

export interface Sleep {
  readonly minutes: number;
  /** ms since the epoch. */
  readonly endsAt: number;
}

type Played = Pick<Player, 'pause' | 'subscribe' | 'state'>;

/** Pauses the player after a time, on whatever page the user is. */
export class SleepTimer {
  readonly #player: Played;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sleep: Sleep | null = null;

  constructor(player: Played) {
    this.#player = player;
    // The next user has not set it.
    player.subscribe(() => {
      if (this.#sleep !== null && currentTrack(player.state) === null) this.set(null);
    });
  }

  get sleep(): Sleep | null {
    return this.#sleep;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(minutes: number | null): void {
    clearTimeout(this.#timer);
    this.#sleep = minutes === null ? null : { minutes, endsAt: Date.now() + minutes * 60_000 };
    if (minutes !== null)
      this.#timer = setTimeout(() => {
        this.#player.pause();
        this.set(null);
      }, minutes * 60_000);
    for (const listener of this.#listeners) listener();
  }
}

const timers = new WeakMap<Player, SleepTimer>();

export function useSleepTimer(): { sleep: Sleep | null; set: (minutes: number | null) => void } {
  const player = usePlayer();
  const timer = timers.get(player) ?? new SleepTimer(player);
  timers.set(player, timer);
  const sleep = useSyncExternalStore(timer.subscribe, () => timer.sleep);
  return { sleep, set: (minutes) => timer.set(minutes) };
}
