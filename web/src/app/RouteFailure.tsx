import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { LocaleIntl } from '../i18n/intl.tsx';
import { shownLocale } from '../i18n/shown-locale.ts';
import { isBot } from './bots.ts';
import { isChunkError, reloadOnce } from './reload.ts';
import { reportError } from './report-error.ts';

const ErrorPage = lazy(() => import('./ErrorPage.tsx').then((m) => ({ default: m.ErrorPage })));

export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number'
  )
    return error.status || 500;
  return 500;
}

/** Where fatal errors end. Nothing is shown for 401 (the way to sign-in is already taken) and to bots. */
export function RouteFailure({ within = false }: { within?: boolean }) {
  const error = useRouteError();
  const status = statusOf(error);
  useEffect(() => {
    if (status === 404 || status === 401) return;
    const chunk = isChunkError(error);
    if (chunk && reloadOnce()) return;
    reportError(chunk ? 'chunk' : 'render', error);
  }, [error, status]);
  if (status === 401 || isBot(navigator.userAgent)) return null;
  return (
    <LocaleIntl locale={shownLocale()}>
      <Suspense>
        <ErrorPage status={status} within={within} />
      </Suspense>
    </LocaleIntl>
  );
}
