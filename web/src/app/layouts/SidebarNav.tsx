import {
  Archive,
  AudioLines,
  BookA,
  CircleQuestionMark,
  CreditCard,
  House,
  Library,
  Settings,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { lazyPart, useLazyState } from '../../components/lazy-part.tsx';
import { useSession } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { type Entry, SidebarEntries } from './SidebarEntries.tsx';
import css from './SidebarNav.module.css';

/** The admins' part of the list, which other users do not load. */
const adminNav = lazyPart(() => import('./AdminNav.tsx').then(({ AdminNav }) => AdminNav));

export function SidebarNav() {
  const t = useText();
  const session = useSession();
  const main: Entry[] = [
    { to: '/app', label: t('shell.home'), icon: <House />, end: true },
    { to: '/app/text2speech', label: t('shell.textToSpeech'), icon: <AudioLines /> },
    { to: '/app/library', label: t('shell.library'), icon: <Library />, end: true },
    { to: '/app/library/archived', label: t('shell.archived'), icon: <Archive /> },
    { to: '/app/dictionary', label: t('shell.dictionary'), icon: <BookA /> },
    { to: '/app/account/billing', label: t('shell.billing'), icon: <CreditCard /> },
    {
      to: '/app/account/settings',
      label: t('shell.settings'),
      icon: <Settings />,
      leadsTo: ['/app/account/keys', '/app/account/webhooks'],
    },
    { to: '/app/help', label: t('help.title'), icon: <CircleQuestionMark /> },
  ];
  const isAdmin = session.status === 'signedIn' && session.admin === true;
  const { part: AdminNav, failure } = useLazyState(adminNav, isAdmin);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is marked, and the admins' part arrives after the page
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (here) keepInSight(here, nav.current);
  }, [pathname, AdminNav]);
  return (
    <nav
      ref={nav}
      className={css.nav}
      data-long={isAdmin || undefined}
      aria-label={t('shell.navigation')}
    >
      <SidebarEntries of={main} />
      {isAdmin && AdminNav && <AdminNav list={nav} />}
      {isAdmin && failure && (
        <div className={css.failed}>
          <p role="alert">{t('shell.failed')}</p>
          <Button variant="outline" size="sm" onClick={adminNav.retry}>
            {t('shell.retry')}
          </Button>
        </div>
      )}
    </nav>
  );
}

/** Scrolls only the list, not the page behind it. */
function keepInSight(entry: HTMLElement, list: HTMLElement | null): void {
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const [inside, around] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inside.bottom > around.bottom) list.scrollTop += inside.bottom - around.bottom + 4;
  else if (inside.top < around.top) list.scrollTop -= around.top - inside.top + 4;
}
