import { errorText } from '../../api/error-text.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { WaveMark } from '../../components/WaveMark.tsx';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { shareAddress } from '../../share/share-address.ts';
import css from './EmbeddedPlayer.module.css';
import { SharedSound } from './SharedSound.tsx';
import { useShare } from './use-share.ts';

/** The player in a frame on another site: name, button and waveform. */
export function EmbeddedPlayer({ shareId }: { shareId: string | null }) {
  const t = useText();
  const locale = useLocale();
  const state = useShare(shareId);
  return (
    <main className={css.frame}>
      {state.status === 'loading' && <Skeleton height="5rem" />}
      {state.status === 'gone' && (
        <p>{state.error === null ? t('sharing.none') : errorText(state.error, t)}</p>
      )}
      {state.status === 'ready' && (
        <>
          <h1>{state.share.name}</h1>
          <p className={css.by}>
            <span>{t('sharing.readBy', { speaker: state.share.speaker[locale] })}</span>
            <a href={shareAddress(shareId ?? '')} target="_blank" rel="noopener">
              <WaveMark size={18} /> {t('sharing.madeWith')}
            </a>
          </p>
          <SharedSound track={state.track} peaks={state.share.peaks} />
        </>
      )}
    </main>
  );
}
