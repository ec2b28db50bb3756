import type { ReactNode } from 'react';
import css from './Card.module.css';

interface Props {
  title?: string;
  text?: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  tone?: 'plain' | 'danger' | 'highlight';
  id?: string;
  children?: ReactNode;
}

export function Card({ title, text, aside, tone = 'plain', id, children }: Props) {
  return (
    <section className={css.card} data-tone={tone} id={id} aria-label={title}>
      {(title || aside) && (
        <header className={css.head}>
          <div>
            {title && <h2 className={css.title}>{title}</h2>}
            {text && <p className={css.text}>{text}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
