import { Children, type ReactNode } from 'react';
import css from './Facts.module.css';

/** Short facts side by side, with a dot between those that share a line. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <span className={css.facts}>
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no state
        <span key={index}>{fact}</span>
      ))}
    </span>
  );
}
