import css from './FoldedTable.module.css';

interface Props {
  label: string;
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
}

/** Numbers of a chart as a table that opens on a press. */
export function FoldedTable({ label, head, rows, foot }: Props) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.frame} tabIndex={0} aria-label={label}>
        <table className={css.table}>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <Row key={cells[0]} cells={cells} />
            ))}
          </tbody>
          {foot && (
            <tfoot>
              <Row cells={foot} />
            </tfoot>
          )}
        </table>
      </section>
    </details>
  );
}

function Row({ cells: [first, ...others] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {others.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay in their places
        <td key={place}>{cell}</td>
      ))}
    </tr>
  );
}
