/** The worker keeps an offline page, the app and the files of this build; without it everything works as well. */
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

/** How long after the page has come the worker begins to keep the app, in ms: what the person does comes first. */
const restMs = 2000;

/** Asks the worker to keep the app for times without a connection, with what this page has loaded. Returns what ends it. */
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
