import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Player } from './player.ts';
import type { PlayerState } from './player-state.ts';

export const PlayerContext = createContext<Player | null>(null);

export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (player === null) throw new Error('There is no PlayerProvider above this component.');
  return player;
}

/** Returns the player's state; re-renders when it changes, not as time passes. */
export function usePlayerState(): PlayerState {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, () => player.state);
}
