import { lazy, Suspense, useEffect } from 'react';
import { useUid } from '../../firebase/auth/use-session.ts';
import { resumeAwaited } from './awaited-sound.ts';
import { useTrackOfPage } from './page-bar.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { currentTrack } from './player-state.ts';

/** Loaded with the first track; without a connection once it is back. */
async function loadBar(): Promise<{ default: typeof import('./PlayerBar.tsx').PlayerBar }> {
  try {
    return { default: (await import('./PlayerBar.tsx')).PlayerBar };
  } catch {
    await new Promise((done) => addEventListener('online', done, { once: true }));
    return loadBar();
  }
}
const PlayerBar = lazy(loadBar);

/** The player at the bottom of every page. */
export function PlayerDock() {
  const player = usePlayer();
  const uid = useUid();
  const track = currentTrack(usePlayerState());
  useEffect(() => (uid === '' ? undefined : resumeAwaited(player, uid)), [player, uid]);
  const shownByPage = useTrackOfPage();
  if (track === null || track.id === shownByPage) return null;
  return (
    <Suspense>
      <PlayerBar track={track} />
    </Suspense>
  );
}
