import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useLocalePath } from '../../navigation/use-go.ts';
import css from './SidebarNav.module.css';

export interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Marks only the page itself as current, not the pages below it. */
  end?: boolean;
}

/** Links to pages, one of them marked as current. */
export function SidebarEntries({ of }: { of: readonly Entry[] }) {
  const localePath = useLocalePath();
  return (
    <ul className={css.list}>
      {of.map(({ to, label, icon, end = false }) => (
        <li key={to}>
          <NavLink to={localePath(to)} end={end} className={css.link ?? ''}>
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
