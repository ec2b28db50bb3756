import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useLocalePath } from '../../navigation/use-go.ts';
import css from './SidebarNav.module.css';

export interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Marks only the page itself as current, not the pages below it. */
  end?: boolean;
  /** Pages that are reached from it and have no entry of their own. */
  leadsTo?: readonly string[];
}

/** Links to pages, one of them marked as current. */
export function SidebarEntries({ of }: { of: readonly Entry[] }) {
  const localePath = useLocalePath();
  const { pathname } = useLocation();
  const isHere = (path: string, end: boolean) =>
    matchPath({ path: localePath(path), end }, pathname) !== null;
  return (
    <ul className={css.list}>
      {of.map(({ to, label, icon, end = false, leadsTo = [] }) => (
        <li key={to}>
          <Link
            to={localePath(to)}
            className={css.link ?? ''}
            aria-current={
              isHere(to, end) || leadsTo.some((path) => isHere(path, end)) ? 'page' : undefined
            }
          >
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
