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

/** Half as many bars: in a narrow window all of them would blur into a solid block. */
function halved(bars: readonly number[]): number[] {
  return bars.flatMap((bar, at) => (at % 2 === 0 ? [Math.max(bar, bars[at + 1] ?? 0)] : []));
}

function Bars({
  bars,
  played,
  className,
}: {
  bars: readonly number[];
  /** 0 to 1. */
  played: number;
  className: string | undefined;
}) {
  const places = bars.map((bar, index) => {
    const half = Math.max(barWidth, bar * 44) / 2;
    return { x: index * 6 + 3, top: 24 - half, bottom: 24 + half };
  });
  const playedBars = Math.round(played * bars.length);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bars.length * 6} 48`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={barsPath(places.slice(playedBars), barWidth)} />
      <path className={css.played} d={barsPath(places.slice(0, playedBars), barWidth)} />
    </svg>
  );
}

/** The waveform, blue as far as it has played, with a slider on top for touch and keys. */
export function SampleWave({ sample, ms, onSeek }: Props) {
  const t = useText();
  const played = ms / sample.durationMs;
  return (
    <div className={css.wave}>
      <Bars className={css.wide} bars={sample.bars} played={played} />
      <Bars className={css.narrow} bars={halved(sample.bars)} played={played} />
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
