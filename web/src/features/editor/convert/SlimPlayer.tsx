import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { DownloadButton } from '../../../files/DownloadButton.tsx';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { PlayButton } from '../../player/PlayButton.tsx';
import { usePageBar } from '../../player/page-bar.ts';
import { usePlayer, usePlayerState } from '../../player/player-context.ts';
import { currentTrack } from '../../player/player-state.ts';
import { StaticWaveform } from '../../player/StaticWaveform.tsx';
import { TrackTime } from '../../player/TrackTime.tsx';
import { Waveform } from '../../player/Waveform.tsx';
import css from './SlimPlayer.module.css';

/** The audio in the editor's slim bar: play, position, files. It replaces the player. */
export function SlimPlayer({ audio, peaks }: { audio: WithId<Audio>; peaks: readonly number[] }) {
  const t = useText();
  const player = usePlayer();
  const isCurrent = currentTrack(usePlayerState())?.id === audio.id;
  const creating = audio.state === 'creating';
  useReloadBlock(creating);
  usePageBar(audio.id);
  return (
    <>
      <PlayButton audio={audio} variant="default" />
      <div className={css.sound}>
        <div className={css.line}>
          {isCurrent ? (
            <Waveform
              peaks={creating ? [] : peaks}
              durationMs={player.durationMs}
              label={t('player.seek')}
            />
          ) : (
            <StaticWaveform peaks={creating ? [] : peaks} />
          )}
        </div>
        <div className={css.status}>
          {creating ? (
            t('editor.creating')
          ) : isCurrent ? (
            <TrackTime durationMs={player.durationMs} />
          ) : (
            <>
              {audio.durationMs !== null && formatDuration(audio.durationMs)}
              {audio.fallback && ` · ${t('editor.version.fallback')}`}
            </>
          )}
        </div>
      </div>
      {!creating && <DownloadButton audio={audio} look="icon" />}
      <span className="visually-hidden" role="status">
        {audio.state !== 'failed' && t(creating ? 'editor.creating' : 'editor.done')}
      </span>
    </>
  );
}
