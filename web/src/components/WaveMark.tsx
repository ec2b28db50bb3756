import css from './WaveMark.module.css';

/** Heights of the bars, 0 to 1: the brand's wave, one spoken syllable. */
const bars = [0.35, 0.7, 1, 0.55, 0.85, 0.4] as const;

interface Props {
  /** Height in px. */
  size?: number;
  /** Animates the bars, to show progress. */
  moving?: boolean;
}

/** The mark: a sound wave whose tallest bar is saffron. Decorative; the name is beside it as text. */
export function WaveMark({ size = 28, moving = false }: Props) {
  return (
    <svg
      className={css.mark}
      data-moving={moving}
      viewBox="0 0 33 32"
      height={size}
      width={(size * 33) / 32}
      aria-hidden="true"
      focusable="false"
    >
      {bars.map((bar, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing; its bars never change places
          key={index}
          className={index === 2 ? css.accent : css.bar}
          x={(index * 56 + 5) / 10}
          y={16 - bar * 15}
          width={3.8}
          height={bar * 30}
          rx={1.9}
        />
      ))}
    </svg>
  );
}
