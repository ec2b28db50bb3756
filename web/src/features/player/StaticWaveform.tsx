import { useMemo } from 'react';
import css from './StaticWaveform.module.css';
import { useBarCount } from './use-bar-count.ts';
import { waveformPath, waveformWidth, waveHeight } from './waveform-bars.ts';

/** The waveform of a sound that is not playing: a picture without controls. */
export function StaticWaveform({ peaks }: { peaks: readonly number[] }) {
  const [box, bars] = useBarCount();
  const path = useMemo(() => waveformPath(peaks, bars), [peaks, bars]);
  return (
    <svg
      ref={box}
      className={css.still}
      viewBox={`0 0 ${waveformWidth(bars)} ${waveHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
