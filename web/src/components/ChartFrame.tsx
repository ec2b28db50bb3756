import type { ReactNode } from 'react';
import css from './ChartFrame.module.css';

interface Props {
  /** Describes the chart where it can't be seen. */
  summary: string;
  /** Texts of the top line, and of the bottom line if that is not 0. */
  max: string;
  min?: string | undefined;
  /** Texts below the first and the last column. */
  ends: readonly [first: string, last: string];
  /** The plot. */
  children: ReactNode;
}

/** A plot with the texts of its axes. */
export function ChartFrame({ summary, max, min, ends, children }: Props) {
  return (
    <div className={css.chart} role="img" aria-label={summary}>
      <span className={css.max}>{max}</span>
      {min !== undefined && <span className={css.min}>{min}</span>}
      {children}
      <span className={css.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    </div>
  );
}
