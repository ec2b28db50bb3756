import type { ReactNode } from 'react';
import css from './Page.module.css';
import { useTitle } from './use-title.ts';

interface Props {
  title: string;
  /** The title with markup, if it needs any. */
  heading?: ReactNode;
  /** Stands before the title. */
  picture?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Text pages and forms read better narrow. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page of the app: heading, document title and width. */
export function Page({ title, heading, picture, lead, actions, narrow = false, children }: Props) {
  useTitle(title);
  return (
    <div className={css.page} data-narrow={narrow || undefined}>
      <header className={css.head}>
        <div className={css.heading}>
          {picture}
          <div className={css.titles}>
            <h1>{heading ?? title}</h1>
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
