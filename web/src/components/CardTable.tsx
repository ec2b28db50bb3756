import type { ReactNode } from 'react';
import early from './CardsEarly.module.css';
import onPhones from './CardsOnPhones.module.css';
import css from './CardTable.module.css';

interface Props {
  /** The cells of the first line. */
  head: ReactNode;
  /** The rows. Where they are cards, each cell is a line at the left unless its own class puts it elsewhere. */
  children: ReactNode;
  /** Where rows become cards: below 48rem, or below 79.9rem where many columns have no room earlier. */
  cards?: 'onPhones' | 'early';
  /** For rows that no button makes high. */
  roomy?: boolean;
  /** Others are being looked for. */
  busy?: boolean;
}

/** A table whose rows are cards in a narrow window, which would hide half of its columns behind a scroll. */
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

/** What a card says before a figure; in a table the column's head says it. */
export function CardLabel({ children }: { children: string }) {
  return <span className={css.label}>{children}: </span>;
}
