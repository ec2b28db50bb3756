import type { Player } from './player.ts';
import { currentTrack } from './player-state.ts';

/** Longer than a first sound takes on its way, shorter than somebody waits for a page that they did not ask for. */
const longestMs = 500;

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
    const timer = setTimeout(end, longestMs);
  });
}
