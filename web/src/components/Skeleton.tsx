import css from './Skeleton.module.css';

interface Props {
  /** CSS lengths: the final size of the content, so that nothing jumps. */
  width?: string;
  height?: string;
  round?: boolean;
}

export function Skeleton({ width = '100%', height = '1.25em', round = false }: Props) {
  return (
    <span
      className={css.skeleton}
      data-round={round || undefined}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
