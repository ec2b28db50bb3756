import { Select } from '../../components/Select.tsx';
import { useText } from '../../i18n/intl.tsx';
import { usePlayerState } from './player-context.ts';
import { currentTrack } from './player-state.ts';
import { sleepMinutes, useSleepTimer } from './sleep-timer.ts';
import { usePlayingTime } from './use-playing-time.ts';

/** Sets when the player stops by itself. */
export function SleepTimerSelect() {
  const t = useText();
  const { sleep, set } = useSleepTimer();
  const left = usePlayingTime(() =>
    sleep?.kind === 'minutes' ? Math.max(1, Math.ceil((sleep.endsAt - Date.now()) / 60_000)) : null,
  );
  const hasChapter = currentTrack(usePlayerState())?.chapter !== undefined;
  const isChapter = sleep?.kind === 'chapter';
  return (
    <Select
      label={t('player.sleep')}
      value={sleep === null ? '' : isChapter ? 'chapter' : String(sleep.minutes)}
      options={[
        { value: '', label: t('player.sleep.off') },
        { value: 'chapter', label: t(hasChapter ? 'player.sleep.chapter' : 'player.sleep.end') },
        ...sleepMinutes.map((minutes) => ({
          value: String(minutes),
          label: t('player.sleep.minutes', { minutes }),
        })),
      ]}
      hint={left !== null && t('player.sleep.left', { minutes: left })}
      onChange={(value) => set(value === 'chapter' ? value : value === '' ? null : Number(value))}
    />
  );
}
