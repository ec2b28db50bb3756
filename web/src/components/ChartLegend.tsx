import css from './ChartLegend.module.css';

interface Entry {
  readonly kind: 'column' | 'light' | 'level';
  readonly label: string;
}

/** What the marks of a chart mean. */
export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={css.legend}>
      {entries.map(({ kind, label }) => (
        <li key={kind}>
          <span className={css.mark} data-kind={kind} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}
