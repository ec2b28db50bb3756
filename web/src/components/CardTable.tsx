import type { ReactNode } from 'react';
import early from './CardsEarly.module.css';
import onPhones from './CardsOnPhones.module.css';
import css from './CardTable.module.css';

interface Props {
  /** The cells of the header row. */
  head: ReactNode;
  /** The rows. As cards, each cell is a line at the left unless its class places it elsewhere. */
  children: ReactNode;
  /** When rows become cards: below 48rem, or below 79.9rem for tables with many columns. */
  cards?: 'onPhones' | 'early';
  /** Adds height to rows without buttons. */
  roomy?: boolean;
  /** More rows are loading. */
  busy?: boolean;
}

/** A table whose rows become cards in a narrow window, which would otherwise hide columns behind a scroll. */
export function CardTable({
  head,
  children,
  cards = 'onPhones',
  roomy = false,
  busy = false,
}: Props) {
  const rows = cards === 'early' ? early.rows : onPhones.rows;
  return (
    <div className={css.frame} aria-busy={busy || undefined}>
      <table className={`${css.table} ${rows}`} data-roomy={roomy || undefined}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The label before a figure in a card; in a table the column header shows it. */
export function CardLabel({ children }: { children: string }) {
  return <span className={css.label}>{children}: </span>;
}
