import { Select } from '../../components/Select.tsx';
import { useText } from '../../i18n/intl.tsx';
import { sleepMinutes, useSleepTimer } from './sleep-timer.ts';
import { usePlayingTime } from './use-playing-time.ts';

/** Sets when the player stops by itself. */
export function SleepTimerSelect() {
  const t = useText();
  const { sleep, set } = useSleepTimer();
  const left = usePlayingTime(() =>
    sleep === null ? null : Math.max(1, Math.ceil((sleep.endsAt - Date.now()) / 60_000)),
  );
  return (
    <Select
      label={t('player.sleep')}
      value={sleep === null ? '' : String(sleep.minutes)}
      options={[
        { value: '', label: t('player.sleep.off') },
        ...sleepMinutes.map((minutes) => ({
          value: String(minutes),
          label: t('player.sleep.minutes', { minutes }),
        })),
      ]}
      hint={left !== null && t('player.sleep.left', { minutes: left })}
      onChange={(value) => set(value === '' ? null : Number(value))}
    />
  );
}
