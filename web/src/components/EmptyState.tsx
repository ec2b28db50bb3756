import type { ReactNode } from 'react';
import css from './EmptyState.module.css';
import { WaveLine } from './WaveLine.tsx';

interface Props {
  title: string;
  text?: string;
  /** The way on. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: Props) {
  return (
    <div className={css.empty}>
      <WaveLine />
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
