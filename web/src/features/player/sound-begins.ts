import type { Player } from './player.ts';
import { currentTrack } from './player-state.ts';

/**
 * How long (ms) other work waits for a first sound: longer than the sound takes, shorter than somebody waits for a page that
 * they did not ask for.
 */
const soundWaitMs = 500;
/** How often (ms) the time of the sound is read, which no event tells this soon. */
const lookMs = 15;

/**
 * Resolves when a track that was just started is heard, or is not going to be: it can't be played, something else plays, or
 * it takes long. Browsers say that they play 20 to 80 ms before they do; a page that is rendered then holds the sound up.
 */
export function soundBegins(player: Player, trackId: string): Promise<void> {
  const startMs = player.currentMs;
  const isComing = () => {
    const { state } = player;
    if (currentTrack(state)?.id !== trackId) return false;
    return (
      state.status === 'loading' || (state.status === 'playing' && player.currentMs === startMs)
    );
  };
  if (!isComing()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearInterval(look);
      clearTimeout(limit);
      resolve();
    };
    const endIfHeard = () => {
      if (!isComing()) end();
    };
    const stop = player.subscribe(endIfHeard);
    const look = setInterval(endIfHeard, lookMs);
    const limit = setTimeout(end, soundWaitMs);
  });
}
