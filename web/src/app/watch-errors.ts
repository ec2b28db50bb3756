import { isChunkError, reloadOnce } from './reload.ts';
import { reportError } from './report-error.ts';

/** Without a connection a reload would take away what the page still has. */
const reloadOnline = () => navigator.onLine && reloadOnce();

/** What nobody caught: a missing piece of an older build reloads the page, everything else is reported. */
export function watchErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnline()) event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    if (isHandledElsewhere(event.reason)) return;
    if (isChunkError(event.reason) && reloadOnline()) return;
    reportError(isChunkError(event.reason) ? 'chunk' : 'unhandled', event.reason);
  });
  addEventListener('error', (event) => {
    if (event.error) reportError('unhandled', event.error);
  });
}

/** A failed call has had its toast, an ended one was meant to end. */
function isHandledElsewhere(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ApiError' || reason.name === 'AbortError');
}
