import type { Word } from '@duu/contract/word';
import { Repeat, Repeat1, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { Slider } from '../../components/Slider.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './ListenOptions.module.css';
import { usePlayer, usePlayerState } from './player-context.ts';
import { repeats } from './queue.ts';
import { SleepTimerSelect } from './SleepTimerSelect.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';

/** Playback settings: speed, volume, repeat. They do not change the audio itself. */
export function ListenOptions({ words }: { words: readonly Word[] }) {
  const t = useText();
  const player = usePlayer();
  const { volume, muted, queue } = usePlayerState();
  const nextRepeat = repeats[(repeats.indexOf(queue.repeat) + 1) % repeats.length] ?? 'off';
  const loudness = muted ? 0 : volume;
  return (
    <div className={css.options}>
      <SpeedSelect />
      <SleepTimerSelect />
      <div className={css.volume}>
        <Slider
          label={t('player.volume')}
          value={loudness}
          min={0}
          max={1}
          step={0.05}
          valueText={t('player.volumeValue', { percent: Math.round(loudness * 100) })}
          onChange={(value) => player.setVolume(value)}
        />
        <IconButton
          label={t(muted ? 'player.unmute' : 'player.mute')}
          aria-pressed={muted}
          onClick={() => player.setVolume(volume, !muted)}
        >
          {muted ? <VolumeX size={20} /> : <Volume2 size={20} />}
        </IconButton>
      </div>
      <IconButton
        label={t(`player.repeat.${queue.repeat}`)}
        variant={queue.repeat === 'off' ? 'ghost' : 'secondary'}
        onClick={() => player.setRepeat(nextRepeat)}
      >
        {queue.repeat === 'one' ? <Repeat1 size={20} /> : <Repeat size={20} />}
      </IconButton>
      <p className={css.hint}>
        {words.length > 0 && t('player.readAlongHint')}{' '}
        {words.some((word) => word.estimated) && t('player.estimated')}
      </p>
    </div>
  );
}
