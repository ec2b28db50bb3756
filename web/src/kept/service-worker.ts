/** Starts the worker, which keeps an offline page, the app and this build's files. Everything works without it too. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void register());
  if (document.readyState === 'complete') void register();
}

let registered = false;

async function register(): Promise<void> {
  if (registered) return;
  registered = true;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Delay after the page has loaded before the worker caches the app, in ms, so that the user comes first. */
const restMs = 2000;

/** Asks the worker to keep the app for offline use, with what this page has loaded. Returns a function that stops it. */
export function keepApp(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const timer = setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
      )
      .map(({ pathname }) => pathname);
    active?.postMessage({ kind: 'keepApp', files });
  }, restMs);
  return () => clearTimeout(timer);
}
