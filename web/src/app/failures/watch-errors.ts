import { treatmentOf } from './error-treatment.ts';
import { showInPlace } from './fatal-errors.ts';
import { isLoadingAhead } from './loads-ahead.ts';
import { isLeaving, reloadOnce, watchLeaving } from './reload.ts';
import { reportError } from './report-error.ts';

/** Reloads only with a connection, as the page would be lost without one. */
const reloadOnline = () => navigator.onLine && reloadOnce();
const onPreloadError = () => !isLoadingAhead() && reloadOnline();

/** Reports uncaught errors and shows the error page (docs/decisions/0094). */
export function watchErrors(): void {
  watchLeaving();
  addEventListener('vite:preloadError', onPreloadError);
  addEventListener('unhandledrejection', (event) => handleError(event.reason));
  // Other sites' scripts and layout notices report no error object.
  addEventListener('error', (event) => event.error && handleError(event.error));
}

function handleError(reason: unknown): void {
  if (isLeaving()) return;
  const fate = treatmentOf(reason, { origin: location.origin, online: navigator.onLine });
  if (fate === 'ignore' || (fate === 'reload' && reloadOnline())) return;
  reportError(fate === 'reload' ? 'chunk' : 'unhandled', reason);
  if (fate === 'show') void showToUsers(reason);
}

/** Shows the error page, but leaves the page as it is for bots. */
async function showToUsers(error: unknown): Promise<void> {
  const { isBot } = await import('./bots.ts');
  if (isBot(navigator.userAgent)) return;
  // Keeps the page until the error page has loaded.
  await import('./FailurePage.tsx').catch(() => undefined);
  showInPlace(error);
}
