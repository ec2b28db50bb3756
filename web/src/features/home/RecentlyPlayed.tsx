import { limits } from '@duu/contract/limits';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { EndingNotice } from '../library/ending/EndingNotice.tsx';
import { useEndingNotice } from '../library/ending/use-ending-notice.ts';
import { AudioCard } from './AudioCard.tsx';
import { ContinueListening } from './ContinueListening.tsx';
import css from './HomeSections.module.css';
import { useRecentAudios } from './use-recent-audios.ts';

/**
 * What to go on listening to, and what was last played in this browser; where nothing was, the newest audios, under a
 * title that says so.
 */
export function RecentlyPlayed() {
  const t = useText();
  const { kind, audios, half, loading } = useRecentAudios();
  const ending = useEndingNotice();
  const title = t(kind === 'played' ? 'home.recent' : 'home.latest');
  const waiting = loading || !ending.ready;
  const list = half ? [half, ...audios] : audios;
  return (
    <>
      {!waiting && half && <ContinueListening audio={half} listOf={() => list} />}
      {(waiting || !half || audios.length > 0) && (
        <section className={css.section} aria-label={title}>
          <h2>{title}</h2>
          {waiting ? (
            <Skeleton height="4.6rem" />
          ) : audios.length === 0 ? (
            <p className={css.none}>{t('home.recent.none', { count: limits.trialCharacters })}</p>
          ) : (
            <ul className={css.audios}>
              {audios.map((audio) => (
                <AudioCard key={audio.id} audio={audio} listOf={() => list} />
              ))}
            </ul>
          )}
        </section>
      )}
      {!waiting && <EndingNotice {...ending} />}
    </>
  );
}
