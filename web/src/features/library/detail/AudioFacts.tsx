import type { Audio } from '@duu/contract/documents/audio';
import { collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { FolderInput } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDoc } from '../../../firebase/documents/use-live-data.ts';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatCount, formatDuration } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useAudioDialogs } from '../actions/audio-dialogs-context.ts';
import css from './AudioFacts.module.css';
import { KeepOnDevice } from './KeepOnDevice.tsx';

/** The settings and details of an audio. */
export function AudioFacts({ audio }: { audio: WithId<Audio> }) {
  const t = useText();
  const locale = useLocale();
  const uid = useUid();
  const { ask } = useAudioDialogs();
  const { data: folder } = useDoc(
    audio.collectionId === null ? null : paths.collection(uid, audio.collectionId),
    collection,
  );
  const { settings } = audio;
  const facts: [string, ReactNode][] = [
    [t('library.audio.speaker'), audio.speaker.name[locale]],
    [t('library.audio.language'), t(`editor.language.${audio.language}`)],
    [t('library.audio.length'), audio.durationMs === null ? '–' : formatDuration(audio.durationMs)],
    [t('library.audio.characters'), formatCount(audio.characters)],
    [t('library.audio.speed'), t('editor.speed.value', { speed: String(settings.speed) })],
    [t('library.audio.pitch'), t(`editor.pitch.${settings.pitch}`)],
    [
      t('library.audio.background'),
      settings.background === null
        ? t('editor.background.none')
        : `${t(`editor.background.${settings.background}`)} · ${t(`editor.volume.${settings.backgroundVolume}`)}`,
    ],
    [t('library.audio.made'), <DateText key="made" date={audio.createdAt} time />],
  ];
  return (
    <aside className={css.facts} aria-label={t('library.audio.details')}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={css.fact}>
          <dt>{t('library.audio.collection')}</dt>
          <dd>
            {folder ? (
              <AppLink to={`/app/library/${folder.id}`}>{folder.name}</AppLink>
            ) : (
              t('library.save.none')
            )}
          </dd>
        </div>
      </dl>
      <Button variant="outline" size="sm" onClick={() => ask('move', [audio])}>
        <FolderInput size={18} /> {t('library.save')}
      </Button>
      <KeepOnDevice audio={audio} />
    </aside>
  );
}
