import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import { RotateCcw, Trash2, UserRound } from 'lucide-react';
import { failureText } from '../../../api/failure-text.ts';
import { ButtonLink } from '../../../app/ButtonLink.tsx';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { CardLabel } from '../../../components/CardTable.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { formatCount, formatDateTime, formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { personPath } from '../places.ts';
import css from './Audios.module.css';
import { shortTime } from './short-time.ts';

interface Props {
  audio: AdminAudio;
  onOwner: () => void;
  onRetry: () => void;
  onDelete: () => void;
}

const tones = {
  creating: 'info',
  done: 'success',
  failed: 'danger',
} as const satisfies Record<AdminAudio['state'], BadgeTone>;

export function AudioRow({ audio, onOwner, onRetry, onDelete }: Props) {
  const t = useText();
  const locale = useLocale();
  const owner = audio.email ?? audio.uid;
  const created = formatDateTime(audio.createdAt, locale);
  const { day, time } = shortTime(audio.createdAt);
  return (
    <tr className={css.audio}>
      <th scope="row" className={css.owner}>
        <button type="button" aria-label={t('audios.owner.only', { owner })} onClick={onOwner}>
          <bdi translate="no">{owner}</bdi>
        </button>
      </th>
      <td className={css.state}>
        <Badge tone={tones[audio.state]}>{t(`audios.state.${audio.state}`)}</Badge>
        {audio.error !== null && (
          <p className={css.error}>
            {failureText(audio, t)} <code translate="no">{audio.error}</code>
          </p>
        )}
      </td>
      <td className={css.speaker}>
        {audio.speaker.name[locale]} <span className={css.point}>· </span>
        <span className={css.language}>{t(`landing.sample.${audio.language}`)}</span>
      </td>
      <td className={css.characters}>
        <CardLabel>{t('audios.characters')}</CardLabel>
        {formatCount(audio.characters)}
      </td>
      <td className={css.length}>
        {audio.durationMs === null ? '–' : formatDuration(audio.durationMs)}
      </td>
      <td className={css.created}>
        <time dateTime={audio.createdAt.toISOString()}>
          <span className={css.day}>{day}</span> {time}
        </time>
      </td>
      <td className={css.actions}>
        <div>
          <ButtonLink to={personPath(audio.uid)} variant="ghost" size="icon">
            <UserRound size={20} aria-hidden="true" />
            <span className="visually-hidden">{t('person.open', { name: owner })}</span>
          </ButtonLink>
          {audio.state === 'failed' && (
            <IconButton label={t('audios.retry.label', { owner, created })} onClick={onRetry}>
              <RotateCcw size={20} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t('audios.delete.label', { owner, created })} onClick={onDelete}>
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        </div>
      </td>
    </tr>
  );
}
