import type { Player } from './player.ts';
import { currentTrack } from './player-state.ts';

/**
 * How long (ms) other work waits for a first sound: longer than the sound takes, shorter than somebody waits for a page that
 * they did not ask for.
 */
export const soundWaitMs = 500;

/**
 * Resolves when a track that was just started is heard, or is not going to be: it can't be played, something else plays, or
 * it takes long.
 */
export function soundBegins(player: Player, trackId: string): Promise<void> {
  const isComing = () =>
    player.state.status === 'loading' && currentTrack(player.state)?.id === trackId;
  if (!isComing()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = player.subscribe(() => {
      if (!isComing()) end();
    });
    const timer = setTimeout(end, soundWaitMs);
  });
}
