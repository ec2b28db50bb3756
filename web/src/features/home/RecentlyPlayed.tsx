import { limits } from '@duu/contract/limits';
import { type ReactNode, useState } from 'react';
import { ListFailure } from '../../api/ListFailure.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { ExpiringNotice } from '../library/expiring/ExpiringNotice.tsx';
import { useExpiringNotice } from '../library/expiring/use-expiring-notice.ts';
import { AudioCard } from './AudioCard.tsx';
import { ContinueListening } from './ContinueListening.tsx';
import css from './HomeSections.module.css';
import { useRecentAudios } from './use-recent-audios.ts';

/**
 * The audio to continue, and those last played in this browser; if there are none, the latest audios, under another
 * heading. The sections below render once this one has its height or has failed, so that they never move.
 */
export function RecentlyPlayed({ children }: { children: ReactNode }) {
  const t = useText();
  const me = useMe();
  const { kind, audios, half, status, error, retry, most } = useRecentAudios();
  const ending = useExpiringNotice();
  const title = t(kind === 'played' ? 'home.recent' : 'home.latest');
  const failed = status === 'error';
  const waiting = status === 'loading' || (!failed && !ending.ready);
  const [isKnown, setKnown] = useState(false);
  if (!waiting && !isKnown) setKnown(true);
  const coming = me.status === 'ready' ? Math.min(most, me.user.counters.audios) : most;
  const list = half ? [half, ...audios] : audios;
  return (
    <>
      {!waiting && half && <ContinueListening audio={half} listOf={() => list} />}
      {(waiting || failed || !half || audios.length > 0) && (
        <section className={css.section} aria-label={title}>
          <h2>{title}</h2>
          {waiting ? (
            <ul className={css.audios} aria-hidden="true">
              {Array.from({ length: coming }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all the same
                <li key={index} className={css.coming}>
                  <Skeleton height="100%" />
                </li>
              ))}
            </ul>
          ) : failed ? (
            <ListFailure error={error} retry={retry} />
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
      {!waiting && <ExpiringNotice {...ending} />}
      {isKnown && children}
    </>
  );
}
