import css from './Skeleton.module.css';

interface Props {
  /** CSS lengths: the final size of the content, so that nothing jumps. */
  width?: string;
  height?: string;
}

export function Skeleton({ width = '100%', height = '1.25em' }: Props) {
  return <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />;
}
