import type { ReactNode } from 'react';
import css from './Section.module.css';

interface Props {
  title: string;
  /** The title with markup, if it needs any. */
  heading?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  /** Sets it apart, as it is what the address asks for. */
  framed?: boolean;
  children: ReactNode;
}

/** A titled part of an admin page. */
export function Section({ title, heading, aside, framed = false, children }: Props) {
  return (
    <section className={css.section} aria-label={title} data-framed={framed || undefined}>
      <div className={css.head}>
        <h2>{heading ?? title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
