import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import { FileSearch, RotateCcw, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { failureText } from '../../../api/failure-text.ts';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { CardLabel } from '../../../components/CardTable.tsx';
import { Email } from '../../../components/Email.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { formatCount, formatDateTime, formatDuration } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import { splitPath } from '../../../navigation/paths.ts';
import { conversionPath } from '../admin-paths.ts';
import { shortTime } from '../format.ts';
import css from './Audios.module.css';

interface Props {
  audio: AdminAudio;
  onOwner?: (owner: string) => void;
  onRetry: () => void;
  onDelete: () => void;
}

const tones = {
  creating: 'info',
  done: 'success',
  failed: 'danger',
} as const satisfies Record<AdminAudio['state'], BadgeTone>;

export function AdminAudioRow({ audio, onOwner, onRetry, onDelete }: Props) {
  const t = useText();
  const locale = useLocale();
  const owner = audio.email ?? audio.uid;
  const created = formatDateTime(audio.createdAt, locale);
  const { day, time } = shortTime(audio.createdAt);
  const { pathname, search } = useLocation();
  const isAsked = new URLSearchParams(search).get('audio') === audio.id;
  const here = `${splitPath(pathname).path}${search}`;
  return (
    <tr className={css.audio}>
      {onOwner && (
        <th scope="row" className={css.owner}>
          <button
            type="button"
            aria-label={t('audios.owner.only', { owner })}
            onClick={() => onOwner(owner)}
          >
            <Email>{owner}</Email>
          </button>
        </th>
      )}
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
        {audio.state !== 'creating' && (
          <span className={css.charged}>
            {audio.charged > 0
              ? t('audios.charged', { count: audio.charged })
              : t('audios.charged.none')}
          </span>
        )}
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
        <div className={css.buttons}>
          {!isAsked && (
            <ButtonLink
              to={conversionPath(audio)}
              variant="ghost"
              size="icon"
              state={{ from: here }}
            >
              <FileSearch size={20} aria-hidden="true" />
              <span className="visually-hidden">{t('audios.ask', { owner, created })}</span>
            </ButtonLink>
          )}
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
