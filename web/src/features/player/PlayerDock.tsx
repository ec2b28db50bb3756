import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useLazyState } from '../../components/lazy-part.tsx';
import { useText } from '../../i18n/intl.tsx';
import { lazyBar } from './lazy-bar.ts';
import css from './PlayerDock.module.css';
import { useTrackOfPage } from './page-bar.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { currentTrack, type PlayerState } from './player-state.ts';
import { soundWaitMs } from './sound-begins.ts';

/**
 * Returns whether a first sound is on its way. Rendering the bar takes a slow browser as long as that sound, and would hold
 * it up.
 */
function useComingSound(state: PlayerState): boolean {
  const isComing = state.status === 'loading' && currentTrack(state)?.source.kind === 'making';
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setIsLate(true), soundWaitMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isComing]);
  return isComing && !isLate;
}

/** The player at the bottom of every page. */
export function PlayerDock() {
  const t = useText();
  const player = usePlayer();
  const state = usePlayerState();
  const track = currentTrack(state);
  const isComing = useComingSound(state);
  const wasShown = useRef(false);
  const shownByPage = useTrackOfPage();
  const isOfPage = track !== null && track.id === shownByPage;
  // A bar that is there stays.
  const wanted = track !== null && !isOfPage && (wasShown.current || !isComing);
  useEffect(() => {
    wasShown.current = wanted;
  }, [wanted]);
  const { part: PlayerBar, failure } = useLazyState(lazyBar, wanted);
  if (!wanted) return null;
  if (PlayerBar) return <PlayerBar track={track} />;
  if (!failure) return null;
  // The sound goes on without the bar, so the error is shown in its place and not instead of the page.
  return (
    <section className={css.failed} aria-label={t('player.region')}>
      <p role="alert">{t('shell.failed')}</p>
      <Button variant="outline" size="sm" onClick={lazyBar.retry}>
        {t('shell.retry')}
      </Button>
      <IconButton label={t('player.close')} onClick={() => player.stop()}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
