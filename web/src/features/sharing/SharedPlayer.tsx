import { errorText } from '../../api/error-text.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { DateText } from '../../i18n/DateText.tsx';
import { RichText, useLocale, useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { ReadAlong } from '../player/ReadAlong.tsx';
import { SharedPage } from './SharedPage.tsx';
import css from './SharedPlayer.module.css';
import { SharedSound } from './SharedSound.tsx';
import { useShare } from './use-share.ts';

/** The public player: works for anyone with the link, and shows nothing about the owner. */
export function SharedPlayer({ shareId }: { shareId: string | null }) {
  const t = useText();
  const locale = useLocale();
  const state = useShare(shareId);
  return (
    <SharedPage gone={state.status === 'gone'}>
      {state.status === 'loading' && (
        <div className={css.card} aria-busy="true">
          <Skeleton width="60%" height="2.4rem" />
          <Skeleton height="3rem" />
          <Skeleton height="12rem" />
        </div>
      )}
      {state.status === 'gone' && (
        <EmptyState
          heading="h1"
          title={t('errors.audio.not_found')}
          text={state.error === null ? t('sharing.none') : errorText(state.error, t)}
          action={<ButtonLink to="/">{t('sharing.tryIt')}</ButtonLink>}
        />
      )}
      {state.status === 'ready' && (
        <article className={css.card}>
          <div>
            <h1>{state.share.name}</h1>
            <p className={css.by}>
              {t('sharing.readBy', { speaker: state.share.speaker[locale] })}
            </p>
          </div>
          <SharedSound track={state.track} peaks={state.share.peaks} />
          <ReadAlong
            track={state.track}
            segments={state.share.segments}
            words={state.share.words}
            language={state.share.language}
          />
          <p className={css.note}>
            <RichText
              id="sharing.until"
              values={{ date: <DateText date={state.share.expiresAt} /> }}
            />
          </p>
        </article>
      )}
    </SharedPage>
  );
}
