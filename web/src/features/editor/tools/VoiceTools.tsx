import { type PitchLevel, pitchLevels, speedRange } from '@duu/contract/voice-settings';
import { memo } from 'react';
import { Select } from '../../../components/Select.tsx';
import { Slider } from '../../../components/Slider.tsx';
import { type Translate, useText } from '../../../i18n/intl.tsx';
import type { VoiceSettings } from '../drafts/draft.ts';

type Tuning = Pick<VoiceSettings, 'speed' | 'pitch'>;

export function speedText(speed: number, t: Translate): string {
  return t('editor.speed.value', { speed: speed.toFixed(2).replace(/0$/u, '') });
}

/** The voice's speed and pitch. */
export const VoiceTools = memo(function VoiceTools({
  voice,
  onChange,
}: {
  voice: Tuning;
  onChange: (change: Partial<Tuning>) => void;
}) {
  const t = useText();
  return (
    <>
      <Slider
        label={t('editor.speed')}
        value={voice.speed}
        min={speedRange.min}
        max={speedRange.max}
        step={speedRange.step}
        valueText={speedText(voice.speed, t)}
        onChange={(speed) => onChange({ speed: Math.round(speed * 100) / 100 })}
      />
      <Select<PitchLevel>
        label={t('editor.pitch')}
        value={voice.pitch}
        options={pitchLevels.map((value) => ({ value, label: t(`editor.pitch.${value}`) }))}
        onChange={(pitch) => onChange({ pitch })}
      />
    </>
  );
});
