import {
  ChevronDown,
  FileAudio,
  HeartPulse,
  LayoutDashboard,
  MicVocal,
  ReceiptText,
  Route,
  ScrollText,
  Tags,
  Timer,
  UsersRound,
} from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useText } from '../../i18n/intl.tsx';
import { type Entry, SidebarEntries } from './SidebarEntries.tsx';
import css from './SidebarNav.module.css';

/** The pages of admins, at the end of the sidebar's list. */
export function AdminNav({ list }: { list: RefObject<HTMLElement | null> }) {
  const t = useText();
  const pages: Entry[] = [
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
  return (
    <>
      <h2 className={css.heading}>{t('shell.admin')}</h2>
      <SidebarEntries of={pages} />
      <MoreBelow list={list} />
    </>
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
