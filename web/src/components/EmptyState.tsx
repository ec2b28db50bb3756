import type { ReactNode } from 'react';
import css from './EmptyState.module.css';
import { WaveLine } from './WaveLine.tsx';

interface Props {
  title: string;
  text?: string;
  /** The next step. */
  action?: ReactNode;
  /** `h1` if the page has nothing else. */
  heading?: 'h1' | 'h2';
}

export function EmptyState({ title, text, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={css.empty}>
      <WaveLine />
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
