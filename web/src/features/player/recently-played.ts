import type { Player } from './player.ts';
import { currentTrack } from './player-state.ts';

export const playedAtMost = 8;
const keyOf = (uid: string) => `duu-played:${uid}`;

/** Returns the ids of the audios last played by this user in this browser, latest first. */
export function recentlyPlayed(uid: string): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]');
    return Array.isArray(list)
      ? list.filter((id) => typeof id === 'string').slice(0, playedAtMost)
      : [];
  } catch {
    return [];
  }
}

/** Stores what is played from now on. Returns a function that stops it. */
export function rememberPlayed(player: Player, uid: string): () => void {
  let last: string | null = null;
  return player.subscribe(() => {
    const track = currentTrack(player.state);
    if (track?.kind !== 'audio' || player.state.status !== 'playing' || track.id === last) return;
    last = track.id;
    const list = [track.id, ...recentlyPlayed(uid).filter((id) => id !== track.id)];
    try {
      localStorage.setItem(keyOf(uid), JSON.stringify(list.slice(0, playedAtMost)));
    } catch {
      // A full storage loses this list, nothing else.
    }
  });
}
