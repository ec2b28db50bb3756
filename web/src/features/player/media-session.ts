import type { Locale } from '@duu/contract/language';
import type { Player } from './player.ts';
import { currentTrack } from './player-state.ts';

const artwork = [192, 512].map((size) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

/** Shows the track on the lock screen and handles its buttons. Returns a function that undoes it. */
export function bindMediaSession(player: Player, locale: Locale): () => void {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.resume()],
    ['pause', () => player.pause()],
    ['stop', () => player.pause()],
    ['previoustrack', () => player.previous()],
    ['nexttrack', () => player.next()],
    ['seekbackward', ({ seekOffset }) => player.skip(-(seekOffset ?? 10) * 1000)],
    ['seekforward', ({ seekOffset }) => player.skip((seekOffset ?? 10) * 1000)],
    ['seekto', ({ seekTime }) => player.seek((seekTime ?? 0) * 1000)],
  ];
  for (const [action, handler] of handlers) tryAction(session, action, handler);
  let shown = '';
  const update = () => {
    const track = currentTrack(player.state);
    const key = track === null ? '' : `${track.id}:${track.title}`;
    if (key !== shown) {
      shown = key;
      session.metadata =
        track === null
          ? null
          : new MediaMetadata({
              title: track.title,
              artist: track.artist[locale],
              album: 'Duu',
              artwork,
            });
    }
    session.playbackState =
      track === null ? 'none' : player.state.status === 'playing' ? 'playing' : 'paused';
    const durationMs = player.durationMs;
    if (durationMs !== null && durationMs > 0)
      session.setPositionState?.({
        duration: durationMs / 1000,
        playbackRate: player.state.rate,
        position: Math.min(player.currentMs, durationMs) / 1000,
      });
  };
  update();
  const stop = player.subscribe(update);
  return () => {
    stop();
    for (const [action] of handlers) tryAction(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

/** A browser that doesn't know an action throws; the others still work. */
function tryAction(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Not available on this device.
  }
}
