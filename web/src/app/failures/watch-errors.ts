import { fateOf } from './error-fate.ts';
import { giveWay } from './fatal-errors.ts';
import { isReloading, reloadOnce } from './reload.ts';
import { reportError } from './report-error.ts';

/** Without a connection a reload would take away what the page still has. */
const reloadOnline = () => navigator.onLine && reloadOnce();

let leaving = false;

/** Reports uncaught errors and shows the error page (docs/decisions/0094). */
export function watchErrors(): void {
  addEventListener('pagehide', () => {
    leaving = true;
  });
  addEventListener('pageshow', () => {
    leaving = false;
  });
  addEventListener('vite:preloadError', reloadOnline);
  addEventListener('unhandledrejection', (event) => take(event.reason));
  // Other sites' scripts and notices about layout come without an error.
  addEventListener('error', (event) => event.error && take(event.error));
}

function take(reason: unknown): void {
  if (leaving || isReloading()) return;
  const fate = fateOf(reason, { origin: location.origin, online: navigator.onLine });
  if (fate === 'ignore' || (fate === 'reload' && reloadOnline())) return;
  reportError(fate === 'reload' ? 'chunk' : 'unhandled', reason);
  if (fate === 'show') void showToPeople(reason);
}

/** A bot keeps the page that it came for. */
async function showToPeople(error: unknown): Promise<void> {
  const { isBot } = await import('./bots.ts');
  if (isBot(navigator.userAgent)) return;
  // The page stays until there is something to show in its place.
  await import('./FailurePage.tsx').catch(() => undefined);
  giveWay(error);
}
