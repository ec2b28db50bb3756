import { Store } from '../../stores/store.ts';
import { useStore } from '../../stores/use-store.ts';
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
  readonly sleep = new Store<Sleep | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(player: Played) {
    this.#player = player;
    // The next user has not set it.
    player.subscribe(() => {
      if (this.sleep.get() !== null && currentTrack(player.state) === null) this.set(null);
    });
  }

  set(minutes: number | null): void {
    clearTimeout(this.#timer);
    if (minutes !== null)
      this.#timer = setTimeout(() => {
        this.#player.pause();
        this.set(null);
      }, minutes * 60_000);
    this.sleep.set(minutes === null ? null : { minutes, endsAt: Date.now() + minutes * 60_000 });
  }
}

const timers = new WeakMap<Player, SleepTimer>();

export function useSleepTimer(): { sleep: Sleep | null; set: (minutes: number | null) => void } {
  const player = usePlayer();
  const timer = timers.get(player) ?? new SleepTimer(player);
  timers.set(player, timer);
  return { sleep: useStore(timer.sleep), set: (minutes) => timer.set(minutes) };
}
