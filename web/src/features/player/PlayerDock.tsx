import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useLazyState } from '../../components/lazy-part.tsx';
import { useText } from '../../i18n/intl.tsx';
import { lazyBar } from './lazy-bar.ts';
import css from './PlayerDock.module.css';
import { useTrackOfPage } from './page-bar.ts';
import type { Player } from './player.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { currentTrack, type PlayerState } from './player-state.ts';
import { soundBegins } from './sound-begins.ts';

/**
 * Returns whether a first sound is on its way. Rendering the bar takes a slow browser as long as that sound, and would hold
 * it up.
 */
function useComingSound(player: Player, state: PlayerState): boolean {
  const track = currentTrack(state);
  const id = track?.source.kind === 'making' ? track.id : null;
  /** The track whose sound is no longer waited for. */
  const [begun, setBegun] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    void soundBegins(player, id).then(() => {
      if (isCurrent) setBegun(id);
    });
    return () => {
      isCurrent = false;
      setBegun(null);
    };
  }, [player, id]);
  return id !== null && id !== begun && ['loading', 'playing'].includes(state.status);
}

/** The player at the bottom of every page. */
export function PlayerDock() {
  const t = useText();
  const player = usePlayer();
  const state = usePlayerState();
  const track = currentTrack(state);
  const isComing = useComingSound(player, state);
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
