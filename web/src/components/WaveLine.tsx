import { barsPath } from './bars-path.ts';
import css from './WaveLine.module.css';

const count = 41;

/** Quiet at the ends, loud in the middle, and always the same, so that it can be prerendered. */
export function waveHeights(bars: number): number[] {
  return Array.from({ length: bars }, (_, index) => {
    const envelope = Math.sin((Math.PI * (index + 0.5)) / bars) ** 1.5;
    const voice = 0.55 + 0.45 * Math.sin(index * 1.9) * Math.cos(index * 0.7);
    return Math.max(0.06, envelope * voice);
  });
}

const bars = waveHeights(count).map((height, index) => ({
  x: index * 6 + 3,
  top: 24 - height * 23,
  bottom: 24 + height * 23,
}));
const middle = (count - 1) / 2;
const line = barsPath(
  bars.filter((_, index) => index !== middle),
  3,
);
const accent = barsPath(bars.slice(middle, middle + 1), 3);

/** The brand's wave as a divider and in empty states. */
export function WaveLine() {
  return (
    <svg className={css.line} viewBox={`0 0 ${count * 6} 48`} aria-hidden="true" focusable="false">
      <path className={css.bar} d={line} />
      <path className={css.accent} d={accent} />
    </svg>
  );
}
