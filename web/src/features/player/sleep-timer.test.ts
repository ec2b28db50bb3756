import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState, type PlayerState } from './player-state.ts';
import { SleepTimer } from './sleep-timer.ts';
import { aTrack } from './testing/a-track.ts';

const track = aTrack('a', { durationMs: 1000 });
const playing: PlayerState = {
  ...initialState,
  queue: { ...initialState.queue, tracks: [track], index: 0 },
  status: 'playing',
};

function aPlayer() {
  const listeners = new Set<() => void>();
  return {
    state: playing,
    pause: vi.fn<() => void>(),
    setStopsAtEnd(stopsAtEnd: boolean) {
      this.become({ ...this.state, stopsAtEnd });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(state: PlayerState) {
      this.state = state;
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('pauses once the time is over, and is then off', () => {
  const player = aPlayer();
  const timer = new SleepTimer(player);
  timer.set(15);
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(player.pause).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(player.pause).toHaveBeenCalledTimes(1);
  expect(timer.sleep.get()).toBeNull();
});

test('uses the latest choice', () => {
  const player = aPlayer();
  const timer = new SleepTimer(player);
  timer.set(5);
  timer.set(30);
  vi.advanceTimersByTime(29 * 60_000);
  expect(player.pause).not.toHaveBeenCalled();
  timer.set(null);
  vi.advanceTimersByTime(60 * 60_000);
  expect(player.pause).not.toHaveBeenCalled();
});

test('ends with the track it was set for', () => {
  const player = aPlayer();
  const timer = new SleepTimer(player);
  timer.set(5);
  player.become(initialState);
  expect(timer.sleep.get()).toBeNull();
  player.become(playing);
  vi.advanceTimersByTime(5 * 60_000);
  expect(player.pause).not.toHaveBeenCalled();
});

test('stops at the end of a chapter once, and a time replaces it', () => {
  const player = aPlayer();
  const timer = new SleepTimer(player);
  timer.set('chapter');
  expect([player.state.stopsAtEnd, timer.sleep.get()?.kind]).toEqual([true, 'chapter']);
  player.become({ ...player.state, stopsAtEnd: false });
  expect(timer.sleep.get()).toBeNull();
  timer.set('chapter');
  timer.set(30);
  expect([player.state.stopsAtEnd, timer.sleep.get()?.kind]).toEqual([false, 'minutes']);
});
