import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { costNothing, failureText } from '../../../api/failure-text.ts';
import { Notice } from '../../../components/Notice.tsx';
import { WaveMark } from '../../../components/WaveMark.tsx';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { PlayButton } from '../../player/PlayButton.tsx';
import { usePlayer, usePlayerState } from '../../player/player-context.ts';
import { currentTrack } from '../../player/player-state.ts';
import { StaticWaveform } from '../../player/StaticWaveform.tsx';
import { isUnplayable } from '../../player/track-of-audio.ts';
import { Waveform } from '../../player/Waveform.tsx';
import { RetryButton } from '../actions/RetryButton.tsx';
import css from './AudioSound.module.css';
import { VoiceRating } from './VoiceRating.tsx';

/** The audio's waveform: a picture until it plays, then the seek slider. */
export function AudioSound({ audio, peaks }: { audio: WithId<Audio>; peaks: readonly number[] }) {
  const t = useText();
  const locale = useLocale();
  useReloadBlock(audio.state === 'creating');
  const player = usePlayer();
  const isCurrent = currentTrack(usePlayerState())?.id === audio.id;
  const failure = audio.state === 'failed' && (
    <div className={css.failed} role="status">
      <p>
        <strong>{t('editor.failed')}</strong>
        <br />
        {failureText(audio, t)} {costNothing(audio) && t('editor.failed.free')}
      </p>
      <RetryButton audio={audio} look="words" />
    </div>
  );
  if (isUnplayable(audio)) return failure;
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
            label={`${t('player.seek')}: ${audio.name}`}
          />
        ) : audio.state === 'creating' ? (
          <span className={css.making} role="status">
            <WaveMark size={22} moving /> {t('editor.creating')}
          </span>
        ) : (
          <StaticWaveform peaks={peaks} />
        )}
        <span className={css.length}>
          {audio.durationMs !== null && formatDuration(audio.durationMs)}
        </span>
      </div>
      {audio.fallback && (
        <Notice tone="info">
          {t('library.audio.fallback', { name: audio.speaker.name[locale] })}
        </Notice>
      )}
      <VoiceRating audio={audio} />
    </>
  );
}
