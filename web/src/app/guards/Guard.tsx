import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Waiting } from '../../feedback/Waiting.tsx';
import { useSession } from '../../firebase/auth/use-session.ts';
import {
  isPublicPath,
  returnPath,
  signInPath,
  splitPath,
  withPrefix,
} from '../../navigation/paths.ts';
import { useRouteRules } from './use-route-rules.ts';

const LocalChooser = import.meta.env.LOCAL_BUILD
  ? lazy(() =>
      import('../../features/auth/local/LocalChooser.tsx').then((m) => ({
        default: m.LocalChooser,
      })),
    )
  : null;

/**
 * Guards the routes: visitors on a non-public path go to sign-in and return afterwards; signed-in users leave the
 * sign-in page.
 */
export function Guard() {
  const session = useSession();
  const location = useLocation();
  const { prefix, path } = splitPath(location.pathname);
  const asking = useRouteRules(path);
  useEffect(() => {
    document.documentElement.dataset.session = session.status;
  }, [session.status]);
  if (session.status === 'loading' && !(isPublicPath(path) && path !== '/auth')) return <Waiting />;
  if (session.status === 'signedOut' && !isPublicPath(path))
    return asking ? <Waiting /> : <Navigate to={signInPath(location)} replace />;
  if (session.status === 'signedIn' && path.replace(/\/$/, '') === '/auth')
    return (
      <Navigate
        to={withPrefix(returnPath(location.search), prefixFor(location.search, prefix))}
        replace
      />
    );
  return (
    <>
      <Outlet />
      {LocalChooser && (
        <Suspense>
          <LocalChooser />
        </Suspense>
      )}
    </>
  );
}

/** A return address has its own prefix; only the fallback takes the page's. */
function prefixFor(search: string, prefix: 'en' | 'mn' | null): 'en' | 'mn' | null {
  return new URLSearchParams(search).has('return') ? null : prefix;
}
