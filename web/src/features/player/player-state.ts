import { emptyQueue, type Queue } from './queue.ts';
import type { Track } from './track.ts';

/**
 * `waiting`: the sound is still being created and this browser can only play it when it is complete. `failed`: it can't
 * be played, or could not be created.
 */
export type PlayStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'waiting' | 'failed';

export interface PlayerState {
  readonly queue: Queue;
  readonly status: PlayStatus;
  /** Playback speed, 0.5 to 3, and volume, 0 to 1. */
  readonly rate: number;
  readonly volume: number;
  readonly muted: boolean;
  /** Whether it pauses where the chapter ends that plays. */
  readonly stopsAtEnd: boolean;
  /** The sample that is playing; the track waits meanwhile. */
  readonly preview: { readonly id: string; readonly status: 'loading' | 'playing' } | null;
}

export const initialState: PlayerState = {
  queue: emptyQueue,
  status: 'idle',
  rate: 1,
  volume: 1,
  muted: false,
  stopsAtEnd: false,
  preview: null,
};

export function currentTrack(state: PlayerState): Track | null {
  return state.queue.tracks[state.queue.index] ?? null;
}

export function wantsToPlay(status: PlayStatus): boolean {
  return status === 'playing' || status === 'loading' || status === 'waiting';
}

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;
