import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { IconButton } from '../../components/IconButton.tsx';
import { loadOverlays } from '../../components/use-overlays.ts';
import { PlayBook } from '../../features/conversions/PlayBook.tsx';
import { PlayConversions } from '../../features/conversions/PlayConversions.tsx';
import { PlayerDock } from '../../features/player/PlayerDock.tsx';
import { PlayerProvider } from '../../features/player/PlayerProvider.tsx';
import { loadToaster } from '../../feedback/load-toaster.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { delayLive, goLive, joinTabs } from '../../firebase/documents/going-live.ts';
import { watchSounds } from '../../firebase/kept-sounds.ts';
import { useText } from '../../i18n/intl.tsx';
import { MeProvider } from '../../me/MeProvider.tsx';
import { BrandLink } from '../../navigation/BrandLink.tsx';
import { splitPath } from '../../navigation/paths.ts';
import { keepApp } from '../../offline/service-worker.ts';
import { PageOrFailure } from '../failures/PageOrFailure.tsx';
import { RequireAdmin } from '../guards/RequireAdmin.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import css from './AppShell.module.css';
import { OfflineNote } from './OfflineNote.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';

const isHome = (pathname: string) => splitPath(pathname).path === '/app';

if (isHome(location.pathname)) delayLive();

/** Loads code that pages need when they are offline or their build was replaced, while it can still be loaded. */
function loadRest(): void {
  void loadToaster().catch(() => undefined);
  void import('../failures/FailurePage.tsx').catch(() => undefined);
  void loadOverlays();
}

/** The app's frame: sidebar, page, and the one player at the bottom that stays across pages. */
export function AppShell() {
  const t = useText();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => keepApp(loadRest), []);
  useEffect(joinTabs, []);
  useEffect(() => {
    if (!isHome(pathname)) goLive();
  }, [pathname]);
  const uid = useUid();
  useEffect(() => (uid === '' ? undefined : watchSounds(uid)), [uid]);
  useEffect(() => {
    // The page behind the drawer is inert, so the drawer must close when the screen gets wide.
    const wide = matchMedia('(min-width: 60.01rem)');
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  const isAdmin = splitPath(pathname).path.startsWith('/admin');
  return (
    <MeProvider>
      <PlayerProvider>
        <div className={css.shell}>
          <SkipLink inert={open} />
          <header className={css.bar} inert={open}>
            <IconButton
              label={t('shell.menu')}
              aria-expanded={open}
              aria-controls="sidebar"
              onClick={() => setOpen(true)}
            >
              <MenuIcon size={22} aria-hidden="true" />
            </IconButton>
            <BrandLink to="/app" />
          </header>
          <Sidebar open={open} onClose={() => setOpen(false)} />
          <main id="content" className={css.content} tabIndex={-1} inert={open}>
            <OfflineNote />
            <AccountNotice />
            <PageOrFailure within kept>
              {isAdmin ? (
                <RequireAdmin>
                  <Outlet />
                </RequireAdmin>
              ) : (
                <Outlet />
              )}
            </PageOrFailure>
          </main>
          <div inert={open}>
            <PlayerDock />
            <PlayConversions />
            <PlayBook />
          </div>
        </div>
      </PlayerProvider>
    </MeProvider>
  );
}
