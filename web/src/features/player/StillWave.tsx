import { useMemo } from 'react';
import css from './StillWave.module.css';
import { barsOf } from './waveform-bars.ts';

const height = 40;
const step = 5;

/** The waveform of a sound that is not playing: a picture without controls. */
export function StillWave({ peaks, bars }: { peaks: readonly number[]; bars: number }) {
  const path = useMemo(
    () =>
      barsOf(peaks, bars)
        .map((loudness, index) => {
          const tall = Math.max(2, loudness * height);
          return `M${index * step + 1.5} ${(height - tall) / 2}v${tall}`;
        })
        .join(''),
    [peaks, bars],
  );
  return (
    <svg
      className={css.still}
      viewBox={`0 0 ${bars * step - 2} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
