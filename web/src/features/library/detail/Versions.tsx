import { calls } from '@duu/contract/calls/calls';
import { type Audio, type AudioVersion, audioVersion } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { History, Play } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { usePages } from '../../../firebase/documents/use-live-data.ts';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatDuration } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { usePlayer } from '../../player/player-context.ts';
import type { Track } from '../../player/track.ts';
import css from './Versions.module.css';

/** Earlier conversions of an audio, to play and restore. */
export function Versions({ uid, audio }: { uid: string; audio: WithId<Audio> }) {
  const t = useText();
  const locale = useLocale();
  const player = usePlayer();
  const toast = useToast();
  const [toRestore, setToRestore] = useState<AudioVersion | null>(null);
  const { busy, run } = useAction();
  const { docs } = usePages(
    { path: paths.versions(uid, audio.id), orderBy: [['version', 'desc']], pageSize: 20 },
    audioVersion,
  );
  const earlier = docs.filter((one) => one.version !== audio.version);
  if (earlier.length === 0) return null;
  const trackOf = (version: AudioVersion): Track => ({
    id: `${audio.id}.${version.version}`,
    kind: 'sample',
    title: `${audio.name} (${t('editor.version', { number: version.version })})`,
    artist: version.speaker.name,
    language: version.language,
    source: { kind: 'file', path: version.storagePath },
    durationMs: version.durationMs,
    startMs: 0,
  });
  const restore = async (version: AudioVersion) => {
    await run(async () => {
      await callApi(calls.restoreVersion, {
        params: { audioId: audio.id, version: version.version },
      });
      toast.success(t('editor.version.restored', { number: version.version }));
    });
    setToRestore(null);
  };
  return (
    <section className={css.versions} aria-label={t('editor.versions')}>
      <h2>
        <History size={20} aria-hidden="true" /> {t('editor.versions')}
      </h2>
      <ul>
        {earlier.map((version) => (
          <li key={version.version} className={css.version}>
            <IconButton
              label={t('player.playNamed', {
                name: t('editor.version', { number: version.version }),
              })}
              onClick={() => player.play(trackOf(version))}
            >
              <Play size={20} />
            </IconButton>
            <span className={css.about}>
              <strong>{t('editor.version', { number: version.version })}</strong>
              <small>
                <Facts>
                  <DateText date={version.madeAt} time />
                  {formatDuration(version.durationMs)}
                  {version.speaker.name[locale]}
                  {version.settings.background !== null &&
                    t(`editor.background.${version.settings.background}`)}
                  {version.fallback && t('editor.version.fallback')}
                </Facts>
              </small>
            </span>
            <Button size="sm" variant="outline" onClick={() => setToRestore(version)}>
              {t('editor.version.restore')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={toRestore !== null}
        title={t('editor.version.ask', { number: toRestore?.version ?? 0 })}
        confirm={t('editor.version.restore')}
        cancel={t('shell.cancel')}
        busy={busy}
        onCancel={() => setToRestore(null)}
        onConfirm={() => toRestore !== null && void restore(toRestore)}
      >
        {t('editor.version.askText')}
      </ConfirmDialog>
    </section>
  );
}
