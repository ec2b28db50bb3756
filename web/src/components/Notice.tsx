import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface Props {
  tone: 'info' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
}

/** A word about what happened, beside where it happened. */
export function Notice({ tone, title, children }: Props) {
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'info' ? 'status' : 'alert'}>
      {title && <p className={css.title}>{title}</p>}
      <p>{children}</p>
    </div>
  );
}
