import { Store } from '../../stores/store.ts';
import { useStore } from '../../stores/use-store.ts';
import type { Player } from './player.ts';
import { usePlayer } from './player-context.ts';
import { currentTrack } from './player-state.ts';

export const sleepMinutes = [5, 10, 15, 30, 45, 60] as const;

/** When the player stops: where the chapter ends, or at a time (ms since the epoch). */
export type Sleep =
  | { readonly kind: 'chapter' }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly endsAt: number };

type Played = Pick<Player, 'pause' | 'setStopsAtEnd' | 'subscribe' | 'state'>;

/** Pauses the player after a time or at the end of a chapter, on whatever page the user is. */
export class SleepTimer {
  readonly #player: Played;
  readonly sleep = new Store<Sleep | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(player: Played) {
    this.#player = player;
    player.subscribe(() => {
      const sleep = this.sleep.get();
      // The next user has not set it.
      const isGone = sleep !== null && currentTrack(player.state) === null;
      const hasStopped = sleep?.kind === 'chapter' && !player.state.stopsAtEnd;
      if (isGone || hasStopped) this.set(null);
    });
  }

  set(after: number | 'chapter' | null): void {
    clearTimeout(this.#timer);
    this.sleep.set(null);
    const isChapter = after === 'chapter';
    if (this.#player.state.stopsAtEnd !== isChapter) this.#player.setStopsAtEnd(isChapter);
    if (isChapter) this.sleep.set({ kind: 'chapter' });
    else if (after !== null) this.#stopIn(after);
  }

  #stopIn(minutes: number): void {
    const ms = minutes * 60_000;
    this.#timer = setTimeout(() => {
      this.#player.pause();
      this.set(null);
    }, ms);
    this.sleep.set({ kind: 'minutes', minutes, endsAt: Date.now() + ms });
  }
}

const timers = new WeakMap<Player, SleepTimer>();

export function useSleepTimer(): Pick<SleepTimer, 'set'> & { sleep: Sleep | null } {
  const player = usePlayer();
  const timer = timers.get(player) ?? new SleepTimer(player);
  timers.set(player, timer);
  return { sleep: useStore(timer.sleep), set: (after) => timer.set(after) };
}
