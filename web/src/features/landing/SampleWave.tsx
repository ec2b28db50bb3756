import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import css from './SampleWave.module.css';
import type { Sample } from './sample.ts';

interface Props {
  sample: Sample;
  ms: number;
  onSeek: (ms: number) => void;
}

/** The voice as a line; what has been said is blue. A slider lies over it for fingers and keys. */
export function SampleWave({ sample, ms, onSeek }: Props) {
  const t = useText();
  const share = ms / sample.durationMs;
  return (
    <div className={css.wave}>
      <svg
        viewBox={`0 0 ${sample.bars.length * 6} 48`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {sample.bars.map((bar, index) => {
          const height = Math.max(3, bar * 44);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
              key={index}
              data-said={(index + 0.5) / sample.bars.length <= share || undefined}
              x={index * 6 + 1.5}
              y={24 - height / 2}
              width={3}
              height={height}
              rx={1.5}
            />
          );
        })}
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
