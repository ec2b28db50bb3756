import { X } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useLazyState } from '../../components/lazy-part.tsx';
import { useText } from '../../i18n/intl.tsx';
import { lazyBar } from './lazy-bar.ts';
import css from './PlayerDock.module.css';
import { useTrackOfPage } from './page-bar.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { currentTrack } from './player-state.ts';

/** The player at the bottom of every page. */
export function PlayerDock() {
  const t = useText();
  const player = usePlayer();
  // Rendered in pieces: a first sound that arrives meanwhile is not held up.
  const track = useDeferredValue(currentTrack(usePlayerState()));
  const shownByPage = useTrackOfPage();
  const wanted = track !== null && track.id !== shownByPage;
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
