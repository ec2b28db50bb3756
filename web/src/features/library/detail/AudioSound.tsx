import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { failureText, tookNothing } from '../../../api/failure-text.ts';
import { WaveMark } from '../../../components/WaveMark.tsx';
import { useBusy } from '../../../feedback/use-busy.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { PlayButton } from '../../player/PlayButton.tsx';
import { usePlayer, usePlayerState } from '../../player/player-context.ts';
import { currentTrack } from '../../player/player-state.ts';
import { StillWave } from '../../player/StillWave.tsx';
import { isUnmade } from '../../player/track-of-audio.ts';
import { Waveform } from '../../player/Waveform.tsx';
import { RetryButton } from '../actions/RetryButton.tsx';
import css from './AudioSound.module.css';

/** The audio's waveform: a picture until it plays, then the seek slider. */
export function AudioSound({ audio, peaks }: { audio: WithId<Audio>; peaks: readonly number[] }) {
  const t = useText();
  useBusy(audio.state === 'creating');
  const player = usePlayer();
  const isCurrent = currentTrack(usePlayerState())?.id === audio.id;
  const failure = audio.state === 'failed' && (
    <div className={css.failed} role="status">
      <p>
        <strong>{t('editor.failed')}</strong>
        <br />
        {failureText(audio, t)} {tookNothing(audio) && t('editor.failed.free')}
      </p>
      <RetryButton audio={audio} look="words" />
    </div>
  );
  if (isUnmade(audio)) return failure;
  // Another conversion failed: the previous one stays, with its own text.
  return (
    <>
      {failure}
      <div className={css.sound}>
        <PlayButton audio={audio} variant="default" />
        {isCurrent ? (
          <Waveform
            peaks={peaks}
            durationMs={player.durationMs}
            bars={160}
            label={`${t('player.seek')}: ${audio.name}`}
          />
        ) : audio.state === 'creating' ? (
          <span className={css.making} role="status">
            <WaveMark size={22} moving /> {t('editor.creating')}
          </span>
        ) : (
          <StillWave peaks={peaks} bars={160} />
        )}
        <span className={css.length}>
          {audio.durationMs !== null && formatDuration(audio.durationMs)}
        </span>
      </div>
    </>
  );
}
