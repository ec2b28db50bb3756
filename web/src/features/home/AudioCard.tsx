import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { Facts } from '../../components/Facts.tsx';
import { formatDuration } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { AudioMenu } from '../library/audios/AudioMenu.tsx';
import { daysLeft, isEndingSoon } from '../library/days-left.ts';
import { PlayButton } from '../player/PlayButton.tsx';
import css from './HomeSections.module.css';

/** One audio on the home page: play, open, and the menu of its library row. */
export function AudioCard({
  audio,
  listOf,
}: {
  audio: WithId<Audio>;
  listOf: () => readonly WithId<Audio>[];
}) {
  const t = useText();
  const locale = useLocale();
  const days = daysLeft(audio.expiresAt, new Date());
  return (
    <li className={css.audio} data-testid="audio-card">
      <PlayButton audio={audio} listOf={listOf} />
      <div>
        <AppLink to={`/app/audio/${audio.id}`}>{audio.name}</AppLink>
        <small>
          <Facts>
            {isEndingSoon(days) && (
              <strong className={css.soon}>{t('library.days', { days })}</strong>
            )}
            {audio.state === 'failed' ? (
              <span className={css.failed}>{t('library.state.failed')}</span>
            ) : (
              audio.speaker.name[locale]
            )}
            {audio.durationMs !== null && formatDuration(audio.durationMs)}
          </Facts>
        </small>
      </div>
      <AudioMenu audio={audio} />
    </li>
  );
}
