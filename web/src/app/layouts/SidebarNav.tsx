import {
  Archive,
  AudioLines,
  BookA,
  ChevronDown,
  CreditCard,
  FileAudio,
  HeartPulse,
  House,
  LayoutDashboard,
  Library,
  MicVocal,
  ReceiptText,
  Route,
  ScrollText,
  Settings,
  Tags,
  Timer,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { useLocalePath } from '../../navigation/use-go.ts';
import css from './SidebarNav.module.css';

interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Marks only the page itself as current, not the pages below it. */
  end?: boolean;
}

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
    { to: '/app/account/settings', label: t('shell.settings'), icon: <Settings /> },
  ];
  const admin: Entry[] = [
    { to: '/admin', label: t('shell.adminHome'), icon: <LayoutDashboard />, end: true },
    { to: '/admin/users', label: t('shell.adminUsers'), icon: <UsersRound /> },
    { to: '/admin/orders', label: t('shell.adminOrders'), icon: <ReceiptText /> },
    { to: '/admin/speakers', label: t('shell.adminSpeakers'), icon: <MicVocal /> },
    { to: '/admin/audios', label: t('shell.adminAudios'), icon: <FileAudio /> },
    { to: '/admin/plans', label: t('shell.adminPlans'), icon: <Tags /> },
    { to: '/admin/route-rules', label: t('shell.adminRules'), icon: <Route /> },
    { to: '/admin/health', label: t('shell.adminHealth'), icon: <HeartPulse /> },
    { to: '/admin/jobs', label: t('shell.adminJobs'), icon: <Timer /> },
    { to: '/admin/audit', label: t('shell.adminAudit'), icon: <ScrollText /> },
  ];
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is marked, and the claim arrives after the page
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (here) keepInSight(here, nav.current);
  }, [pathname, session]);
  const isAdmin = session.status === 'signedIn' && session.admin;
  return (
    <nav
      ref={nav}
      className={css.nav}
      data-long={isAdmin || undefined}
      aria-label={t('shell.navigation')}
    >
      <Entries of={main} />
      {isAdmin && (
        <>
          <h2 className={css.heading}>{t('shell.admin')}</h2>
          <Entries of={admin} />
          <MoreBelow list={nav} />
        </>
      )}
    </nav>
  );
}

/** Shows that there is more below, as not every platform shows a scrollbar. */
function MoreBelow({ list }: { list: RefObject<HTMLElement | null> }) {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () =>
      setHasMore(element.scrollHeight - element.scrollTop - element.clientHeight > 8);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  return (
    <div
      className={css.more}
      data-shown={hasMore || undefined}
      data-testid="more-below"
      aria-hidden="true"
    >
      <ChevronDown />
    </div>
  );
}

/** Scrolls only the list, not the page behind it. */
function keepInSight(entry: HTMLElement, list: HTMLElement | null): void {
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const [inside, around] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inside.bottom > around.bottom) list.scrollTop += inside.bottom - around.bottom + 4;
  else if (inside.top < around.top) list.scrollTop -= around.top - inside.top + 4;
}

function Entries({ of }: { of: readonly Entry[] }) {
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
