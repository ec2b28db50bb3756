import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { BookOpen, RotateCw } from 'lucide-react';
import { costNothing, failureText } from '../../../api/failure-text.ts';
import { Button } from '../../../components/Button.tsx';
import { WaveMark } from '../../../components/WaveMark.tsx';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { DownloadButton } from '../../../files/DownloadButton.tsx';
import { formatDuration } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { ShareButton } from '../../../share/ShareButton.tsx';
import { PlayButton } from '../../player/PlayButton.tsx';
import { useReading } from '../../player/reading/use-reading.ts';
import css from './ConversionState.module.css';

/** The state of the conversion: in progress, done, or failed with a retry button. */
export function ConversionState({
  audio,
  onRetry,
  retrying,
}: {
  audio: WithId<Audio>;
  onRetry: () => void;
  retrying: boolean;
}) {
  const t = useText();
  const locale = useLocale();
  const { open: read } = useReading();
  useReloadBlock(audio.state === 'creating');
  return (
    <div className={css.state} data-state={audio.state} role="status">
      {audio.state === 'failed' ? (
        <>
          <p>
            <strong>{t('editor.failed')}</strong>
            <span>
              {failureText(audio, t)} {costNothing(audio) && t('editor.failed.free')}
            </span>
          </p>
          <Button size="sm" variant="outline" busy={retrying} onClick={onRetry}>
            <RotateCw size={16} /> {t('editor.retry')}
          </Button>
        </>
      ) : (
        <>
          <PlayButton audio={audio} />
          <p>
            <strong>{t(audio.state === 'creating' ? 'editor.creating' : 'editor.done')}</strong>
            <span>
              {audio.state === 'creating' ? (
                <WaveMark size={18} moving />
              ) : (
                <>
                  {audio.durationMs !== null && `${formatDuration(audio.durationMs)} · `}
                  <AppLink to={`/app/audio/${audio.id}`}>{t('editor.open')}</AppLink>
                </>
              )}
            </span>
            {audio.state === 'done' && audio.fallback && (
              <span>{t('library.audio.fallback', { name: audio.speaker.name[locale] })}</span>
            )}
          </p>
          {audio.state === 'done' && (
            <div className={css.actions}>
              <Button size="sm" variant="outline" onClick={read}>
                <BookOpen size={18} /> {t('reading.open')}
              </Button>
              <DownloadButton audio={audio} look="small" />
              <ShareButton audio={audio} disabled={false} look="small" />
            </div>
          )}
        </>
      )}
    </div>
  );
}
