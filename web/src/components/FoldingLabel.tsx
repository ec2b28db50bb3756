import type { ReactNode } from 'react';
import css from './FoldingLabel.module.css';

/** The label of a button with an icon. In narrow windows only the icon is visible. */
export function FoldingLabel({ children }: { children: ReactNode }) {
  return <span className={css.label}>{children}</span>;
}
