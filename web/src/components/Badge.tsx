import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type BadgeTone = 'plain' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  );
}
