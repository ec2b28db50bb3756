import type { Audio } from '@duu/contract/documents/audio';
import { collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { Face } from '../../components/Face.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Progress } from '../../components/Progress.tsx';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-live-data.ts';
import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PlayAllButton } from '../library/collections/PlayAllButton.tsx';
import { PlayButton } from '../player/PlayButton.tsx';
import css from './HomeSections.module.css';

/** The audio that was not finished, and the book that it is in: one press continues where the user stopped. */
export function ContinueListening({
  audio,
  listOf,
}: {
  audio: WithId<Audio>;
  listOf: () => readonly WithId<Audio>[];
}) {
  const t = useText();
  const uid = useUid();
  const { collectionId } = audio;
  const { data } = useDoc(
    collectionId === null ? null : paths.collection(uid, collectionId),
    collection,
  );
  const book = data?.lastPlayed?.audioId === audio.id ? data : null;
  const length = audio.durationMs ?? 0;
  const left = t('home.continue.left', { time: formatDuration(length - audio.positionMs) });
  return (
    <section className={css.section} aria-label={t('home.continue')}>
      <h2>{t('home.continue')}</h2>
      <div className={css.continue} data-testid="continue-card">
        <Face id={audio.speaker.id} gender={audio.speaker.gender} />
        <div className={css.remaining}>
          <AppLink to={`/app/audio/${audio.id}`}>{audio.name}</AppLink>
          <Progress
            label={t('home.continue')}
            value={length > 0 ? audio.positionMs / length : 0}
            valueText={left}
          />
          <small>
            <Facts>
              {left}
              {book?.name}
            </Facts>
          </small>
        </div>
        {book ? (
          <PlayAllButton collection={book} look="main" />
        ) : (
          <PlayButton audio={audio} listOf={listOf} variant="default" />
        )}
      </div>
    </section>
  );
}
