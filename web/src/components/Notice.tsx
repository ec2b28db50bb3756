import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface Props {
  tone: 'info' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
}

/** A message beside the thing it is about. */
export function Notice({ tone, title, children }: Props) {
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'info' ? 'status' : 'alert'}>
      {title && <p className={css.title}>{title}</p>}
      <p>{children}</p>
    </div>
  );
}
