import { waveHeights } from '../../components/WaveLine.tsx';
import css from './Steppe.module.css';

const width = 1440;
const bars = 144;

/** Hills whose ridge is a voice: the brand's line as a landscape. Drawn, so that it is the same in both builds. */
export function Steppe() {
  const ridge = waveHeights(24)
    .map((height, index) => `${Math.round((index * width) / 23)},${Math.round(190 - height * 130)}`)
    .join(' ');
  return (
    <svg
      className={css.steppe}
      viewBox={`0 0 ${width} 260`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon className={css.far} points={`0,260 0,190 ${ridge} ${width},190 ${width},260`} />
      <path
        className={css.near}
        d={`M0 220 C 240 150, 420 250, 720 205 S 1200 160, ${width} 215 V 260 H 0 Z`}
      />
      <g className={css.grass}>
        {waveHeights(bars).map((height, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing; its bars never change places
            key={index}
            x={index * 10 + 3}
            y={246 - height * 26}
            width={3}
            height={height * 26 + 14}
            rx={1.5}
          />
        ))}
      </g>
    </svg>
  );
}
