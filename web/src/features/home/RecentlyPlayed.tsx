import { audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { useState } from 'react';
import { AppLink } from '../../app/AppLink.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useDocs } from '../../firebase/use-docs.ts';
import { useDocsById } from '../../firebase/use-docs-by-id.ts';
import { useUid } from '../../firebase/use-session.ts';
import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { PlayButton } from '../player/PlayButton.tsx';
import { recentlyPlayed } from '../player/recently-played.ts';
import css from './HomeSections.module.css';

const shown = 6;

/** What was last played in this browser; filled up with the newest audios, so that it is never empty without need. */
export function RecentlyPlayed() {
  const t = useText();
  const locale = useLocale();
  const uid = useUid();
  const [ids] = useState(() => recentlyPlayed(uid).slice(0, shown));
  const played = useDocsById(paths.audios(uid), ids, audio);
  const newest = useDocs(
    {
      path: paths.audios(uid),
      where: [['archived', '==', false]],
      orderBy: [['createdAt', 'desc']],
      pageSize: shown,
    },
    audio,
  );
  const now = new Date();
  const audios = [...played.docs, ...newest.docs.filter((one) => !ids.includes(one.id))]
    .filter((one) => !one.archived && one.state !== 'failed' && one.expiresAt > now)
    .slice(0, shown);
  const loading = newest.status === 'loading' || !played.ready;
  return (
    <section className={css.section} aria-label={t('home.recent')}>
      <h2>{t('home.recent')}</h2>
      {loading && audios.length === 0 ? (
        <Skeleton height="4.6rem" />
      ) : audios.length === 0 ? (
        <p className={css.none}>{t('home.recent.none', { count: limits.trialCharacters })}</p>
      ) : (
        <ul className={css.audios}>
          {audios.map((one) => (
            <li key={one.id} className={css.audio}>
              <PlayButton audio={one} listOf={() => audios} />
              <div>
                <AppLink to={`/app/audio/${one.id}`}>{one.name}</AppLink>
                <small>
                  {one.speaker.name[locale]}
                  {one.durationMs !== null && ` · ${formatDuration(one.durationMs)}`}
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
