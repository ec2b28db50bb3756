import css from './ChartFigure.module.css';

/** The number above a chart, and what it is of. */
export function ChartFigure({ value, of }: { value: string; of: string }) {
  return (
    <p className={css.total}>
      {value}
      <span className={css.when}>{of}</span>
    </p>
  );
}
