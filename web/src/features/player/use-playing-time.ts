import { useSyncExternalStore } from 'react';
import type { Player } from './player.ts';
import { usePlayer } from './player-context.ts';

/** Follows the playback position by animation frames, only during playback. */
function followTime(player: Player, listener: () => void): () => void {
  let frame = 0;
  const tick = () => {
    listener();
    frame = player.state.status === 'playing' ? requestAnimationFrame(tick) : 0;
  };
  const stop = player.subscribe(() => {
    listener();
    if (frame === 0 && player.state.status === 'playing') frame = requestAnimationFrame(tick);
  });
  if (player.state.status === 'playing') frame = requestAnimationFrame(tick);
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

/**
 * Returns a value computed from the playback position (ms). The component re-renders only when the value changes, so it
 * should be coarse: a second, a word's index.
 */
export function usePlayingTime<T extends string | number | boolean | null>(
  select: (ms: number) => T,
): T {
  const player = usePlayer();
  return useSyncExternalStore(
    (listener) => followTime(player, listener),
    () => select(player.currentMs),
  );
}
