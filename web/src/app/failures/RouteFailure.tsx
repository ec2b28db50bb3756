import { Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { LocaleIntl } from '../../i18n/intl.tsx';
import { shownLocale } from '../../i18n/shown-locale.ts';
import { LazyFailurePage, statusOf } from './LazyFailurePage.tsx';
import { isChunkError, isLeaving, reloadOnce } from './reload.ts';
import { errorIdOf, reportError } from './report-error.ts';

/** The router's last error boundary. Shows nothing for 401 (already redirecting to sign-in) and to bots. */
export function RouteFailure({ within = false }: { within?: boolean }) {
  const error = useRouteError();
  const status = statusOf(error);
  useEffect(() => {
    if (status === 404 || status === 401 || isLeaving()) return;
    const chunk = isChunkError(error);
    if (chunk && reloadOnce()) return;
    reportError(chunk ? 'chunk' : 'render', error);
  }, [error, status]);
  if (status === 401) return null;
  return (
    <LocaleIntl locale={shownLocale()}>
      <Suspense>
        <LazyFailurePage
          status={status}
          within={within}
          errorId={status === 404 ? null : errorIdOf(error)}
        />
      </Suspense>
    </LocaleIntl>
  );
}
