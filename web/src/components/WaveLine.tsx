import css from './WaveLine.module.css';

const count = 41;

/** Still where it begins and ends, loud in the middle: the same line every time, so that it can be prerendered. */
export function waveHeights(bars: number): number[] {
  return Array.from({ length: bars }, (_, index) => {
    const envelope = Math.sin((Math.PI * (index + 0.5)) / bars) ** 1.5;
    const voice = 0.55 + 0.45 * Math.sin(index * 1.9) * Math.cos(index * 0.7);
    return Math.max(0.06, envelope * voice);
  });
}

/** The brand's line as a divider and in empty states. */
export function WaveLine() {
  return (
    <svg className={css.line} viewBox={`0 0 ${count * 6} 48`} aria-hidden="true" focusable="false">
      {waveHeights(count).map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing; its bars never change places
          key={index}
          className={index === (count - 1) / 2 ? css.accent : css.bar}
          x={index * 6 + 1.5}
          y={24 - height * 23}
          width={3}
          height={height * 46}
          rx={1.5}
        />
      ))}
    </svg>
  );
}
