import { Select } from '../../components/Select.tsx';
import { useText } from '../../i18n/intl.tsx';
import { usePlayer, usePlayerState } from './player-context.ts';
import { playbackRates } from './player-state.ts';

export function SpeedSelect() {
  const t = useText();
  const player = usePlayer();
  const { rate } = usePlayerState();
  return (
    <Select
      label={t('player.speed')}
      value={String(rate)}
      options={playbackRates.map((value) => ({
        value: String(value),
        label: t('player.speedValue', { rate: String(value) }),
      }))}
      onChange={(value) => player.setRate(Number(value))}
    />
  );
}
