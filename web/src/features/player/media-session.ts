import type { Locale } from '@duu/contract/language';
import type { Player } from './player.ts';
import { currentTrack } from './player-state.ts';

const ownArtwork = [192, 512].map((size) => ({
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
    ['seekbackward', ({ seekOffset }) => player.skip(-(seekOffset ?? 10) * 1000)],
    ['seekforward', ({ seekOffset }) => player.skip((seekOffset ?? 10) * 1000)],
    ['seekto', ({ seekTime }) => player.seek((seekTime ?? 0) * 1000)],
  ];
  for (const [action, handler] of handlers) tryAction(session, action, handler);
  let shown = '';
  let skips: boolean | null = null;
  const update = () => {
    const track = currentTrack(player.state);
    const { queue } = player.state;
    // Without a list the lock screen has room for the seconds back and forward.
    if (skips !== queue.tracks.length > 1) {
      skips = queue.tracks.length > 1;
      tryAction(session, 'previoustrack', skips ? () => player.previous() : null);
      tryAction(session, 'nexttrack', skips ? () => player.next() : null);
    }
    const album = queue.list?.name ?? 'Duu';
    const cover = queue.list?.coverUrl;
    const key = track === null ? '' : `${track.id}:${track.title}:${album}:${cover}`;
    if (key !== shown) {
      shown = key;
      session.metadata =
        track === null
          ? null
          : new MediaMetadata({
              title: track.title,
              artist: track.artist[locale],
              album,
              artwork: cover ? [{ src: cover, type: 'image/jpeg' }] : ownArtwork,
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
    const actions = handlers.map(([action]) => action);
    for (const action of [...actions, 'previoustrack', 'nexttrack'] as const)
      tryAction(session, action, null);
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
