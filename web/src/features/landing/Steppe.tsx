import { barsPath } from '../../components/bars-path.ts';
import { waveHeights } from '../../components/WaveLine.tsx';
import css from './Steppe.module.css';

const width = 1440;
const grass = barsPath(
  waveHeights(72).map((height, index) => ({
    x: index * 20 + 10.5,
    top: 246 - height * 26,
    bottom: 260,
  })),
  5,
);

/** Returns a line through the midpoints between the points: hills, not zigzags. */
function ridge(points: readonly number[], base: number, height: number): string {
  const at = points.map(
    (point, index) => [(index * width) / (points.length - 1), base - point * height] as const,
  );
  const curves = at.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = at[index] ?? [x, y];
    return `Q ${Math.round(fromX)} ${Math.round(fromY)} ${Math.round((fromX + x) / 2)} ${Math.round((fromY + y) / 2)}`;
  });
  return `M0 260 V ${base} ${curves.join(' ')} L ${width} ${base} V 260 Z`;
}

/** The brand's wave as a landscape. Deterministic, so that the prerendered page and the app match. */
export function Steppe() {
  return (
    <svg
      className={css.steppe}
      viewBox={`0 0 ${width} 260`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css.far} d={ridge(waveHeights(15), 180, 150)} />
      <path
        className={css.near}
        d={`M0 220 C 240 150, 420 250, 720 205 S 1200 160, ${width} 215 V 260 H 0 Z`}
      />
      <path className={css.grass} d={grass} />
    </svg>
  );
}
