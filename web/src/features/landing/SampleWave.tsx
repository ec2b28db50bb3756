import { barsPath } from '../../components/bars-path.ts';
import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import css from './SampleWave.module.css';
import type { Sample } from './sample.ts';

const barWidth = 3;

interface Props {
  sample: Sample;
  ms: number;
  onSeek: (ms: number) => void;
}

/** The waveform, blue as far as it has played, with a slider on top for touch and keys. */
export function SampleWave({ sample, ms, onSeek }: Props) {
  const t = useText();
  const bars = sample.bars.map((bar, index) => {
    const half = Math.max(barWidth, bar * 44) / 2;
    return { x: index * 6 + 3, top: 24 - half, bottom: 24 + half };
  });
  const said = Math.round((ms / sample.durationMs) * bars.length);
  return (
    <div className={css.wave}>
      <svg
        viewBox={`0 0 ${sample.bars.length * 6} 48`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={barsPath(bars.slice(said), barWidth)} />
        <path className={css.said} d={barsPath(bars.slice(0, said), barWidth)} />
      </svg>
      <input
        type="range"
        min={0}
        max={sample.durationMs}
        step={100}
        value={Math.min(ms, sample.durationMs)}
        aria-label={t('landing.sample.seek')}
        aria-valuetext={formatDuration(ms)}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
    </div>
  );
}
